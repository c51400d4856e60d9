/// The widths of plans in cells. The values are this project's choice, because longer lines are
/// hard to read.
enum PlanWidths {
  /// The maximum width of a row in a vertical list of plans: the column of a store.
  static let row = StoreFrameLimits.widestColumn
  /// The maximum width of a subscribe button in a vertical list of buttons.
  static let button = 60
  /// The minimum and maximum width of a card. Three cards of the minimum width fit in 80 columns.
  static let card = 23...36
  /// The columns around the text in a card: line, focus mark, selection mark and one blank at the
  /// start, blank and line at the end.
  static let cardSurroundings = 6
  /// The minimum and maximum width of a page. Three pages of the minimum width fit in the column.
  static let page = 24...50
  /// The columns around the text in a page: a line and a blank at each side.
  static let pageSurroundings = 4
  /// The columns of the focus mark and the selection mark before the name in a page, with a blank.
  static let pageMarks = 3
  /// The minimum width of the page between two neighbours that peek in.
  static let leastMiddlePage = 30
  /// The maximum width in which a neighbour of the selected page peeks in.
  static let peek = 18
  /// The minimum width of a neighbour that peeks in. A narrower one is only a mark.
  static let leastPeek = 8
  /// The minimum width of a neighbour that shows its name. A narrower one is only a border.
  static let leastPeekWithText = 12
  /// The minimum width of a page together with a mark at each side. A narrower store has only the
  /// page.
  static let leastPageWithMarks = 20
  /// The number of cells between two cards or pages.
  static let gap = 1
  /// The maximum number of cards or pages side by side. More plans never fit on a screen, so a
  /// store with more plans is not measured for this layout.
  static let mostSideBySide = 40
}
