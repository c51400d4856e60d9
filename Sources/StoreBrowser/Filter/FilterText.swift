import EmbeddedCatalogs
import StoreModel

/// The key of a text of the filter of a list.
enum FilterText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_filter)
  /// “Filter the list”: a command.
  case commandFilter = "command.filter"
  /// “Show the whole list again”: a command.
  case commandClear = "command.clear"
  /// “There is no list to filter on this screen.”: why nothing can be filtered.
  case noList = "unavailable.noList"
  /// “No filter is active. Press %@ on a list to filter it.”: why no match can be selected. The
  /// argument is the key.
  case noFilter = "unavailable.noFilter"
  /// “Nothing in the list matches.”: why no match can be selected.
  case noMatch = "unavailable.noMatch"
  /// “Search events”: in the empty field.
  case eventsPrompt = "prompt.events"
  /// “Search plans and messages”: in the empty field.
  case messagesPrompt = "prompt.messages"
  /// “Search states”: in the empty field.
  case statesPrompt = "prompt.states"
  /// “Search settings and values”: in the empty field.
  case settingsPrompt = "prompt.settings"
}
