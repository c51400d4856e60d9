/// How scroll views indicate hidden content: SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind

  /// Marks at the edges beyond which there is more content.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// A scroll bar in a column or row of its own. Its thick part is the visible part of the content.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// No scroll bar, only the marks of ``automatic``. On a phone, an item that is cut off shows that
  /// there is more. Rows of cells are never cut off, so the marks stay.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// No indicator; the content takes the whole space.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

extension View {
  /// Sets how scroll views indicate hidden content: SwiftUI's `scrollIndicators(_:axes:)`.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    changingEnvironment(SetIndicators(visibility: visibility, axes: axes))
  }
}

private struct SetIndicators: EnvironmentModifier, Equatable {
  let visibility: ScrollIndicatorVisibility
  let axes: Axis.Set

  func modify(_ environment: inout EnvironmentValues) {
    if axes.contains(.vertical) { environment.scrollTraits.verticalIndicators = visibility }
    if axes.contains(.horizontal) { environment.scrollTraits.horizontalIndicators = visibility }
  }
}
