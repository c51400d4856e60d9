import Foundation

/// Why the screen does not show the file as it is.
struct PreviewProblem: Hashable {
  /// A line of a problem's text.
  struct Line: Hashable {
    let text: String
    /// Whether it is told first: a place and what is wrong there.
    var isHeadline = false
    /// Whether its columns matter, as those of source with marks below do.
    var isSource = false
  }

  /// What it is, in a few words.
  let title: String
  let lines: [Line]

  /// What the compiler finds wrong.
  init(diagnostics: [CompilerDiagnostic]) {
    title = diagnostics.count == 1 ? "1 error" : "\(diagnostics.count) errors"
    lines = diagnostics.flatMap { diagnostic in
      [Line(text: diagnostic.headline, isHeadline: true)]
        + diagnostic.details.map { Line(text: $0, isSource: !$0.contains(": note: ")) }
    }
  }

  /// Something that is told in sentences.
  init(title: String, text: String) {
    self.title = title
    lines = text.split(separator: "\n").map { Line(text: String($0)) }
  }

  /// The file declares nothing to show.
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

  /// The program has ended by itself.
  init(ending: LimitedRun.Ending, words: [String]) {
    switch ending {
    case .exceeded(let limit): title = "\(limit.excess) and was stopped"
    case .signal(let number):
      title = "crashed (\(String(cString: strsignal(number))))"
    case .code(let code): title = "ended with exit code \(code)"
    }
    var said = words.isEmpty ? ["It printed nothing to stderr."] : words
    if case .exceeded(let limit) = ending { said.append("To avoid this, \(limit.advice).") }
    lines = said.enumerated().map { Line(text: $1, isHeadline: $0 == 0 && !words.isEmpty) }
  }
}
