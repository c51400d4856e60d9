import TerminalUI

/// The text of a paste in progress.
struct PasteBuffer {
  /// The maximum number of stored bytes, with 4 bytes per scalar. No text field accepts more text.
  /// The rest of a longer paste is read and dropped, so that a paste of gigabytes does not fill the
  /// memory.
  static let limit = 4 * (TextLimit.editor + 1)

  private var bytes: [UInt8] = []
  private var isDelivered = false

  /// Appends bytes of UTF-8.
  mutating func take(_ more: some Collection<UInt8>) {
    if !isDelivered { bytes += more.prefix(Self.limit - bytes.count) }
  }

  /// Appends a character as curses reports it: a Unicode scalar value.
  mutating func take(scalar value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    take(Array(String(scalar).utf8))
  }

  /// Returns the text if the buffer is full, before the paste ends; otherwise `nil`.
  mutating func deliverIfFull() -> String? { bytes.count < Self.limit ? nil : deliver() }

  /// Returns the text at the first call; `nil` if there is none.
  mutating func deliver() -> String? {
    guard !isDelivered, !bytes.isEmpty else { return nil }
    isDelivered = true
    let text = Self.text(of: String(decoding: bytes, as: UTF8.self))
    bytes = []
    return text.isEmpty ? nil : text
  }

  /// Returns the text without control characters other than line breaks and tabs. Escape sequences
  /// of keys and colours are removed completely.
  private static func text(of pasted: String) -> String {
    var text = String.UnicodeScalarView()
    var scalars = pasted.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x0A, 0x0D: text.append("\n")
      case 0x09: text.append("\t")
      case 0x1B: skipSequence(in: &scalars)
      case 0..<0x20, 0x7F..<0xA0: break
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static func skipSequence(in scalars: inout Substring.UnicodeScalarView) {
    switch scalars.first {
    case "[":
      let parameters = scalars.dropFirst().prefix { (0x20..<0x40).contains($0.value) }
      scalars = scalars.dropFirst(parameters.count + 2)
    case "O": scalars = scalars.dropFirst(2)
    default: break
    }
  }
}
