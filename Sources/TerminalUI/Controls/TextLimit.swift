/// The maximum length of the input to a text field, in Unicode scalars. A character can consist of
/// any number of scalars.
///
/// Each key draws the whole field again. Without a limit, a file pasted by mistake would block the
/// screen for minutes. Text that the program sets is not limited.
package enum TextLimit {
  /// The limit of a single-line field.
  package static let field = 10_000
  /// The limit of a ``TextEditor`` and of other fields with several lines.
  package static let editor = 50_000
}
