import EmbeddedCatalogs
import StoreModel

/// The key of a text of the appearance panel.
enum AppearanceText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_look)
  /// “Store appearance”: the panel's title.
  case panelTitle = "panel.title"
  /// “panel”: open or close the panel.
  case hintPanel = "hint.panel"
  /// “List all appearance options”: a command.
  case commandPanel = "command.panel"
  /// “code”: show the code.
  case hintSnippet = "hint.snippet"
  /// “Show the Swift code of this store”: a command.
  case commandSnippet = "command.snippet"
  /// “Copy the Swift code of this store”: a command.
  case commandCopy = "command.copy"
  /// “This store in Swift”: the title of the sheet with the code.
  case snippetTitle = "snippet.title"
  /// “the Swift code”: the name of the copied text.
  case snippetName = "snippet.name"
  /// “Copy”: a button.
  case copy = "snippet.copy"
  /// “larger”: enlarge the store.
  case hintEnlarge = "hint.enlarge"
  /// “smaller”: shrink the store.
  case hintShrink = "hint.shrink"
  /// “Show the store alone, as large as the screen”: a command.
  case commandEnlarge = "command.enlarge"
  /// “Show screen names, panel and date again”: a command.
  case commandShrink = "command.shrink"
  /// “The store is not enlarged. %@ enlarges it.”: why it cannot shrink. The argument is the key.
  case notEnlarged = "unavailable.notEnlarged"
  /// “Colours”: the name of an option.
  case theme = "choice.theme"
  /// “The terminal has no colours.”: why no colours can be chosen.
  case noColor = "unavailable.noColor"
  /// “Details”: the title of the pane with all details of the selected row.
  case details = "pane.details"
  /// “Control style”: the name of an option.
  case style = "choice.style"
  /// “Placement”: the name of an option.
  case placement = "choice.placement"
  /// “Grouped by”: the name of an option.
  case grouping = "choice.grouping"
  /// “Group style”: the name of an option.
  case groupStyle = "choice.groupStyle"
  /// “Button label”: the name of an option.
  case buttonLabel = "choice.buttonLabel"
  /// “Subscribers see”: the name of an option.
  case relationships = "choice.relationships"
  /// “Group”: the name of an option.
  case group = "choice.group"
  /// “Language”: the name of an option.
  case language = "choice.language"
  /// “Storefront”: the name of an option.
  case storefront = "choice.storefront"
  /// “Placements of %1$@: %2$@.”: why a placement cannot be chosen. The arguments are a style and
  /// its placements.
  case placementsOf = "unavailable.placements"
  /// “This language cannot be shown in ASCII.”: why a language can't be chosen.
  case notInASCII = "unavailable.ascii"
  /// “Search, or type one: ja, de_AT”: in the empty field for a language.
  case languagePrompt = "language.prompt"
  /// “Search”: in the empty field above many values.
  case searchValues = "search.prompt"
  /// “There is no “%@”. Type something else.”: the typed text is not a value. The argument is that
  /// text.
  case noSuchValue = "search.nothing"
}
