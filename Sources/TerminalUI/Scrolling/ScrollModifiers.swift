import Foundation
@_spi(Nodes) import ViewEngine

extension View {
  /// Keeps people from scrolling: SwiftUI's `scrollDisabled(_:)`. The focused view still
  /// comes into sight.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollTrait(\.isDisabled, disabled)
  }

  /// Lets a scroll view's content be seen beyond its window: SwiftUI's
  /// `scrollClipDisabled(_:)`.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollTrait(\.isClipDisabled, disabled)
  }

  /// Says where a scroll view begins, before anyone scrolls: SwiftUI's
  /// `defaultScrollAnchor(_:)`. One that begins at its end stays there when content is
  /// added.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollTrait(\.anchor, anchor?.inUnitSquare)
  }

  /// Leaves room around a scroll view's content, which scrolls with it: SwiftUI's
  /// `contentMargins(_:_:for:)`, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(CellInsets(edges, points: length), placement)
  }

  /// Leaves room around a scroll view's content, which scrolls with it: SwiftUI's
  /// `contentMargins(_:_:for:)`, in points.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    var margins = insets
    if !edges.contains(.top) { margins.top = 0 }
    if !edges.contains(.leading) { margins.leading = 0 }
    if !edges.contains(.bottom) { margins.bottom = 0 }
    if !edges.contains(.trailing) { margins.trailing = 0 }
    return contentMargins(CellInsets(margins), placement)
  }

  /// Leaves room around a scroll view's content, which scrolls with it: SwiftUI's
  /// `contentMargins(_:for:)`, in points.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(CellInsets(.all, points: length), placement)
  }

  private func contentMargins(
    _ margins: CellInsets,
    _ placement: ContentMarginPlacement
  ) -> some View {
    changingEnvironment(AddMargins(margins: placement == .scrollIndicators ? .zero : margins))
  }
}

private struct AddMargins: EnvironmentModifier, Equatable {
  let margins: CellInsets

  func modify(_ environment: inout EnvironmentValues) {
    guard !margins.isZero else { return }
    environment.scrollTraits.margins = environment.scrollTraits.margins + margins
  }
}

/// What content margins apply to: SwiftUI's `ContentMarginPlacement`.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The content.
  case automatic
  /// The content.
  case scrollContent
  /// The marks, which need no margin in cells.
  case scrollIndicators
}
