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
    case .nothing: "There is nothing to show: every preview is in an #if that is false."
    case .unknownPreview(let name, let known):
      "Unknown preview \(PrintableText.quotedName(name)). Previews: \(PrintableText.list(known))."
    case .noSurroundings(let name, let reason):
      "The shared context of the preview \(PrintableText.quotedName(name)) could not be created: "
        + PrintableText.escaped(reason)
    }
  }
}
