extension JSONScanner {
  /// The text of the last token, which must be a string or key, with its escapes decoded. An
  /// unpaired surrogate becomes U+FFFD, because a Swift string cannot contain it.
  package var text: String {
    let body = bytes[tokenRange.lowerBound + 1..<tokenRange.upperBound - 1]
    guard hasEscapes else { return String(decoding: body, as: UTF8.self) }
    var text: [UInt8] = []
    var index = body.startIndex
    while index < body.endIndex {
      guard body[index] == UInt8(ascii: "\\") else {
        text.append(body[index])
        index += 1
        continue
      }
      let (scalar, length) = JSONEscape.decode(body[index...])
      text += (scalar ?? "\u{FFFD}").utf8
      index += length
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns whether the last token, a string or key, has the text `name`.
  package func isText(_ name: StaticString) -> Bool {
    isText(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }

  /// Returns whether the last token, a string or key, has the text with the UTF-8 bytes of `name`.
  func isText(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    if hasEscapes { return text.utf8.elementsEqual(name) }
    guard tokenRange.count == name.count + 2 else { return false }
    let start = tokenRange.lowerBound + 1
    var step = 0
    while step < name.count {
      if bytes[start + step] != name[step] { return false }
      step += 1
    }
    return true
  }

  /// Skips the string whose opening quotation mark is at the current index.
  mutating func skipString() throws(JSONSyntaxError) {
    index += 1
    hasEscapes = false
    while true {
      skipPlain()
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try skipEscape()
      default:
        let kind: JSONSyntaxError.Kind = index < end ? .controlCharacterInText : .endsInside(.text)
        throw JSONSyntaxError(kind: kind, offset: index)
      }
    }
  }

  /// Skips to the next quotation mark, backslash or control character. Reads eight bytes at a time,
  /// because most bytes of a file are in strings.
  private mutating func skipPlain() {
    index = bytes.withUnsafeBytes { [index] raw in
      var place = index
      while place + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        let marks = Self.marks(in: UInt64(littleEndian: word))
        if marks != 0 { return place + marks.trailingZeroBitCount / 8 }
        place += 8
      }
      // The NUL byte after the text ends this loop.
      while raw[place] != 0x22, raw[place] != 0x5C, raw[place] >= 0x20 { place += 1 }
      return place
    }
  }

  /// Returns a word with the highest bit set in each byte that is a quotation mark, a backslash or
  /// a control character. Only the lowest set bit is reliable.
  ///
  /// Subtracting a number from a smaller byte sets the highest bit of that byte, and may change the
  /// bytes above it. Bytes outside ASCII are masked out, because their highest bit is always set.
  private static func marks(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word ^ (ones &* 0x22)) &- ones
    let backslashes = (word ^ (ones &* 0x5C)) &- ones
    let controls = word &- (ones &* 0x20)
    return (quotes | backslashes | controls) & ~word & (ones &* 0x80)
  }

  private mutating func skipEscape() throws(JSONSyntaxError) {
    let letter = bytes[index + 1]
    if letter == UInt8(ascii: "u"), JSONEscape.unit(bytes[index..<end]) != nil {
      index += 6
    } else if JSONEscape.character(letter) != nil {
      index += 2
    } else {
      let kind: JSONSyntaxError.Kind = index + 1 < end ? .unknownEscape : .endsInside(.text)
      throw JSONSyntaxError(kind: kind, offset: index)
    }
  }
}
