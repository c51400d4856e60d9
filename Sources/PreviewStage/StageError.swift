import ExternalInput

/// Why a stage has nothing to show.
enum StageError: Error, Hashable, CustomStringConvertible {
  /// Nothing of the file is left after its `#if`s.
  case nothing
  /// No preview has this name; there are these.
  case unknownPreview(String, known: [String])
  /// What the traits of a preview share could not be made.
  case noSurroundings(String, reason: String)

  var description: String {
    switch self {
    case .nothing: "There is nothing to show: no #if of the file that holds a preview is true."
    case .unknownPreview(let name, let known):
      "There is no preview \(PrintableText.quotedName(name)). There are: \(PrintableText.list(known))."
    case .noSurroundings(let name, let reason):
      "What the traits of the preview \(PrintableText.quotedName(name)) share could not be made: "
        + PrintableText.escaped(reason)
    }
  }
}
