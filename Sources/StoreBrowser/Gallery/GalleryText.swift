import EmbeddedCatalogs
import StoreModel

/// The key of a text of the screen with the gallery of control styles.
enum GalleryText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_gallery)
  /// “choose”: another thumbnail.
  case hintChoose = "hint.choose"
  /// “next button, next store”: Tab, while two stores are compared.
  case hintNextStore = "hint.nextStore"
  /// “open”: show the appearance on the store's screen.
  case hintOpen = "hint.open"
  /// “Use this style on the store's screen”: a command.
  case commandOpen = "command.open"
  /// “mark”: mark a thumbnail for comparison.
  case hintMark = "hint.mark"
  /// “Mark or unmark this style for comparison”: a command.
  case commandMark = "command.mark"
  /// “compare”: show the two marked stores side by side.
  case hintCompare = "hint.compare"
  /// “Show the two marked styles side by side”: a command.
  case commandCompare = "command.compare"
  /// “back”: return to the thumbnails.
  case hintLeave = "hint.leave"
  /// “Back to all styles”: a command.
  case commandLeave = "command.leave"
  /// “Mark two styles with the space bar first.”: why no comparison can open.
  case markTwo = "unavailable.markTwo"
  /// “marked”: spoken for a marked thumbnail.
  case marked = "spoken.marked"
}
