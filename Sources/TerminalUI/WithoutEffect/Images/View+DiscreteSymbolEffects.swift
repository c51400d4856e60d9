/// The speed and repetition of a symbol animation: SwiftUI's `SymbolEffectOptions`.
///
/// - In a terminal: The symbol does not move.
public struct SymbolEffectOptions: Hashable, Sendable {
  private init() {}

  /// The default speed and repetition.
  public static let `default` = SymbolEffectOptions()
  /// Repeats until the animation is removed.
  public static let repeating = SymbolEffectOptions()
  /// Runs once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Returns options that repeat `count` times, or without limit if it is `nil`.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options with the speed multiplied by a factor.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Returns options that repeat `count` times, or without limit if it is `nil`.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Returns options with the speed multiplied by a factor.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// How an animation repeats: SwiftUI's `SymbolEffectOptions.RepeatBehavior`.
  public struct RepeatBehavior: Hashable, Sendable {
    private init() {}

    /// Repeats without a pause.
    public static let continuous = RepeatBehavior()
    /// Repeats with a pause.
    public static let periodic = RepeatBehavior()

    /// Returns a behaviour that repeats `count` times with a pause, in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// Returns options with a repeat behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// Returns options with a repeat behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
}

extension View {
  /// Animates symbols when a value changes: SwiftUI's `symbolEffect`.
  ///
  /// - In a terminal: The symbol does not move.
  public func symbolEffect<Effect: DiscreteSymbolEffect & SymbolEffect, Value: Equatable>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View {
    self
  }

  /// Removes the animations of symbols: SwiftUI's `symbolEffectsRemoved`.
  ///
  /// - In a terminal: No symbol moves, so there is nothing to remove.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
