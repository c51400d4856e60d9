import Foundation

extension Shape {
  /// Fills the inside of the shape with a style: a colour, gradient or material.
  public func fill<S: ShapeStyle>(
    _ style: S,
    style form: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.fill(style, form)])
  }

  /// Fills the shape with the current foreground style.
  public func fill(style form: FillStyle = FillStyle()) -> ShapeView<Self> {
    fill(ForegroundStyle(), style: form)
  }

  /// Draws the outline of the shape with a style.
  ///
  /// - In a terminal: Lines are one cell wide and never cover text. A width of 3 points or more
  ///   gives a heavy line.
  public func stroke<S: ShapeStyle>(
    _ style: S,
    style form: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.stroke(style, form)])
  }

  /// Draws the outline with a line width in points; see ``stroke(_:style:antialiased:)``.
  public func stroke<S: ShapeStyle>(
    _ style: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline in the current foreground style.
  public func stroke(style form: StrokeStyle) -> ShapeView<Self> {
    stroke(ForegroundStyle(), style: form)
  }

  /// Draws the outline in the current foreground style, with a line width in points.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }

  /// Returns the outline as a shape, for parameters that take a shape, as in `.overlay(.bar, in:
  /// .capsule.stroke())`.
  @_disfavoredOverload
  public nonisolated func stroke(style form: StrokeStyle) -> some Shape {
    OutlineShape(base: self, form: form)
  }

  /// Returns the outline with a line width in points as a shape, for parameters that take a shape.
  @_disfavoredOverload
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    OutlineShape(base: self, form: StrokeStyle(lineWidth: lineWidth))
  }
}

/// The outline of a shape. It has the same path as the shape, because lines are one cell wide.
private struct OutlineShape<Base: Shape>: Shape {
  let base: Base
  let form: StrokeStyle

  nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  nonisolated var _outline: StrokeStyle? { form }
}

extension InsettableShape {
  /// Draws the outline inside the shape.
  ///
  /// - In a terminal: The line is drawn as with `stroke(_:style:antialiased:)`.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S = ForegroundStyle(),
    style form: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(style, style: form)
  }

  /// Draws the outline inside the shape; see ``strokeBorder(_:style:antialiased:)``.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    stroke(style, lineWidth: lineWidth)
  }
}
