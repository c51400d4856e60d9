/// What a screen is printed as, where there is no terminal.
public enum ScreenFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of text, blanks at their ends left out.
  case text
  /// Lines with the sequences that colour them.
  case ansi
  /// A picture.
  case svg
  /// A page.
  case html
  /// What is on the screen for a person, with what it is and how it stands.
  case json
  /// What a screen reader would say, a line each.
  case spoken
}
