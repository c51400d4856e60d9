/// A JSON text as a tree that keeps every token as it was written: the spelling of
/// numbers, keys that repeat, halves of surrogate pairs. Nothing is decoded.
indirect enum LosslessJSON {
  /// A number, `true`, `false` or `null`.
  case scalar(ArraySlice<UInt8>)
  /// A text with its quotation marks.
  case string(ArraySlice<UInt8>)
  case array([LosslessJSON])
  /// The members in the text's order; keys with their quotation marks.
  case object([(key: ArraySlice<UInt8>, value: LosslessJSON)])

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: A text that ``JSONParser`` has accepted, which bounds its depth too.
  ///   - start: Where it starts: behind a byte order mark.
  init(accepted bytes: [UInt8], from start: Int) {
    var reader = Reader(bytes: bytes, index: start)
    self = reader.readValue()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index: Int

    mutating func readValue() -> LosslessJSON {
      skip(while: Self.isBlank)
      switch current {
      case UInt8(ascii: "{"): return readObject()
      case UInt8(ascii: "["): return readArray()
      case UInt8(ascii: "\""): return .string(readString())
      default:
        let start = index
        skip { !Self.isBlank($0) && !",]}".utf8.contains($0) }
        return .scalar(bytes[start..<index])
      }
    }

    private mutating func readObject() -> LosslessJSON {
      var members: [(key: ArraySlice<UInt8>, value: LosslessJSON)] = []
      while goToNext(before: UInt8(ascii: "}")) {
        let key = readString()
        skip { $0 != UInt8(ascii: ":") }
        index += 1
        members.append((key: key, value: readValue()))
      }
      return .object(members)
    }

    private mutating func readArray() -> LosslessJSON {
      var values: [LosslessJSON] = []
      while goToNext(before: UInt8(ascii: "]")) { values.append(readValue()) }
      return .array(values)
    }

    /// Goes behind the opening bracket or a comma and to what follows; behind the closing
    /// bracket when the list ends.
    private mutating func goToNext(before closing: UInt8) -> Bool {
      skip(while: Self.isBlank)
      if current != closing { index += 1 }
      skip(while: Self.isBlank)
      guard index < bytes.count, current != closing else {
        index += 1
        return false
      }
      return true
    }

    private mutating func readString() -> ArraySlice<UInt8> {
      let start = index
      index += 1
      while index < bytes.count, current != UInt8(ascii: "\"") {
        index += current == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, bytes.count)
      return bytes[start..<index]
    }

    private var current: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func skip(while condition: (UInt8) -> Bool) {
      while index < bytes.count, condition(bytes[index]) { index += 1 }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }
  }
}
