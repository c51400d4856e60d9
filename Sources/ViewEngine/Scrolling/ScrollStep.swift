/// How far one action scrolls, in cells. Our choice, as most terminals scroll.
package enum ScrollStep {
  /// A notch of the wheel, or a click on a mark that says that there is more.
  package static let rows = 3
  /// An arrow key to the side with nothing left to focus, or a click on a mark at a side.
  package static let columns = 4
}
