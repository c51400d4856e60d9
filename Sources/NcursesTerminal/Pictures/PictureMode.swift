/// How a terminal shows pictures.
///
/// ```swift
/// import NcursesTerminal
///
/// var options = NcursesTerminal.Options(TerminalEnvironment.current)
/// options.pictures = .blocks
/// ```
public enum PictureMode: String, Hashable, Sendable, CaseIterable {
  /// With pixels, if the terminal reports the kitty graphics protocol or sixel. Otherwise in half
  /// blocks.
  case auto
  /// In half blocks: two colours in each cell.
  case blocks
}
