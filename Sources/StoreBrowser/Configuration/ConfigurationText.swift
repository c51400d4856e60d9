import EmbeddedCatalogs
import StoreModel

/// The key of a text on the configuration screen, which shows the products and the findings of the
/// file.
enum ConfigurationText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_configuration)
  /// “choose”: the hint for the arrow keys, which select another row.
  case hintChoose = "hint.choose"
  /// “open”: the hint for Enter. On a finding, Enter selects the product; on another row, it shows
  /// the fields in the file.
  case hintOpen = "hint.open"
  /// “Show the file's text, or the product with a problem”: a command in the help and the palette.
  case commandOpen = "command.open"
  /// “copy”: the hint for the key that copies the identifier, or the finding.
  case hintCopy = "hint.copy"
  /// “Copy the identifier, or the finding with its location”: a command in the help and the
  /// palette. It copies to the clipboard.
  case commandCopy = "command.copy"
  /// “reload”: the hint for the key that reads the file again.
  case hintRead = "hint.read"
  /// “Reload the file”: a command in the help and the palette.
  case commandRead = "command.read"
  /// “There is no file to reload or write.”: why the file cannot be reloaded, and why the settings
  /// cannot be written.
  case noFile = "unavailable.noFile"
  /// “Search names, identifiers, findings”: the placeholder of the search field above the list.
  case searchPrompt = "search.prompt"
  /// “Findings”: the heading above the errors, warnings and notes about the file.
  case headingDiagnostics = "heading.diagnostics"
  /// “Subscription groups”: the heading above the subscription groups with their plans.
  case headingGroups = "heading.groups"
  /// “Products”: the heading above the products that do not belong to a group.
  case headingProducts = "heading.products"
  /// “Suites, which cannot be bought”: the heading above the suites of the file. The store does not
  /// sell them.
  case headingSuites = "heading.suites"
  /// “Nothing for Sale”: the title of the screen if the file has nothing to list.
  case emptyTitle = "empty.title"
  /// “The file holds neither products nor subscriptions. Add some…”: the text below “Nothing for
  /// Sale”.
  case emptyText = "empty.text"
  /// “%lld plans”: the number of plans in a group or suite, beside its name.
  case plans = "count.plans"
  /// “%lld offers”: the number of offers of a plan, in the plan's row.
  case offers = "count.offers"
  /// “error”: the severity of a finding, below its text.
  case error = "severity.error"
  /// “warning”: the severity of a finding, below its text.
  case warning = "severity.warning"
  /// “note”: the severity of a finding, below its text.
  case note = "severity.note"
  /// “The last good file stays open. %@”: shown above the list and as a notice if the changed file
  /// is unreadable. `%@` is the error.
  case unreadable = "file.unreadable"
  /// “The file was removed. Its last version stays open: %@”: shown above the list and as a notice
  /// if the file was deleted. `%@` is its path.
  case gone = "file.gone"
  /// “The file is back. Nothing for sale changed.”: the notice if a deleted or unreadable file can
  /// be read again and has not changed.
  case backAgain = "file.back"
  /// “The store uses the previous version of the file. %@ reloads it.”: shown above the list if the
  /// customer went back to a time before the file changed. `%@` is the key for reloading, such as
  /// "r".
  case soldBefore = "file.before"
  /// “File reloaded. Nothing for sale changed.”: the notice after reloading if no product changed.
  case readAgain = "change.none"
  /// “New in the file: %@”: the notice after reloading if one product was added. `%@` is its name.
  case added = "change.added"
  /// “No longer in the file: %@”: the notice after reloading if one product was removed. `%@` is
  /// its name.
  case removed = "change.removed"
  /// “Changed in the file: %@”: the notice after reloading if one product changed, but neither its
  /// price nor its name. `%@` is its name.
  case changed = "change.changed"
  /// “%1$@: %2$@ is now %3$@”: the notice after reloading if the price or name of one product
  /// changed. `%1$@` is its name, or its identifier if the name changed. `%2$@` and `%3$@` are the
  /// old and new value, such as "$59.99/year".
  case became = "change.became"
  /// “File reloaded: %1$lld changed, %2$lld added, %3$lld removed”: the notice after reloading if
  /// several products changed. `%1$lld`, `%2$lld` and `%3$lld` are the numbers of changed, added
  /// and removed products.
  case counts = "change.counts"
}
