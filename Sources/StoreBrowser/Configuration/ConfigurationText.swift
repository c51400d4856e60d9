import EmbeddedCatalogs
import StoreModel

/// The name of a text of the configuration: of the file, and what was found in it.
enum ConfigurationText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_configuration)
  /// “choose”: another row.
  case hintChoose = "hint.choose"
  /// “open”: show the fields, or go to the product.
  case hintOpen = "hint.open"
  /// “Show what the file says, or go to a finding's product”: a command.
  case commandOpen = "command.open"
  /// “copy”: put the identifier on the clipboard.
  case hintCopy = "hint.copy"
  /// “Copy the identifier, or the finding with its place”: a command.
  case commandCopy = "command.copy"
  /// “read again”: read the file again.
  case hintRead = "hint.read"
  /// “Read the file again”: a command.
  case commandRead = "command.read"
  /// “No file is followed or written here.”: why nothing can be read again or written.
  case noFile = "obstacle.noFile"
  /// “Search names, identifiers, findings”: in the empty search field.
  case searchPrompt = "search.prompt"
  /// “Findings”: a heading.
  case headingDiagnostics = "heading.diagnostics"
  /// “Subscription groups”: a heading.
  case headingGroups = "heading.groups"
  /// “Products”: a heading.
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
  /// “error”: how much a finding matters.
  case error = "severity.error"
  /// “warning”: how much a finding matters.
  case warning = "severity.warning"
  /// “note”: how much a finding matters.
  case note = "severity.note"
  /// “The last good file stays open. %@”: why the last good file stays; the error.
  case unreadable = "file.unreadable"
  /// “The file is gone. What was read last stays open: %@”: the file was deleted; its path.
  case gone = "file.gone"
  /// “The file is there again. It sells the same.”: the file came back, and sells the same.
  case backAgain = "file.back"
  /// “The store sells what the file said before. %@ reads it again.”: it was gone back to
  /// before the file changed; the key.
  case soldBefore = "file.before"
  /// “The file was read again. It sells the same.”: the file was read, and sells the same.
  case readAgain = "change.none"
  /// “New in the file: %@”: a product is new.
  case added = "change.added"
  /// “No longer in the file: %@”: a product is gone.
  case removed = "change.removed"
  /// “Changed in the file: %@”: a product is another.
  case changed = "change.changed"
  /// “%1$@: %2$@ is now %3$@”: what became of a product; its name, before, now.
  case became = "change.became"
  /// “Read again: %1$lld changed, %2$lld new, %3$lld gone”: how many products changed, are new,
  /// are gone.
  case counts = "change.counts"
}
