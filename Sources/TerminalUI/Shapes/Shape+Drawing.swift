import Foundation

extension Shape {
  /// Fills the shape with a style.
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

  /// Draws the outline. Cells cannot show widths: lines are one cell wide, heavy from 3
  /// points on, and never cover text.
  public func stroke<S: ShapeStyle>(
    _ style: S,
    style form: StrokeStyle,
    antialiased: Bool = true
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [.stroke(style, form)])
  }

  /// Draws the outline in a width; see ``stroke(_:style:antialiased:)``.
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

  /// Draws the outline in the current foreground style.
  public func stroke(lineWidth: CGFloat = 1) -> ShapeView<Self> {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension InsettableShape {
  /// Draws the outline inside the shape. Cells cannot show half a line outside: the same
  /// as ``Shape/stroke(_:style:antialiased:)``.
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
