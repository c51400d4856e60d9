/// A property of a type, as far as it says whether a value has to be given for it.
struct PropertyDeclaration {
  /// What stands before the keyword.
  struct Marks {
    /// Whether it belongs to the type or is made when it is asked for.
    var isOfType = false
    fileprivate var wrapper: String?
    fileprivate var wrapperHasArguments = false

    /// Takes in an attribute or a modifier.
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

  /// Whether a value of the type cannot be made without one for this property.
  private(set) var needsValue = false
  /// The index of what follows.
  private(set) var end: Int

  /// Wrappers that are made of nothing.
  private static let selfMade: Set = [
    "@EnvironmentObject", "@FocusState", "@Namespace", "@AccessibilityFocusState",
  ]

  /// Reads the property whose keyword is at an index.
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
