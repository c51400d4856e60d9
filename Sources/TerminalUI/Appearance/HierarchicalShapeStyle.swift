/// A level of the current foreground style: SwiftUI's `HierarchicalShapeStyle`.
///
/// Primary is the style itself. The other levels are grey if the style is the terminal's default
/// colour, otherwise dim.
public struct HierarchicalShapeStyle: PaintedStyle, Hashable {
  let level: Int

  /// The current foreground style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: grey or dim.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: grey and dim, or dim.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level. Looks like the third.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level. Looks like the third.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.textAppearance.paint(ofLevel: level).paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current foreground style.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the foreground style. Looks like the third.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the foreground style. Looks like the third.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { DimmedStyle(base: self, steps: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { DimmedStyle(base: self, steps: 2) }
  /// The fourth level of this style. Looks like the third.
  public var quaternary: some ShapeStyle { DimmedStyle(base: self, steps: 3) }
  /// The fifth level of this style. Looks like the third.
  public var quinary: some ShapeStyle { DimmedStyle(base: self, steps: 4) }
}

private struct DimmedStyle<Base: ShapeStyle>: PaintedStyle {
  let base: Base
  let steps: Int

  func paint(in environment: EnvironmentValues) -> Paint {
    base.resolvedPaint(in: environment).fainter(by: steps)
  }
}
