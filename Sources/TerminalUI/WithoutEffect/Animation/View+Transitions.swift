import Foundation

extension ContentTransition {
  /// Returns the animation from one symbol to another: SwiftUI's `symbolEffect(_:options:)`.
  ///
  /// - In a terminal: The content changes at once.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

/// A type-erased transition: SwiftUI's `AnyTransition`.
///
/// - In a terminal: The view appears and disappears at once.
public struct AnyTransition: Sendable {
  private init() {}

  /// No transition.
  public static let identity = AnyTransition()
  /// A fade.
  public static let opacity = AnyTransition()
  /// A change of the size.
  public static let scale = AnyTransition()
  /// A slide in from the leading edge and out to the trailing edge.
  public static let slide = AnyTransition()

  /// Erases the type of a transition.
  @MainActor
  public init<T: Transition>(_ transition: T) { self.init() }

  /// A fade with a blur.
  public static let blurReplace = AnyTransition()

  /// A change of the size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition that moves the view in from an edge, and out to the same edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition in which the new content enters from an edge and pushes out the old
  /// content.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// Returns a transition that moves the view in from an offset, and out to it, in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// Returns a transition that moves the view in from an offset, and out to it, in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// Returns a transition that differs for insertion and removal.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Returns a transition between two modifiers.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition { AnyTransition() }

  /// Returns the combination of two transitions.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the transition with its own timing; `nil` uses the timing of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets the transition of the view when it appears and disappears: SwiftUI's `transition`.
  ///
  /// - In a terminal: The view appears and disappears at once.
  public func transition(_ transition: AnyTransition) -> some View { self }
}

/// The transition between two contents of a view: SwiftUI's `ContentTransition`.
///
/// - In a terminal: The content changes at once.
public struct ContentTransition: Hashable, Sendable {
  private init() {}

  /// No transition.
  public static let identity = ContentTransition()
  /// An interpolation between the contents.
  public static let interpolate = ContentTransition()
  /// A fade.
  public static let opacity = ContentTransition()
  /// The animation of symbols.
  public static let symbolEffect = ContentTransition()

  /// Returns a transition with rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Returns a transition with digits that roll up or down to a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
  /// Sets the transition between contents of this view: SwiftUI's `contentTransition`.
  ///
  /// - In a terminal: The content changes at once. The value can be read from the environment.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
