/// A level of the current foreground style: SwiftUI's `HierarchicalShapeStyle`.
///
/// Primary is the style itself, the others are fainter: grey where the style is the
/// terminal's own, dim where it is another.
public struct HierarchicalShapeStyle: PaintedStyle, Hashable {
  let level: Int

  /// The current style.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// Fainter.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// Fainter still.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// As faint as a terminal can.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// As faint as a terminal can.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  func paint(in environment: EnvironmentValues) -> Paint {
    environment.textAppearance.paint(ofLevel: level).paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The current style.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The current style, fainter.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The current style, fainter still.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The current style, as faint as a terminal can.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The current style, as faint as a terminal can.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle {
  /// The style itself, fainter.
  public var secondary: some ShapeStyle { DimmedStyle(base: self, steps: 1) }
  /// The style itself, fainter still.
  public var tertiary: some ShapeStyle { DimmedStyle(base: self, steps: 2) }
  /// The style itself, as faint as a terminal can.
  public var quaternary: some ShapeStyle { DimmedStyle(base: self, steps: 3) }
  /// The style itself, as faint as a terminal can.
  public var quinary: some ShapeStyle { DimmedStyle(base: self, steps: 4) }
}

private struct DimmedStyle<Base: ShapeStyle>: PaintedStyle {
  let base: Base
  let steps: Int

  func paint(in environment: EnvironmentValues) -> Paint {
    base.resolvedPaint(in: environment).fainter(by: steps)
  }
}
