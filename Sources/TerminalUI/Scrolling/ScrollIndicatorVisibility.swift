/// How scroll views tell that there is more: SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }

  private let kind: Kind

  /// Marks at the edges beyond which there is more.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  /// A bar whose thick part stands for what is seen, in a column or row of its own.
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  /// Nothing; the content has the whole room.
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// Nothing, whatever the device.
  public static let never = ScrollIndicatorVisibility(kind: .never)
}

extension View {
  /// Says how scroll views tell that there is more: SwiftUI's `scrollIndicators(_:axes:)`.
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
