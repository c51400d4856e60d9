/// The most columns that sheets and lists of one column take: across more of them the eye loses the
/// line, and a narrow sheet leaves more of the screen in sight. Ours.
enum SheetWidth {
  /// A sheet that asks for one text.
  static let prompt = 54
  /// A sheet with a text and its answers.
  static let text = 60
  /// A sheet with several fields, with their labels beside them.
  static let form = 62
  /// Commands with their keys.
  static let commands = 72
  /// Settings with their values.
  static let settings = 73
}
