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

/// How a view comes and goes: SwiftUI's `Transition`.
///
/// - In a terminal: The view comes and goes at once. It is shown as the body makes it in the phase
///   `identity`.
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

/// A symbol's own way to come and go: SwiftUI's `SymbolEffectTransition`.
///
/// - In a terminal: The symbol comes and goes at once.
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
  /// How the view comes and goes: SwiftUI's `transition`.
  ///
  /// - In a terminal: The view comes and goes at once. It is shown in the phase `identity`.
  public func transition<T: Transition>(_ transition: T) -> some View {
    transition.body(content: AnyView(self), phase: .identity)
  }
}
