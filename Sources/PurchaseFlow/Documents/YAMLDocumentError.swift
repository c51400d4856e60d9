import ExternalInput

/// The reason why a text is not a usable YAML document.
enum YAMLDocumentError: Error {
  case syntax(YAMLSyntaxError)
  case secondDocument(YAMLPlace)
  case keyIsNoWord(YAMLPlace)
  case repeatedKey(String, first: Int, YAMLPlace)
  case unknownAlias(String, YAMLPlace)
  case tooDeep(YAMLPlace)
  case tooManyDirectives(YAMLPlace)
  case tooManyExpansions(YAMLPlace)
  case tooManyValues(YAMLPlace)
  /// An event that libyaml does not produce here.
  case unexpected(YAMLPlace)
}

extension YAMLDocumentError {
  /// Returns the place of the problem; `nil` if it concerns the whole text.
  ///
  /// - Parameter text: The text that was read.
  func place(in text: String) -> YAMLPlace? {
    switch self {
    case .syntax(let error):
      error.place ?? error.character.flatMap { Self.place(of: $0, in: text) }
    case .secondDocument(let place), .keyIsNoWord(let place), .repeatedKey(_, _, let place),
      .unknownAlias(_, let place), .tooDeep(let place), .tooManyDirectives(let place),
      .tooManyExpansions(let place), .tooManyValues(let place), .unexpected(let place):
      place
    }
  }

  /// The reason and the next step.
  var message: String {
    switch self {
    case .syntax(let error): "Invalid YAML: \(Self.words(for: error)). Correct this place."
    case .secondDocument:
      "A second document begins here. Move it to a file of its own."
    case .keyIsNoWord:
      "A key cannot be an alias, a list or a mapping. Write a word."
    case .repeatedKey(let key, let line, _):
      "Duplicate key \(PrintableText.quotedName(key)), first used in line \(line). Keep one of them."
    case .unknownAlias(let name, _):
      "Unknown anchor \(PrintableText.quotedName(name)). "
        + "Write the value itself."
    case .tooDeep:
      "Values are nested more than \(YAMLComposer.depthLimit) levels deep here. Nest them less."
    case .tooManyDirectives:
      "There are more than \(YAMLDirectives.limit) lines that begin with %. Remove this one."
    case .tooManyExpansions:
      "The aliases up to here expand to more than \(YAMLComposer.expansionLimit) aliases. "
        + "Write the values instead."
    case .tooManyValues:
      "There are more than \(YAMLComposer.valueLimit) values up to here, aliases expanded. "
        + "Use fewer of them."
    case .unexpected: "Invalid YAML. Correct this place."
    }
  }

  private static func words(for error: YAMLSyntaxError) -> String {
    guard let number = error.character else { return error.problem }
    let code = Hexadecimal.digits(number, count: 4, uppercase: true)
    return "the character U+\(code) is not allowed"
  }

  /// Returns the first place of a character. libyaml stops at the first character that is not
  /// allowed, so this is the place of the error.
  private static func place(of character: UInt32, in text: String) -> YAMLPlace? {
    let scalars = text.unicodeScalars
    return scalars.firstIndex { $0.value == character }.map { YAMLPlace(after: text[..<$0]) }
  }
}
