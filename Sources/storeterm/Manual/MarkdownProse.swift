/// Turns help text into Markdown.
///
/// Options with their values, variables and paths become code. Pages of `Documentation` become
/// links.
struct MarkdownProse {
  /// The values of each option by its spelling, such as `--format`.
  private let values: [String: [String]]

  /// Creates a converter for the texts of one command.
  init(options: [ArgumentInfo] = []) {
    values = options.reduce(into: [:]) { values, option in
      for name in option.names ?? [] { values[name.text] = option.allValues ?? [] }
    }
  }

  /// Returns the text in Markdown, fit for a table cell.
  func markdown(_ text: String) -> String {
    let words = text.replacing("|", with: "\\|").split(separator: " ").map(Word.init)
    var result: [String] = []
    var index = 0
    while index < words.count {
      var word = words[index]
      index += 1
      if index < words.count, word.end.isEmpty,
        values[word.core]?.contains(words[index].core) == true
      {
        word = Word(
          start: word.start,
          core: "\(word.core) \(words[index].core)",
          end: words[index].end
        )
        index += 1
      }
      result.append(word.markdown)
    }
    return result.joined(separator: " ")
  }

  /// A word with the punctuation around it.
  private struct Word {
    let start: String
    let core: String
    let end: String

    init(start: String, core: String, end: String) {
      (self.start, self.core, self.end) = (start, core, end)
    }

    init(_ text: Substring) {
      let start = text.prefix { $0 == "(" }
      var core = text.dropFirst(start.count)
      while let last = core.last, ".,;:)".contains(last) { core.removeLast() }
      let end = text.dropFirst(start.count + core.count)
      self.init(start: String(start), core: String(core), end: String(end))
    }

    var markdown: String { start + marked + end }

    private var marked: String {
      let folder = "Documentation/"
      if core.hasPrefix(folder) {
        let name = core.dropFirst(folder.count)
        return "[\(name)](\(name))"
      }
      let isVariable = core.hasPrefix("$") && core.dropFirst().first?.isLetter == true
      return isVariable || core.hasPrefix("--") || core.hasPrefix("~/") ? "`\(core)`" : core
    }
  }
}
