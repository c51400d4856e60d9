import StoreModel

/// The name of a text of the panel that lists how the store can look.
enum LookText: String, CatalogKey {
  static let catalog = TextCatalog { PackageResources.Look_xcstrings }
  /// “How the store looks”: the panel's title.
  case panelTitle = "panel.title"
  /// “panel”: open or close the panel.
  case hintPanel = "hint.panel"
  /// “List all that can be chosen of how the store looks”: a command.
  case commandPanel = "command.panel"
  /// “code”: show the code.
  case hintSnippet = "hint.snippet"
  /// “Show the Swift code of this store”: a command.
  case commandSnippet = "command.snippet"
  /// “Copy the Swift code of this store”: a command.
  case commandCopy = "command.copy"
  /// “This store in Swift”: the title of the sheet with the code.
  case snippetTitle = "snippet.title"
  /// “the Swift code”: what was copied.
  case snippetName = "snippet.name"
  /// “Copy”: a button.
  case copy = "snippet.copy"
  /// “Control style”: what is chosen.
  case style = "choice.style"
  /// “Placement”: what is chosen.
  case placement = "choice.placement"
  /// “Grouped by”: what is chosen.
  case grouping = "choice.grouping"
  /// “Group style”: what is chosen.
  case groupStyle = "choice.groupStyle"
  /// “Button label”: what is chosen.
  case buttonLabel = "choice.buttonLabel"
  /// “Subscribers see”: what is chosen.
  case relationships = "choice.relationships"
  /// “Group”: what is chosen.
  case group = "choice.group"
  /// “Language”: what is chosen.
  case language = "choice.language"
  /// “Storefront”: what is chosen.
  case storefront = "choice.storefront"
  /// “%1$@ stands in: %2$@.”: why a placement can't be chosen; a style and its placements.
  case placementsOf = "obstacle.placements"
  /// “Its letters can't be shown in ASCII.”: why a language can't be chosen.
  case notInASCII = "obstacle.ascii"
  /// “Search, or type one: ja, de_AT”: in the empty field for a language.
  case languagePrompt = "language.prompt"
  /// “Search”: in the empty field above many values.
  case searchValues = "search.prompt"
  /// “There is no “%@”. Type something else.”: what was typed is no value; it.
  case noSuchValue = "search.nothing"
}
