/// The phase of a view that scrolls into and out of a scroll view: SwiftUI's
/// `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// The view enters or leaves at the top or leading edge.
  case topLeading
  /// The view is inside the visible area. A terminal shows only this phase.
  case identity
  /// The view enters or leaves at the bottom or trailing edge.
  case bottomTrailing

  /// Whether the view is inside the visible area.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Changes a view that scrolls into and out of a scroll view: SwiftUI's `scrollTransition`.
  ///
  /// - In a terminal: The view looks as it does in the phase `identity`.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }

  /// Changes a view that scrolls into and out of a scroll view, with a configuration for each edge;
  /// see ``scrollTransition(_:axis:transition:)``.
  ///
  /// - In a terminal: The view looks as it does in the phase `identity`.
  public func scrollTransition<Effect: VisualEffect>(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    scrollTransition(topLeading, axis: axis, transition: transition)
  }
}
