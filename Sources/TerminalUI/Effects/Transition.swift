import Foundation

/// The phase of a transition: SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// The phase before the view appears.
  case willAppear
  /// The phase while the view is visible. A terminal shows only this phase.
  case identity
  /// The phase after the view has disappeared.
  case didDisappear

  /// Whether the view is visible.
  public var isIdentity: Bool { self == .identity }

  /// The phase as a number: -1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// The appearance of a view while it is inserted or removed: SwiftUI's `Transition`.
///
/// - In a terminal: The view appears and disappears at once. `body` is drawn in the phase
///   `identity`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view during the transition.
  associatedtype Body: View
  /// The view that is inserted or removed.
  typealias Content = AnyView

  /// Returns the view in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
}

/// The transition of a symbol: SwiftUI's `SymbolEffectTransition`.
///
/// - In a terminal: The symbol appears and disappears at once.
public struct SymbolEffectTransition: Transition {
  /// Creates a transition from a symbol effect.
  public nonisolated init<Effect: TransitionSymbolEffect & SymbolEffect>(
    effect: Effect,
    options: SymbolEffectOptions
  ) {}

  /// Returns the symbol without changes.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// The default transition of symbols.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Returns a transition that uses an effect for symbols.
  public static func symbolEffect<Effect: TransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension View {
  /// Sets the transition for inserting and removing the view: SwiftUI's `transition`.
  ///
  /// - In a terminal: The view appears and disappears at once. It is shown in the phase `identity`.
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(content: AnyView(self), phase: .identity)
  }
}
