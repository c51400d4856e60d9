import EmbeddedCatalogs
import StoreModel

/// The name of a text of the panel that lists how the store can look.
enum AppearanceText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_look)
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
  /// “larger”: give the store more room.
  case hintEnlarge = "hint.enlarge"
  /// “smaller”: give it less again.
  case hintShrink = "hint.shrink"
  /// “Show the store alone, as large as the screen”: a command.
  case commandEnlarge = "command.enlarge"
  /// “Show screen names, panel and date again”: a command.
  case commandShrink = "command.shrink"
  /// “The store is not enlarged. %@ enlarges it.”: why it can't be made smaller; the key.
  case notEnlarged = "obstacle.notEnlarged"
  /// “Colours”: what is chosen.
  case theme = "choice.theme"
  /// “The terminal shows no colour.”: why no colours can be chosen.
  case noColor = "obstacle.noColor"
  /// “Details”: the title of the part of a screen that tells all of what is chosen.
  case details = "pane.details"
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
