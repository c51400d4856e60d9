import ExternalInput

/// The reason why a previewed program has nothing to show.
enum PreviewedProgramError: Error, Hashable, CustomStringConvertible {
  /// All previews are in an `#if` that is false.
  case nothing
  /// No preview has this name. `known` lists the names.
  case unknownPreview(String, known: [String])
  /// A trait could not create the shared context of a preview.
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
