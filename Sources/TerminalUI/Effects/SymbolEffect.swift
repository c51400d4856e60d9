/// A movement of a symbol: SwiftUI's `SymbolEffect`. Cells cannot move a symbol: it stands
/// still.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that happens once each time a value changes: SwiftUI's `DiscreteSymbolEffect`.
public protocol DiscreteSymbolEffect {}

/// A movement that lasts while it is active: SwiftUI's `IndefiniteSymbolEffect`.
public protocol IndefiniteSymbolEffect {}

/// A movement with which a symbol comes and goes: SwiftUI's `TransitionSymbolEffect`.
public protocol TransitionSymbolEffect {}

/// A movement with which one symbol gives way to another: SwiftUI's
/// `ContentTransitionSymbolEffect`.
public protocol ContentTransitionSymbolEffect {}

/// How a movement of a symbol runs: SwiftUI's `SymbolEffectOptions`.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// As usual.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// So many times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// So many times as fast.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// So many times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// So many times as fast.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// So many times, or without end.
  public struct RepeatBehavior: Hashable, Sendable {
    private init() {}

    /// Without a rest between.
    public static let continuous = RepeatBehavior()
    /// With a rest between.
    public static let periodic = RepeatBehavior()

    /// So many times, with a rest between.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// So many times as the behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// So many times as the behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

extension View {
  /// Moves symbols as long as the movement is active: SwiftUI's `symbolEffect`. Cells cannot
  /// move a symbol: it stands still. One that is to disappear is not drawn.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    opacity(effect is DisappearSymbolEffect && isActive ? 0 : 1)
  }

  /// Moves symbols when a value changes: SwiftUI's `symbolEffect`. Cells cannot move a
  /// symbol: it stands still.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View {
    self
  }

  /// Takes movements of symbols away: SwiftUI's `symbolEffectsRemoved`. Cells cannot move a
  /// symbol: there is nothing to take away.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
  /// As one symbol gives way to another: SwiftUI's `symbolEffect(_:options:)`.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
