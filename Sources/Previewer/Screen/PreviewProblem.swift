import Foundation

/// The reason why the screen does not show the present state of the file.
struct PreviewProblem: Hashable {
  /// A line of a problem's text.
  struct Line: Hashable {
    let text: String
    /// Whether the line is a headline: a position and an error.
    var isHeadline = false
    /// Whether the line must not wrap, because it is source or marks below source.
    var isSource = false
  }

  /// A short title.
  let title: String
  let lines: [Line]

  /// Creates a problem from compiler errors.
  init(diagnostics: [CompilerDiagnostic]) {
    title = diagnostics.count == 1 ? "1 error" : "\(diagnostics.count) errors"
    lines = diagnostics.flatMap { diagnostic in
      [Line(text: diagnostic.headline, isHeadline: true)]
        + diagnostic.details.map { Line(text: $0, isSource: !$0.contains(": note: ")) }
    }
  }

  /// Creates a problem from a title and sentences.
  init(title: String, text: String) {
    self.title = title
    lines = text.split(separator: "\n").map { Line(text: String($0)) }
  }

  /// Creates the problem of a file that declares nothing to show.
  init(nothingIn path: String) {
    self.init(
      title: "nothing to show",
      text: """
        \(path) has no #Preview, PreviewProvider or App, and no View or \
        SubscriptionStoreControlStyle that has an initializer without arguments.
        Write one, such as: #Preview { Shop() }
        """
    )
  }

  /// Creates the problem of a program that ended.
  init(ending: LimitedRun.Ending, words: [String]) {
    switch ending {
    case .exceeded(let limit): title = "\(limit.exceededText) and was stopped"
    case .signal(let number):
      title = "crashed (\(String(cString: strsignal(number))))"
    case .code(let code): title = "ended with exit code \(code)"
    }
    var said = words.isEmpty ? ["It printed nothing to stderr."] : words
    if case .exceeded(let limit) = ending { said.append("To avoid this, \(limit.advice).") }
    lines = said.enumerated().map { Line(text: $1, isHeadline: $0 == 0 && !words.isEmpty) }
  }
}
