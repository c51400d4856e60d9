/// How much text a field takes from a person, in scalars: a character may consist of any number
/// of them.
///
/// A field is drawn in full with each key. Without a limit, a file that is pasted by mistake
/// keeps the screen from answering for minutes. Text that the program sets is not cut.
package enum TextLimit {
  /// What a line takes.
  package static let field = 10_000
  /// What a `TextEditor`, or a field of several lines, takes.
  package static let editor = 50_000
}
