/// The reason why a text is not JSON, and the offset of the problem.
///
/// The reason contains no text of the file, so that no error message can contain a secret.
package struct JSONSyntaxError: Error, Equatable {
  package enum Kind: Equatable, Sendable {
    case endsInside(Enclosure)
    case expectedValue
    case expectedKey
    case expectedColon
    case missingComma(Enclosure)
    case trailingComma
    case comment
    case conflictMarker
    case controlCharacterInText
    case unknownEscape
    case malformedNumber
    case singleQuotes
    case wrongClosing(Enclosure)
    case textAfterEnd
    case tooDeep(limit: Int)
  }

  /// The string, array or object that contains an offset.
  package enum Enclosure: String, Sendable {
    case text
    case list
    case object
  }

  package let kind: Kind
  /// The offset of the problem in bytes from the start of the file.
  package let offset: Int
}
