import Foundation
@_spi(Nodes) import ViewEngine

extension View {
  /// Disables scrolling by user input: SwiftUI's `scrollDisabled(_:)`. The scroll view still
  /// scrolls to the focused view.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollTrait(\.isDisabled, disabled)
  }

  /// Sets whether a scroll view's content is visible outside of its frame: SwiftUI's
  /// `scrollClipDisabled(_:)`.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollTrait(\.isClipDisabled, disabled)
  }

  /// Sets the initial scroll position: SwiftUI's `defaultScrollAnchor(_:)`.
  ///
  /// A scroll view that is anchored at its end and scrolled to its end stays at the end when
  /// content is added.
  ///
  /// - In a terminal: A scroll view at its anchor does not scroll to the initial focus.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollTrait(\.anchor, anchor?.inUnitSquare)
  }

  /// Adds margins around a scroll view's content, in points: SwiftUI's `contentMargins(_:_:for:)`.
  /// They scroll with the content.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(CellInsets(edges, points: length), placement)
  }

  /// Adds margins around a scroll view's content, in points: SwiftUI's `contentMargins(_:_:for:)`.
  /// They scroll with the content.
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

  /// Adds margins around a scroll view's content, in points: SwiftUI's `contentMargins(_:for:)`.
  /// They scroll with the content.
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

/// The part of a scroll view that content margins apply to: SwiftUI's `ContentMarginPlacement`.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// The content of the scroll view.
  case automatic
  /// The content of the scroll view.
  case scrollContent
  /// The scroll indicators. In a terminal they ignore margins.
  case scrollIndicators
}
