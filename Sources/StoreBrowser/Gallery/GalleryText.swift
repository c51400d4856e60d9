import EmbeddedCatalogs
import StoreModel

/// The key of a text on the gallery screen, which shows a thumbnail of each control style.
enum GalleryText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_gallery)
  /// “choose”: the hint for the arrow keys, which select another thumbnail.
  case hintChoose = "hint.choose"
  /// “Previous style”: the description of the command that selects the previous thumbnail.
  case commandPrevious = "command.previous"
  /// “Next style”: the description of the command that selects the next thumbnail.
  case commandNext = "command.next"
  /// “Style above”: the description of the command that selects the thumbnail above.
  case commandUp = "command.up"
  /// “Style below”: the description of the command that selects the thumbnail below.
  case commandDown = "command.down"
  /// “Choose (while comparing)”: a command in the help: the arrow keys choose a plan in one of the
  /// two compared stores.
  case commandCompareChoose = "command.compareChoose"
  /// “Subscribe (while comparing)”: a command in the help.
  case commandCompareSubscribe = "command.compareSubscribe"
  /// “Next button or next store (while comparing)”: a command in the help.
  case commandCompareNext = "command.compareNext"
  /// “next button, next store”: the hint for Tab while two stores are compared.
  case hintNextStore = "hint.nextStore"
  /// “open”: the hint for Enter, which opens the store screen with the selected style.
  case hintOpen = "hint.open"
  /// “Use this style on the store's screen”: a command in the help and the palette.
  case commandOpen = "command.open"
  /// “mark”: the hint for Space, which marks the selected thumbnail for comparison.
  case hintMark = "hint.mark"
  /// “Mark or unmark this style for comparison”: a command in the help and the palette.
  case commandMark = "command.mark"
  /// “compare”: the hint for the key that shows the two marked stores side by side.
  case hintCompare = "hint.compare"
  /// “Show the two marked styles side by side”: a command in the help and the palette.
  case commandCompare = "command.compare"
  /// “back”: the hint for Esc, which closes the comparison.
  case hintLeave = "hint.leave"
  /// “Back to all styles”: a command in the help. It closes the comparison.
  case commandLeave = "command.leave"
  /// “Mark two styles with the space bar first.”: why “Show the two marked styles side by side”
  /// cannot run.
  case markTwo = "unavailable.markTwo"
  /// “marked”: a screen reader reads this word after the name of a marked thumbnail.
  case marked = "spoken.marked"
}
