/// The last lines that a program writes to standard error.
struct StderrTail: Sendable {
  /// How much is kept, in bytes; ours.
  private static let limit = 256 << 10
  private let content: PipeContent

  /// Reads from a descriptor until nobody can write to it, and closes it.
  init(_ descriptor: Int32) {
    content = PipeContent(of: descriptor, keeping: .last, limit: Self.limit)
  }

  /// The lines, once the program has ended.
  func lines() -> [String] { Self.lines(of: content.text()) }

  /// The lines of a text without the stack that the runtime adds, which is that of the view layer.
  static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter {
      $0 != "Current stack trace:" && $0.prefixMatch(of: /\d+ +\S+ +0x[0-9a-f]{8}/) == nil
    }
  }
}
