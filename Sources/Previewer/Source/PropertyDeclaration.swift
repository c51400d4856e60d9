/// A property of a type. It records whether the memberwise initializer needs a value for the
/// property.
struct PropertyDeclaration {
  /// The attributes and modifiers before the keyword.
  struct Marks {
    /// Whether the property is static or lazy, so that it needs no initial value.
    var isOfType = false
    fileprivate var wrapper: String?
    fileprivate var wrapperHasArguments = false

    /// Adds an attribute or a modifier.
    mutating func note(_ word: String, hasArguments: Bool) {
      if word == "static" || word == "lazy" { isOfType = true }
      guard word.hasPrefix("@"), !Self.plainAttributes.contains(word) else { return }
      wrapper = word
      wrapperHasArguments = hasArguments
    }

    private static let plainAttributes: Set = [
      "@MainActor", "@ObservationIgnored", "@usableFromInline",
    ]
  }

  /// Whether the memberwise initializer needs an argument for the property.
  private(set) var needsValue = false
  /// The index of the token after the declaration.
  private(set) var end: Int

  /// The property wrappers that need no initial value.
  private static let selfMade: Set = [
    "@EnvironmentObject", "@FocusState", "@Namespace", "@AccessibilityFocusState",
  ]

  /// Parses the property whose keyword is at an index.
  init(_ source: SourceTokens, at index: Int, before limit: Int, marks: Marks) {
    end = index + 1
    var hasValue = false
    var isComputed = false
    var isSeveral = false
    var last: SourceToken?
    while end < limit {
      let token = source.tokens[end]
      if token.isSymbol(";") { break }
      if token.isFirstOnLine, end > index + 1, !source.continues(token),
        !source.isSymbol("=", at: end - 1), !source.isSymbol(":", at: end - 1)
      {
        break
      }
      if token.isSymbol("{"), !hasValue { isComputed = true }
      if token.isSymbol(","), !hasValue { isSeveral = true }
      if token.isSymbol("=") { hasValue = true }
      if !hasValue, !isComputed { last = token }
      end = token.depthChange > 0 ? source.end(ofBracketAt: end) + 1 : end + 1
    }
    let isOptional = last?.isSymbol("?") ?? false
    let isConstant = source.tokens[index].word == "let"
    if marks.isOfType || isComputed || hasValue && !isSeveral { return }
    guard let wrapper = marks.wrapper else {
      needsValue = isSeveral || isConstant || !isOptional
      return
    }
    let isStarted =
      marks.wrapperHasArguments || Self.selfMade.contains(wrapper)
      || wrapper == "@State" && isOptional
    needsValue = !isStarted
  }
}
