import EmbeddedCatalogs
import StoreModel

/// The key of a text about the filter of a list, on every screen except the transactions screen.
enum FilterText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_filter)
  /// “Filter the list”: a command in the help and the palette.
  case commandFilter = "command.filter"
  /// “Show the whole list again”: a command in the help and the palette. It closes the filter.
  case commandClear = "command.clear"
  /// “There is no list to filter on this screen.”: why “Filter the list” cannot run.
  case noList = "unavailable.noList"
  /// “No filter is active. Press %@ on a list to filter it.”: why the filter commands cannot run.
  /// `%@` is the key that opens the filter, such as "/".
  case noFilter = "unavailable.noFilter"
  /// “Nothing in the list matches.”: why no match can be selected or opened while the filter is
  /// open.
  case noMatch = "unavailable.noMatch"
  /// “Search events”: the placeholder of the filter field on the timeline screen.
  case eventsPrompt = "prompt.events"
  /// “Search plans and messages”: the placeholder of the filter field on the messages screen.
  case messagesPrompt = "prompt.messages"
  /// “Search states”: the placeholder of the filter field on the account screen.
  case statesPrompt = "prompt.states"
  /// “Search settings and values”: the placeholder of the filter field on the settings screen.
  case settingsPrompt = "prompt.settings"
}
