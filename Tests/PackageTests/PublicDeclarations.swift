/// The public declarations of a file.
struct PublicDeclarations {
  /// A declaration as tests compare it: by name, line and type.
  struct Declaration: Hashable {
    let name: String
    let line: Int
    let isDocumented: Bool
    /// The enclosing or extended type, with the types around it.
    var type: String?
    /// Whether the body is `self`, or returns `self`, and nothing else.
    var returnsSelf = false
  }

  /// The kind of an open brace.
  private enum Scope {
    /// A type or an extension; whether its members are public by default, and whether the cases of
    /// an enumeration are.
    case members(arePublic: Bool, casesArePublic: Bool, type: String)
    /// A body, without public declarations.
    case code
  }

  private(set) var found: [Declaration] = []
  private var scopes: [Scope] = []
  private var parentheses = 0
  private var modifiers: Set<String> = []
  private var isDocumented = false
  /// The kind of the next brace.
  private var next = Scope.code
  private var previous = SwiftToken.newline
  private var isInDirective = false
  /// The declaration whose name follows.
  private var pending: (keyword: String, line: Int, isDocumented: Bool)?
  /// The declaration whose body may follow, as an index into ``found``.
  private var withoutBody: (owner: Int, keyword: String)?
  /// The current body: its owner, the depth of its braces, and its first tokens.
  private var body: (owner: Int, depth: Int, tokens: [SwiftToken])?
  /// Whether the name of an extended type may continue.
  private var isInTypeName = false

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
    case .word, .symbol: if (body?.tokens.count ?? 3) < 3 { body?.tokens.append(token) }
    case .documentation, .newline: break
    }
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
      // A brace inside parentheses opens a closure.
      let scope = parentheses == 0 ? next : .code
      scopes.append(scope)
      if case .code = scope, parentheses == 0, let owner = withoutBody?.owner {
        body = (owner, scopes.count, [])
        withoutBody = nil
      }
      if parentheses == 0 { isInTypeName = false }
      next = .code
    case "}":
      if let body, body.depth == scopes.count { end(body) }
      if !scopes.isEmpty { scopes.removeLast() }
    case "=" where parentheses == 0 && withoutBody?.keyword == "var":
      // An initial value follows.
      withoutBody = nil
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
    if previous == .symbol(".") {
      if isInTypeName, case .members(let arePublic, let casesArePublic, let type) = next {
        next = .members(
          arePublic: arePublic,
          casesArePublic: casesArePublic,
          type: "\(type).\(word)"
        )
      }
      return
    }
    isInTypeName = false
    if Self.types.contains(word) || Self.members.contains(word) {
      pending = (word, line, isDocumented)
      isDocumented = false
    } else {
      modifiers.insert(word)
    }
  }

  /// The enclosing type.
  private var type: String? {
    if case .members(_, _, let type) = scopes.last { type } else { nil }
  }

  private mutating func end(_ body: (owner: Int, depth: Int, tokens: [SwiftToken])) {
    // The last token is the closing brace.
    let tokens = Array(body.tokens.dropLast())
    let isWhole = body.tokens.last == .symbol("}")
    found[body.owner].returnsSelf =
      isWhole && [[.word("self")], [.word("return"), .word("self")]].contains(tokens)
    self.body = nil
  }

  private mutating func note(
    _ name: String,
    _ declaration: (keyword: String, line: Int, isDocumented: Bool)
  ) {
    let isPublic = isPublic(declaration.keyword)
    withoutBody = nil
    if isPublic, declaration.keyword != "extension" {
      withoutBody = (found.count, declaration.keyword)
      found.append(
        Declaration(
          name: name,
          line: declaration.line,
          isDocumented: declaration.isDocumented,
          type: type
        )
      )
    }
    if Self.types.contains(declaration.keyword) {
      let isWhole = declaration.keyword == "protocol" || declaration.keyword == "extension"
      isInTypeName = declaration.keyword == "extension"
      next = .members(
        arePublic: isPublic && isWhole,
        casesArePublic: isPublic && declaration.keyword == "enum",
        type: type.map { "\($0).\(name)" } ?? name
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
      case .members(let arePublic, let casesArePublic, _) = scopes.last
    else { return false }
    return keyword == "case" ? casesArePublic : arePublic
  }
}
