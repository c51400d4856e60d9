/// How a terminal shows pictures.
///
/// ```swift
/// import NcursesTerminal
///
/// func withoutPixels(_ options: NcursesTerminal.Options) -> NcursesTerminal.Options {
///   var options = options
///   options.pictures = .blocks
///   return options
/// }
/// ```
public enum PictureMode: String, Hashable, Sendable, CaseIterable {
  /// With pixels, if the terminal reports the kitty graphics protocol or sixel. Otherwise in half
  /// blocks.
  case auto
  /// In half blocks: two colours in each cell.
  case blocks
}
