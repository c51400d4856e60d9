import ExternalInput

extension JSONSyntaxError.Kind {
  /// The problem as a clause.
  var message: String {
    switch self {
    case .endsInside(.text): "the file ends inside a string: its closing quotation mark is missing"
    case .endsInside(.list): "the file ends inside an array: its closing bracket `]` is missing"
    case .endsInside(.object): "the file ends inside an object: its closing brace `}` is missing"
    case .expectedValue: "a value is expected here"
    case .expectedKey: "a key in quotation marks is expected here"
    case .expectedColon: "a colon is expected here, between the key and its value"
    case .missingComma(.object): "a comma or a closing brace `}` is missing before this"
    case .missingComma: "a comma or a closing bracket `]` is missing before this"
    case .trailingComma: "there is a trailing comma before the closing bracket"
    case .comment: "this is a comment, which JSON does not allow"
    case .conflictMarker: "merge conflict marker"
    case .controlCharacterInText: "a string contains a control character or a line break"
    case .unknownEscape: "this backslash does not start a JSON escape sequence"
    case .malformedNumber: "this is not a JSON number"
    case .singleQuotes: "single quotation marks are used instead of double ones"
    case .wrongClosing(.object): "an object is closed with `]` instead of `}`"
    case .wrongClosing: "an array is closed with `}` instead of `]`"
    case .textAfterEnd: "more text follows the end of the document"
    case .tooDeep(let limit): "values are nested more than \(limit) levels deep"
    }
  }

  /// The next step for the user, as a sentence.
  var nextStep: String {
    switch self {
    case .trailingComma: "Remove the comma."
    case .comment: "Remove the comment."
    case .conflictMarker: "Resolve the merge, then save the file again."
    case .endsInside: "Add the missing end, or restore the file from version control."
    case .tooDeep: "A StoreKit configuration has about ten levels; recreate it in Xcode."
    default: "Correct this place, or restore the file from version control."
    }
  }
}
