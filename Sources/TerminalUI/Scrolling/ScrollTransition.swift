/// Where a view is on its way through a scroll view: SwiftUI's `ScrollTransitionPhase`.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// About to come in at the top.
  case topLeading
  /// Inside, which is the only phase that is shown.
  case identity
  /// About to go out at the bottom.
  case bottomTrailing

  /// Whether the view is inside.
  public var isIdentity: Bool { self == .identity }

  /// How far the view is from being inside: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

extension View {
  /// Changes the view as it comes into a scroll view and leaves it: SwiftUI's `scrollTransition`.
  ///
  /// - In a terminal: The view looks as it does in the phase `identity`.
  public func scrollTransition<Effect: VisualEffect>(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
  ) -> some View {
    visualEffect { content, _ in transition(content, .identity) }
  }

  /// Changes the view as it comes into a scroll view and leaves it, in two ways; see
  /// ``scrollTransition(_:axis:transition:)``.
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
