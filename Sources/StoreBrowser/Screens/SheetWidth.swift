/// The maximum widths of sheets and one-column lists, in columns. The eye cannot follow longer
/// lines, and a narrow sheet hides less of the screen. The numbers are this project's choice.
enum SheetWidth {
  /// A prompt for one text.
  static let prompt = 54
  /// A sheet with a text and its answers.
  static let text = 60
  /// A sheet with several fields and labels beside them.
  static let form = 62
  /// The list of commands with their keys.
  static let commands = 72
  /// The list of settings with their values.
  static let settings = 73
}
