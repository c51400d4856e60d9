/// A translucent material: SwiftUI's `Material`.
///
/// - In a terminal: All materials hide the content behind them, so that text in front is readable.
///   They have the terminal's own background.
public struct Material: PaintedStyle, Hashable {
  private enum Thickness: Hashable { case ultraThin, thin, regular, thick, ultraThick, bar }

  private let thickness: Thickness

  /// The most translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A translucent material.
  public static let thin = Material(thickness: .thin)
  /// The usual material.
  public static let regular = Material(thickness: .regular)
  /// A mostly opaque material.
  public static let thick = Material(thickness: .thick)
  /// The most opaque material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of toolbars.
  public static let bar = Material(thickness: .bar)

  func paint(in environment: EnvironmentValues) -> Paint { .blank }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent material.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A mostly opaque material.
  public static var thickMaterial: Material { .thick }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}
