/// The distance that one action scrolls, in cells. This project's choice, as in most terminals.
package enum ScrollStep {
  /// One notch of the mouse wheel, or a click on a mark that indicates more content.
  package static let rows = 3
  /// A horizontal arrow key without a control to focus, or a click on a mark at a side.
  package static let columns = 4
}
