/// The maximum widths of sheets and one-column lists, in columns. The eye cannot follow longer
/// lines, and a narrow sheet hides less of the screen. The numbers are this project's choice.
enum SheetWidth {
  /// The width of a prompt with one text field.
  static let prompt = 54
  /// The width of a sheet with a text and buttons for the answers.
  static let text = 60
  /// The width of a sheet with several fields and their labels.
  static let form = 62
  /// The width of the list of commands with their keys.
  static let commands = 72
  /// The width of the list of settings with their values.
  static let settings = 73

  /// Returns the width of a sheet's widest content on a screen, in columns: the screen without the
  /// sheet's frame and margins, and on a wide screen without two columns at each side.
  static func content(onScreenOf columns: Int) -> Int {
    columns - (columns > mostWithoutSides ? 8 : 4)
  }

  /// The maximum width of a screen that a sheet fills completely, in columns.
  private static let mostWithoutSides = 44
}
