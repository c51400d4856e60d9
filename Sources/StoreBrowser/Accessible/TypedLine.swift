/// A line from a terminal without line editing. Such a terminal sends arrow keys as escape
/// sequences within the line.
enum TypedLine {
  /// Returns a line without escape sequences and control characters.
  static func text(of line: String) -> String {
    var text = String.UnicodeScalarView()
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case escape: skipSequence(in: &scalars)
      case 0x9B: skipParameters(in: &scalars)
      case 0..<0x20, 0x7F..<0xA0: continue
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  private static let escape: UInt32 = 0x1B
  private static let bell: UInt32 = 0x07

  /// Skips the rest of a sequence, after its escape character.
  private static func skipSequence(in scalars: inout Substring.UnicodeScalarView) {
    switch scalars.popFirst() {
    case "[": skipParameters(in: &scalars)
    case "O": scalars = scalars.dropFirst()
    case "]", "P", "X", "^", "_": skipString(in: &scalars)
    default: break
    }
  }

  /// Skips the parameters of a control sequence and its final byte.
  private static func skipParameters(in scalars: inout Substring.UnicodeScalarView) {
    let parameters = scalars.prefix { (0x20..<0x40).contains($0.value) }
    scalars = scalars.dropFirst(parameters.count + 1)
  }

  /// Skips a control string, such as a window title, with its terminator.
  private static func skipString(in scalars: inout Substring.UnicodeScalarView) {
    while let scalar = scalars.popFirst() {
      if scalar.value == bell { return }
      guard scalar.value == escape else { continue }
      if scalars.first == "\\" { scalars = scalars.dropFirst() }
      return
    }
  }
}
