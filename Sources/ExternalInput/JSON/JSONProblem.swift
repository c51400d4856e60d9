/// Why a text is not JSON, and where.
///
/// It names what the grammar expects, never what the file holds, so that no message can show a
/// secret.
package struct JSONProblem: Error, Equatable {
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

  /// What a place in the text is enclosed by.
  package enum Enclosure: String, Sendable {
    case text
    case list
    case object
  }

  package let kind: Kind
  /// In bytes from the start of the file.
  package let offset: Int
}
