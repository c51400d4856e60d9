import Foundation

extension ContentTransition {
  /// As one symbol gives way to another: SwiftUI's `symbolEffect(_:options:)`.
  ///
  /// - In a terminal: The content changes at once.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}

/// A way to come and go whose type is hidden: SwiftUI's `AnyTransition`.
///
/// - In a terminal: The view comes and goes at once.
public struct AnyTransition: Sendable {
  private init() {}

  /// Without a way.
  public static let identity = AnyTransition()
  /// By growing faint.
  public static let opacity = AnyTransition()
  /// By growing small.
  public static let scale = AnyTransition()
  /// In from one side, out to the other.
  public static let slide = AnyTransition()

  /// Hides the type of a transition.
  @MainActor
  public init<T: Transition>(_ transition: T) { self.init() }

  /// By growing faint and blurred.
  public static let blurReplace = AnyTransition()

  /// By growing small.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// In from an edge, and out to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// Pushed by what comes from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// From a place beside.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// From a place beside.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }

  /// In one way, out in another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Between two modifiers.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition { AnyTransition() }

  /// Both ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The way, with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// How the view comes and goes: SwiftUI's `transition`.
  ///
  /// - In a terminal: The view comes and goes at once.
  public func transition(_ transition: AnyTransition) -> some View { self }
}

/// How content changes: SwiftUI's `ContentTransition`.
///
/// - In a terminal: The content changes at once.
public struct ContentTransition: Hashable, Sendable {
  private init() {}

  /// At once.
  public static let identity = ContentTransition()
  /// From one to the other.
  public static let interpolate = ContentTransition()
  /// By growing faint.
  public static let opacity = ContentTransition()
  /// As symbols do.
  public static let symbolEffect = ContentTransition()

  /// Digits that roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Digits that roll towards a value.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension View {
  /// How the content changes, as digits that roll: SwiftUI's `contentTransition`.
  ///
  /// - In a terminal: The content changes at once. The value can be read from the environment.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
