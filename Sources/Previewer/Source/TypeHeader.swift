/// The part of a type declaration between keyword and brace: `Name<T>: View, Sendable`.
struct TypeHeader {
  /// The name, such as `A.B`; `nil` if there is none.
  private(set) var name: String?
  private(set) var isGeneric = false
  /// The inherited types, without module names.
  private(set) var parents: Set<String> = []

  /// Parses a header. Sets the index to the token after it.
  init(_ source: SourceTokens, at index: inout Int) {
    guard let word = source.tokens[index].word else { return }
    name = word
    index += 1
    var isInherited = false
    while index < source.tokens.count {
      let token = source.tokens[index]
      if token.isSymbol("{") || token.word == "where" { break }
      if token.isSymbol("<"), !isInherited { isGeneric = true }
      if token.isSymbol(":"), !isGeneric || isInherited { isInherited = true }
      if token.isSymbol(">"), isGeneric { isInherited = false }
      if let word = token.word {
        if isInherited, !word.hasPrefix("@"), !source.isSymbol(".", at: index + 1) {
          parents.insert(word)
        } else if !isInherited, source.isSymbol(".", at: index - 1) {
          name = (name ?? "") + "." + word
        }
      } else if isGeneric, token.isSymbol(":"), source.isSymbol(">", at: index - 1) {
        isInherited = true
      }
      index = token.isSymbol("(") ? source.end(ofBracketAt: index) + 1 : index + 1
    }
    while index < source.tokens.count, !source.tokens[index].isSymbol("{") { index += 1 }
  }
}
