/// A format for screens without a terminal.
///
/// ```swift
/// import StoreBrowser
/// import TerminalUI
///
/// @MainActor
/// func page(of browser: Browser) -> String {
///   browser.render(size: Size(width: 100, height: 30), pressing: [.down], as: .html)
/// }
/// ```
public enum ScreenFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of plain text, without trailing blanks.
  case text
  /// Lines with ANSI escape sequences for colours.
  case ansi
  /// An SVG picture.
  case svg
  /// An HTML page.
  case html
  /// A JSON document of the screen's elements, with their roles and states.
  case json
  /// The lines that a screen reader would speak.
  case spoken
}
