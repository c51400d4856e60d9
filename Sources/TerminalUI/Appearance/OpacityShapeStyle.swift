extension ShapeStyle {
  /// Returns the style with its opacity multiplied by a factor, from 0 to 1.
  ///
  /// Below 0.05 nothing is drawn. Areas below 0.5 keep the text behind them; text below 0.7 is dim.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: AnyShapeStyle(self), opacity: opacity)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the current foreground style with an opacity: SwiftUI's `ShapeStyle.opacity(_:)`.
  public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }
}

private struct OpacityStyle: PaintedStyle, Hashable {
  let base: AnyShapeStyle
  let opacity: Double

  func paint(in environment: EnvironmentValues) -> Paint {
    base.paint(in: environment).opacity(opacity)
  }
}
