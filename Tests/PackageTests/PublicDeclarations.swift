/// The public declarations of a file.
struct PublicDeclarations {
  /// One declaration.
  struct Declaration: Hashable {
    let name: String
    let line: Int
    let isDocumented: Bool
  }

  /// What braces are around a place.
  private enum Scope {
    /// A type or an extension; whether what is declared in it is public unless it says
    /// otherwise, and whether the cases of an enumeration are.
    case members(arePublic: Bool, casesArePublic: Bool)
    /// A body, where nothing is declared for others.
    case code
  }

  private(set) var found: [Declaration] = []
  private var scopes: [Scope] = []
  private var parentheses = 0
  private var modifiers: Set<String> = []
  private var isDocumented = false
  /// What the next brace opens.
  private var next = Scope.code
  private var previous = SwiftToken.newline
  private var isInDirective = false
  /// The declaration whose name comes next.
  private var pending: (keyword: String, line: Int, isDocumented: Bool)?

  init(_ source: String) {
    for (token, line) in SwiftTokens(source).tokens {
      read(token, line)
      if token != .newline { previous = token }
    }
  }

  private static let types: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "extension",
  ]
  private static let members: Set<String> = [
    "func", "var", "let", "init", "subscript", "case", "typealias", "associatedtype", "macro",
  ]

  private var isDeclaring: Bool {
    if case .code = scopes.last { return false }
    return parentheses == 0
  }

  private mutating func read(_ token: SwiftToken, _ line: Int) {
    switch token {
    case .newline: isInDirective = false
    case .documentation: if isDeclaring { isDocumented = true }
    case .symbol(let symbol): read(symbol)
    case .word(let word) where isDeclaring && !isInDirective: read(word, line)
    case .word: break
    }
  }

  private mutating func read(_ symbol: Character) {
    if let pending, isDeclaring { note(pending.keyword, pending) }
    switch symbol {
    case "(", "[": parentheses += 1
    case ")", "]": parentheses -= 1
    case "{":
      // What is inside parentheses is a closure.
      scopes.append(parentheses == 0 ? next : .code)
      next = .code
    case "}":
      if !scopes.isEmpty { scopes.removeLast() }
    default: break
    }
  }

  private mutating func read(_ word: String, _ line: Int) {
    if ["import", "#if", "#elseif", "#else", "#endif"].contains(word) {
      isInDirective = true
      return
    }
    if let pending {
      // `class func` declares a function.
      if pending.keyword == "class", Self.members.contains(word) {
        self.pending = (word, pending.line, pending.isDocumented)
        return
      }
      note(word, pending)
      return
    }
    if previous == .symbol(".") { return }
    if Self.types.contains(word) || Self.members.contains(word) {
      pending = (word, line, isDocumented)
      isDocumented = false
    } else {
      modifiers.insert(word)
    }
  }

  private mutating func note(
    _ name: String,
    _ declaration: (keyword: String, line: Int, isDocumented: Bool)
  ) {
    let isPublic = isPublic(declaration.keyword)
    if isPublic, declaration.keyword != "extension" {
      found.append(
        Declaration(name: name, line: declaration.line, isDocumented: declaration.isDocumented)
      )
    }
    if Self.types.contains(declaration.keyword) {
      let isWhole = declaration.keyword == "protocol" || declaration.keyword == "extension"
      next = .members(
        arePublic: isPublic && isWhole,
        casesArePublic: isPublic && declaration.keyword == "enum"
      )
    } else {
      next = .code
    }
    modifiers = []
    pending = nil
  }

  private func isPublic(_ keyword: String) -> Bool {
    if !modifiers.isDisjoint(with: ["public", "open"]) { return true }
    guard modifiers.isDisjoint(with: ["private", "fileprivate", "internal", "package"]),
      case .members(let arePublic, let casesArePublic) = scopes.last
    else { return false }
    return keyword == "case" ? casesArePublic : arePublic
  }
}
