/// The members of a type that determine how it is initialized.
struct TypeMembers {
  /// The form of an initializer.
  enum Initializer: Hashable {
    /// The initializer has no required arguments, and is not failable, throwing or asynchronous.
    case plain
    case other
  }

  private(set) var initializers: [Initializer] = []
  /// Whether a stored property needs an argument of the memberwise initializer.
  private(set) var needsValues = false

  /// Whether the type has an initializer without arguments.
  var canBeMadeOfNothing: Bool {
    initializers.isEmpty ? !needsValues : initializers.contains(.plain)
  }

  /// Parses the members between two indices.
  init(_ source: SourceTokens, from start: Int, to end: Int) {
    var index = start
    /// The attributes and modifiers of the next declaration.
    var before = PropertyDeclaration.Marks()
    while index < end {
      let token = source.tokens[index]
      switch token.word {
      case "init" where !source.isSymbol(".", at: index - 1):
        initializers.append(Self.initializer(source, at: index))
        before = PropertyDeclaration.Marks()
      case "var", "let":
        let property = PropertyDeclaration(source, at: index, before: end, marks: before)
        if property.needsValue { needsValues = true }
        before = PropertyDeclaration.Marks()
        index = property.end
        continue
      case "func", "subscript", "struct", "class", "enum", "typealias", "case", "actor":
        if token.word != "class" || source.word(at: index + 1) != "var" {
          before = PropertyDeclaration.Marks()
        } else {
          before.isOfType = true
        }
      case let word?: before.note(word, hasArguments: source.isSymbol("(", at: index + 1))
      case nil: break
      }
      index = token.depthChange > 0 ? source.end(ofBracketAt: index) + 1 : index + 1
    }
  }

  private static func initializer(_ source: SourceTokens, at index: Int) -> Initializer {
    guard source.isSymbol("(", at: index + 1) else { return .other }
    let end = source.end(ofBracketAt: index + 1)
    var isGiven = true
    var position = index + 2
    while position < end {
      let token = source.tokens[position]
      if token.isSymbol(",") {
        if !isGiven { return .other }
        isGiven = false
      } else if token.isSymbol("="), !source.isSymbol("=", at: position + 1) {
        isGiven = true
      } else if position == index + 2 {
        isGiven = false
      }
      position = token.depthChange > 0 ? source.end(ofBracketAt: position) + 1 : position + 1
    }
    let follows = source.word(at: end + 1)
    return isGiven && follows != "throws" && follows != "async" ? .plain : .other
  }
}
