/// A movement of a symbol: the `SymbolEffect` of SwiftUI's symbols. Cells cannot move a
/// symbol: it stands still.
public struct SymbolEffect: Hashable, Sendable {
  private init() {}

  /// Up and down once.
  public static let bounce = SymbolEffect()
  /// Fainter and stronger.
  public static let pulse = SymbolEffect()
  /// Part by part.
  public static let variableColor = SymbolEffect()
  /// Larger or smaller.
  public static let scale = SymbolEffect()
  /// Coming.
  public static let appear = SymbolEffect()
  /// Going.
  public static let disappear = SymbolEffect()
  /// Giving way to another.
  public static let replace = SymbolEffect()
  /// Around itself.
  public static let rotate = SymbolEffect()
  /// Larger and smaller.
  public static let breathe = SymbolEffect()
  /// To and fro.
  public static let wiggle = SymbolEffect()

  /// Upward.
  public var up: SymbolEffect { self }
  /// Downward.
  public var down: SymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: SymbolEffect { self }
  /// Layer by layer.
  public var byLayer: SymbolEffect { self }
  /// One part after the other.
  public var iterative: SymbolEffect { self }
  /// More and more parts.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// There, and from the start again.
  public var nonReversing: SymbolEffect { self }
  /// Parts not yet reached are faint.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Parts not yet reached are hidden.
  public var hideInactiveLayers: SymbolEffect { self }
}

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
}

extension View {
  /// Moves symbols without end: SwiftUI's `symbolEffect`. Cells cannot move a symbol: it
  /// stands still.
  public func symbolEffect(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    self
  }

  /// Moves symbols when a value changes: SwiftUI's `symbolEffect`. Cells cannot move a
  /// symbol: it stands still.
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect,
    options: SymbolEffectOptions = .default,
    value: Value
  ) -> some View {
    self
  }

  /// Takes movements of symbols away: SwiftUI's `symbolEffectsRemoved`. Cells cannot move a
  /// symbol: there is nothing to take away.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
