import EmbeddedCatalogs
import StoreModel

/// The key of a text about the store's appearance: the panel with its options, and the Swift code.
enum AppearanceText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_look)
  /// “Store appearance”: the title of the panel beside the store. The palette also shows it before
  /// an option's name, as in "Store appearance: Placement".
  case panelTitle = "panel.title"
  /// “panel”: the hint for the key that opens or closes the appearance panel.
  case hintPanel = "hint.panel"
  /// “List all appearance options”: a command in the help and the palette. It opens or closes the
  /// appearance panel.
  case commandPanel = "command.panel"
  /// “code”: the hint for the key that shows the Swift code of the store.
  case hintSnippet = "hint.snippet"
  /// “Show the Swift code of this store”: a command in the help and the palette.
  case commandSnippet = "command.snippet"
  /// “Copy the Swift code of this store”: a command in the help and the palette.
  case commandCopy = "command.copy"
  /// “This store in Swift”: the title of the sheet with the Swift code of the store.
  case snippetTitle = "snippet.title"
  /// “the Swift code”: the name of the copied text in “Copied: %@”. It is also the accessibility
  /// label of the code.
  case snippetName = "snippet.name"
  /// “Copy”: the button below the Swift code.
  case copy = "snippet.copy"
  /// “larger”: the hint for the key that shows the store alone.
  case hintEnlarge = "hint.enlarge"
  /// “smaller”: the hint for the key that shows the screen names, panel and date again.
  case hintShrink = "hint.shrink"
  /// “Show the store alone, as large as the screen”: a command in the help and the palette.
  case commandEnlarge = "command.enlarge"
  /// “Show screen names, panel and date again”: a command in the help and the palette.
  case commandShrink = "command.shrink"
  /// “The store is not enlarged. %@ enlarges it.”: why “Show screen names, panel and date again”
  /// cannot run. `%@` is the key that enlarges the store.
  case notEnlarged = "unavailable.notEnlarged"
  /// “Colours”: the name of an option in the panel: the colour scheme of the program.
  case theme = "choice.theme"
  /// “The terminal has no colours.”: why no colour scheme can be chosen.
  case noColor = "unavailable.noColor"
  /// “Details”: the title and accessibility label of the pane with the details of the selected
  /// transaction.
  case details = "pane.details"
  /// “Control style”: the name of an option in the panel: the control style of the store.
  case style = "choice.style"
  /// “Placement”: the name of an option in the panel: the placement of the control in the store.
  case placement = "choice.placement"
  /// “Grouped by”: the name of an option in the panel: how the store groups its plans.
  case grouping = "choice.grouping"
  /// “Group style”: the name of an option in the panel: how the store shows grouped plans.
  case groupStyle = "choice.groupStyle"
  /// “Button label”: the name of an option in the panel: the label of the subscribe button.
  case buttonLabel = "choice.buttonLabel"
  /// “Subscribers see”: the name of an option in the panel: which plans an existing subscriber can
  /// see.
  case relationships = "choice.relationships"
  /// “Group”: the name of an option in the panel: the subscription group of the store.
  case group = "choice.group"
  /// “Language”: the name of an option in the panel and of a setting: the language of the store.
  case language = "choice.language"
  /// “Storefront”: the name of an option in the panel and of a setting: the App Store country or
  /// region.
  case storefront = "choice.storefront"
  /// “Placements of %1$@: %2$@.”: why a placement cannot be chosen. `%1$@` is the control style,
  /// `%2$@` is a list of its placements.
  case placementsOf = "unavailable.placements"
  /// “This language cannot be shown in ASCII.”: why a language cannot be chosen while the program
  /// shows only ASCII.
  case notInASCII = "unavailable.ascii"
  /// “Search, or type one: ja, de_AT”: the placeholder of the field above the list of languages.
  case languagePrompt = "language.prompt"
  /// “Search”: the placeholder of the search field above a long list of values.
  case searchValues = "search.prompt"
  /// “There is no “%@”. Type something else.”: the error below the search field after Enter. `%@`
  /// is the typed text.
  case noSuchValue = "search.nothing"
}
