import Foundation

/// Where a view is on its way in or out: SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There, which is the only phase that is shown.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// How far the view is from being there: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes: SwiftUI's `Transition`. Cells cannot show what lies between:
/// the view is there, as the body makes it in the phase `identity`, or it is not.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view during the transition.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = AnyView

  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
}

/// A way to come and go whose type is hidden: SwiftUI's `AnyTransition`.
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

/// A symbol's own way to come and go: SwiftUI's `SymbolEffectTransition`. Cells cannot move a
/// symbol: it is there or it is not.
public struct SymbolEffectTransition: Transition {
  /// Creates a transition.
  public nonisolated init<Effect: TransitionSymbolEffect & SymbolEffect>(
    effect: Effect,
    options: SymbolEffectOptions
  ) {}

  /// The symbol as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// As a symbol comes and goes.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// As a symbol comes and goes with a movement.
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension View {
  /// How the view comes and goes: SwiftUI's `transition`. Cells cannot show what lies
  /// between: the view comes and goes at once.
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// How the view comes and goes: SwiftUI's `transition`. Cells cannot show what lies
  /// between: the view comes and goes at once, and is shown in the phase `identity`.
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(content: AnyView(self), phase: .identity)
  }

  /// How the content changes, as digits that roll: SwiftUI's `contentTransition`. Cells
  /// cannot show what lies between: the content changes at once.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

/// How content changes: SwiftUI's `ContentTransition`.
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
