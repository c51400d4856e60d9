/// A pane through which one sees blurred what is behind: SwiftUI's `Material`.
///
/// - In a terminal: All materials cover what is behind with the terminal's own background, so that
///   text in front can be read.
public struct Material: PaintedStyle, Hashable {
  private enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }

  private let thickness: Thickness

  /// The least of all panes.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A thin pane.
  public static let thin = Material(thickness: .thin)
  /// A pane as usual.
  public static let regular = Material(thickness: .regular)
  /// A thick pane.
  public static let thick = Material(thickness: .thick)
  /// The thickest of all panes.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The pane of tool bars.
  public static let bar = Material(thickness: .bar)

  func paint(in environment: EnvironmentValues) -> Paint { .blank }
}

extension ShapeStyle where Self == Material {
  /// The least of all panes.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A thin pane.
  public static var thinMaterial: Material { .thin }
  /// A pane as usual.
  public static var regularMaterial: Material { .regular }
  /// A thick pane.
  public static var thickMaterial: Material { .thick }
  /// The thickest of all panes.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The pane of tool bars.
  public static var bar: Material { .bar }
}
