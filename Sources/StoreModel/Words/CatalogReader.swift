/// Reads the values of certain keys from JSON bytes and skips all other values.
///
/// Each closure must consume exactly one value. Reading ends at the first byte that JSON does not
/// allow; the values before it are kept.
struct CatalogReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Starts at the first byte.
  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Visits each member of the object at hand; a value of another kind is skipped.
  mutating func readObject(_ member: (inout CatalogReader, Range<Int>) -> Void) {
    guard peek() == UInt8(ascii: "{") else { return skipValue() }
    position += 1
    while let byte = peek(), byte != UInt8(ascii: "}") {
      if byte == UInt8(ascii: ",") {
        position += 1
        continue
      }
      guard let key = readString(), peek() == UInt8(ascii: ":") else { return stop() }
      position += 1
      member(&self, key)
    }
    position += 1
  }

  /// Visits one member of the object at hand and skips the others.
  mutating func readObject(at name: String, _ value: (inout CatalogReader) -> Void) {
    readObject { reader, key in
      if reader.matches(key, name) { value(&reader) } else { reader.skipValue() }
    }
  }

  /// The text of the string at hand; `nil` for a value of another kind, which is skipped.
  mutating func readText() -> String? {
    guard peek() == UInt8(ascii: "\"") else {
      skipValue()
      return nil
    }
    return readString().map { text($0) }
  }

  /// Steps over the value at hand.
  mutating func skipValue() {
    var depth = 0
    repeat {
      guard let byte = peek() else { return }
      switch byte {
      case UInt8(ascii: "\""): if readString() == nil { return stop() }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        guard depth > 0 else { return stop() }
        position += 1
      default: skipScalar()
      }
    } while depth > 0
  }

  /// Whether the bytes of a key spell a name.
  func matches(_ key: Range<Int>, _ name: String) -> Bool {
    name.utf8.elementsEqual(bytes[key])
  }

  /// The characters of a string between its quotes, escapes resolved.
  func text(_ range: Range<Int>) -> String {
    let body = UnsafeBufferPointer(rebasing: bytes[range])
    guard body.contains(UInt8(ascii: "\\")) else { return String(decoding: body, as: UTF8.self) }
    return Self.unescape(body)
  }

  private mutating func readString() -> Range<Int>? {
    guard peek() == UInt8(ascii: "\"") else { return nil }
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else { return nil }
    position = end + 1
    return start..<end
  }

  private mutating func skipScalar() {
    while position < bytes.count, !Self.endsScalar(bytes[position]) { position += 1 }
  }

  private mutating func peek() -> UInt8? {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    return position < bytes.count ? bytes[position] : nil
  }

  private mutating func stop() { position = bytes.count }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func endsScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "\""): true
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"): true
    default: isBlank(byte)
    }
  }
}

extension CatalogReader {
  private static func unescape(_ body: UnsafeBufferPointer<UInt8>) -> String {
    var units: [UInt16] = []
    var scalars = String(decoding: body, as: UTF8.self).utf16.makeIterator()
    while let unit = scalars.next() {
      guard unit == UInt16(UInt8(ascii: "\\")), let escape = scalars.next() else {
        units.append(unit)
        continue
      }
      switch UInt8(truncatingIfNeeded: escape) {
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "u"):
        let digits = (0..<4).compactMap { _ in scalars.next().flatMap(Unicode.Scalar.init) }
        let hex = String(String.UnicodeScalarView(digits))
        units.append(UInt16(hex, radix: 16) ?? 0xFFFD)
      default: units.append(escape)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
