/// The static members and the types that a file's extensions declare.
enum DeclaredMembers {
  /// Returns the names of the members, by the name of the extended type without its module.
  ///
  /// Finds members of extensions at the top level, also within `#if`.
  static func all(in source: SourceTokens) -> [String: Set<String>] {
    var all: [String: Set<String>] = [:]
    var index = 0
    while index < source.tokens.count, !Task.isCancelled {
      guard source.tokens[index].word == "extension", index + 1 < source.tokens.count else {
        index = source.index(afterItemAt: index)
        continue
      }
      index += 1
      let header = TypeHeader(source, at: &index)
      guard let name = header.name?.split(separator: ".").last, source.isSymbol("{", at: index)
      else { continue }
      let end = source.end(ofBracketAt: index)
      all[String(name), default: []].formUnion(names(in: source, from: index + 1, to: end))
      index = end + 1
    }
    return all
  }

  private static func names(in source: SourceTokens, from start: Int, to end: Int) -> Set<String> {
    var names: Set<String> = []
    var index = start
    var isStatic = false
    while index < end {
      let next = source.word(at: index + 1)
      switch source.word(at: index) {
      case "static"?: isStatic = true
      case "let"?, "var"?, "func"?:
        if isStatic, let next { names.insert(next) }
        isStatic = false
      case "enum"?, "struct"?, "class"?, "actor"?, "typealias"?:
        if let next { names.insert(next) }
      default: break
      }
      index = source.index(afterItemAt: index)
    }
    return names
  }
}

extension SourceTokens {
  /// Returns the index after a token, or after the closing bracket if the token opens a bracket.
  fileprivate func index(afterItemAt index: Int) -> Int {
    (tokens[index].depthChange > 0 ? end(ofBracketAt: index) : index) + 1
  }
}
