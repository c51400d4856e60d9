extension ShapeStyle {
  /// The style, fainter: areas below one half let what is behind stay, text below 0.7 is
  /// dim, and below 0.05 nothing is drawn.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityStyle(base: AnyShapeStyle(self), opacity: opacity)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The current foreground style, fainter: SwiftUI's `ShapeStyle.opacity(_:)`.
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
