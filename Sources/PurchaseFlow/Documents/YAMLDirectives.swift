import Foundation

/// Counts the directives of a YAML text before it is parsed.
enum YAMLDirectives {
  /// The maximum number of lines that begin with `%`. libyaml compares each `%TAG` directive with
  /// all earlier `%TAG` directives. A text with 40,000 directives (half a megabyte) therefore takes
  /// seconds. A scenario has at most one `%YAML`.
  static let limit = 16

  /// Returns the place of the first line that begins with `%` and exceeds ``limit``; `nil` if no
  /// line does.
  ///
  /// - Parameter text: A text in UTF-8.
  static func firstExcess(in text: UnsafeBufferPointer<UInt8>) -> YAMLPlace? {
    var (count, start) = (0, 0)
    while let base = text.baseAddress, start < text.count,
      let found = memchr(base + start, 0x25, text.count - start)
    {
      let index = UnsafeRawPointer(base).distance(to: UnsafeRawPointer(found))
      start = index + 1
      guard isLineStart(index, in: text) else { continue }
      count += 1
      guard count > limit else { continue }
      return YAMLPlace(after: String(decoding: text[..<index], as: UTF8.self))
    }
    return nil
  }

  /// Returns whether a line begins at a byte. In YAML 1.1, a line ends with a line feed, a carriage
  /// return, U+0085, U+2028 or U+2029.
  private static func isLineStart(_ index: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard index > 0 else { return true }
    switch text[index - 1] {
    case 0x0A, 0x0D: return true
    case 0x85: return index > 1 && text[index - 2] == 0xC2
    case 0xA8, 0xA9: return index > 2 && text[index - 3] == 0xE2 && text[index - 2] == 0x80
    default: return false
    }
  }
}
