/// The functions and variables that the classes of a source declare.
struct ClassMembers {
  /// A function or variable of a class.
  struct Member: Hashable {
    /// The class.
    let type: String
    /// The name; for a function with the labels of its parameters.
    let name: String
    let modifiers: Set<String>
  }

  private(set) var found: [Member] = []
  private let tokens: [SwiftToken]
  /// The class of each open brace; `nil` for any other brace.
  private var scopes: [String?] = []
  private var parentheses = 0
  private var modifiers: Set<String> = []
  /// The class whose opening brace follows.
  private var pendingClass: String?

  init(_ source: String) {
    tokens = SwiftTokens(source).tokens.map(\.token)
    for index in tokens.indices { read(at: index) }
  }

  private mutating func read(at index: Int) {
    switch tokens[index] {
    case .newline: modifiers = []
    case .documentation: break
    case .symbol("("): parentheses += 1
    case .symbol(")"): parentheses -= 1
    case .symbol("{"):
      scopes.append(pendingClass)
      pendingClass = nil
    case .symbol("}"): if !scopes.isEmpty { scopes.removeLast() }
    case .symbol: break
    case .word(let word): if parentheses == 0 { read(word, at: index) }
    }
  }

  private mutating func read(_ word: String, at index: Int) {
    guard tokens.indices.contains(index + 1), case .word(let next) = tokens[index + 1] else {
      modifiers.insert(word)
      return
    }
    if word == "class", next != "func", next != "var" { pendingClass = next }
    guard word == "func" || word == "var", let type = scopes.last ?? nil else {
      modifiers.insert(word)
      return
    }
    let name = word == "var" ? next : "\(next)(\(labels(after: index + 1)))"
    found.append(Member(type: type, name: name, modifiers: modifiers))
  }

  /// The parameter labels after an index, each with a colon.
  private func labels(after index: Int) -> String {
    guard let start = tokens[index...].firstIndex(of: .symbol("(")) else { return "" }
    var labels = ""
    var depth = 0
    var isAtStart = true
    var isArrow = false
    for token in tokens[start...] {
      defer { isArrow = token == .symbol("-") }
      switch token {
      case .symbol("("), .symbol("["), .symbol("<"): depth += 1
      case .symbol(">") where isArrow: break
      case .symbol(")"), .symbol("]"), .symbol(">"): depth -= 1
      case .symbol(","): if depth == 1 { isAtStart = true }
      case .word(let word) where isAtStart && depth == 1:
        labels += word + ":"
        isAtStart = false
      default: break
      }
      if depth == 0 { break }
    }
    return labels
  }
}
