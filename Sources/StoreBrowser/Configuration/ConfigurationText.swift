import EmbeddedCatalogs
import StoreModel

/// The key of a text of the configuration screen.
enum ConfigurationText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_configuration)
  /// “choose”: another row.
  case hintChoose = "hint.choose"
  /// “open”: show the fields, or select the product of a diagnostic.
  case hintOpen = "hint.open"
  /// “Show the file's text, or the product of a finding”: a command.
  case commandOpen = "command.open"
  /// “copy”: put the identifier on the clipboard.
  case hintCopy = "hint.copy"
  /// “Copy the identifier, or the finding with its location”: a command.
  case commandCopy = "command.copy"
  /// “reload”: read the file again.
  case hintRead = "hint.read"
  /// “Reload the file”: a command.
  case commandRead = "command.read"
  /// “There is no file to reload or write.”: why nothing can be read again or written.
  case noFile = "unavailable.noFile"
  /// “Search names, identifiers, findings”: in the empty search field.
  case searchPrompt = "search.prompt"
  /// “Findings”: a heading.
  case headingDiagnostics = "heading.diagnostics"
  /// “Subscription groups”: a heading.
  case headingGroups = "heading.groups"
  /// “Products”: above some rows.
  case headingProducts = "heading.products"
  /// “Suites, which cannot be bought”: a heading.
  case headingSuites = "heading.suites"
  /// “Nothing for Sale”: the file has nothing to list.
  case emptyTitle = "empty.title"
  /// “The file holds neither products nor subscriptions. Add some…”: the file has nothing to
  /// list.
  case emptyText = "empty.text"
  /// “%lld plans”: how many plans a group has.
  case plans = "count.plans"
  /// “%lld offers”: how many offers a plan has.
  case offers = "count.offers"
  /// “error”: the severity of a diagnostic.
  case error = "severity.error"
  /// “warning”: the severity of a diagnostic.
  case warning = "severity.warning"
  /// “note”: the severity of a diagnostic.
  case note = "severity.note"
  /// “The last good file stays open. %@”: the file is unreadable. The argument is the error.
  case unreadable = "file.unreadable"
  /// “The file was removed. Its last version stays open: %@”: the file was deleted. The argument is
  /// its path.
  case gone = "file.gone"
  /// “The file is back. Nothing for sale changed.”: the file exists again, unchanged.
  case backAgain = "file.back"
  /// “The store uses the previous version of the file. %@ reloads it.”: the customer went back to a
  /// time before the file changed. The argument is the key.
  case soldBefore = "file.before"
  /// “File reloaded. Nothing for sale changed.”: no product changed.
  case readAgain = "change.none"
  /// “New in the file: %@”: a product was added.
  case added = "change.added"
  /// “No longer in the file: %@”: a product was removed.
  case removed = "change.removed"
  /// “Changed in the file: %@”: a product changed.
  case changed = "change.changed"
  /// “%1$@: %2$@ is now %3$@”: a product changed. The arguments are its name, the old and the new
  /// value.
  case became = "change.became"
  /// “File reloaded: %1$lld changed, %2$lld added, %3$lld removed”: the numbers of changed, added
  /// and removed products.
  case counts = "change.counts"
}
