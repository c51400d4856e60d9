/// How a movement of a symbol runs: SwiftUI's `SymbolEffectOptions`.
///
/// - In a terminal: The symbol does not move.
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
  /// Moves symbols when a value changes: SwiftUI's `symbolEffect`.
  ///
  /// - In a terminal: The symbol does not move.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View {
    self
  }

  /// Takes movements of symbols away: SwiftUI's `symbolEffectsRemoved`.
  ///
  /// - In a terminal: No symbol moves, so there is nothing to take away.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
