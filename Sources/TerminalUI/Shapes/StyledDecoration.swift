import Foundation

extension View {
  /// Fills the background of the view: SwiftUI's `background(_:ignoresSafeAreaEdges:)`.
  ///
  /// - In a terminal: The background ends with the view, because there is no safe area to extend
  ///   into.
  public func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    behind(Rectangle().fill(style))
  }

  /// Fills the background of the view with the style set by `backgroundStyle(_:)`.
  ///
  /// - In a terminal: The background ends with the view, because there is no safe area to extend
  ///   into.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    behind(Rectangle().fill(BackgroundStyle()))
  }

  /// Fills a shape behind the view: SwiftUI's `background(_:in:)`.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    behind(shape.fill(style, style: fillStyle))
  }

  /// Fills a shape behind the view with the style set by `backgroundStyle(_:)`.
  public func background<T: Shape>(
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    behind(shape.fill(BackgroundStyle(), style: fillStyle))
  }

  /// Draws a style over the view: SwiftUI's `overlay(_:ignoresSafeAreaEdges:)`.
  ///
  /// Below an opacity of one half, the text of the view stays visible, dimmed.
  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    inFront(Rectangle().fill(style))
  }

  /// Draws a shape over the view: SwiftUI's `overlay(_:in:)`.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    inFront(shape.fill(style, style: fillStyle))
  }

  private func behind(_ decoration: some View) -> some View {
    DecoratedView(content: self, decoration: decoration, alignment: .center, isInFront: false)
  }

  private func inFront(_ decoration: some View) -> some View {
    DecoratedView(content: self, decoration: decoration, alignment: .center, isInFront: true)
  }
}
