// The movements of symbols, one type each. None can be seen: what they say about a view is
// in `SymbolEffect.swift`.

/// Up and down: SwiftUI's `BounceSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Upward.
  public var up: BounceSymbolEffect { self }
  /// Downward.
  public var down: BounceSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BounceSymbolEffect { self }
}

/// Fainter and stronger: SwiftUI's `PulseSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// The whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: PulseSymbolEffect { self }
}

/// Part by part: SwiftUI's `VariableColorSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  nonisolated init() {}

  /// One part after the other.
  public var iterative: VariableColorSymbolEffect { self }
  /// More and more parts.
  public var cumulative: VariableColorSymbolEffect { self }
  /// There and back.
  public var reversing: VariableColorSymbolEffect { self }
  /// There, and from the start again.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Parts not yet reached are faint.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Parts not yet reached are hidden.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// Larger or smaller: SwiftUI's `ScaleSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Upward.
  public var up: ScaleSymbolEffect { self }
  /// Downward.
  public var down: ScaleSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
}

/// Coming: SwiftUI's `AppearSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  nonisolated init() {}

  /// Upward.
  public var up: AppearSymbolEffect { self }
  /// Downward.
  public var down: AppearSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: AppearSymbolEffect { self }
}

/// Going: SwiftUI's `DisappearSymbolEffect`.
///
/// - In a terminal: The symbol does not move. `symbolEffect(_:options:isActive:)` leaves it out.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  nonisolated init() {}

  /// Upward.
  public var up: DisappearSymbolEffect { self }
  /// Downward.
  public var down: DisappearSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
}

/// Giving way to another: SwiftUI's `ReplaceSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  nonisolated init() {}

  /// Down, and up again.
  public var downUp: ReplaceSymbolEffect { self }
  /// Up, and up again.
  public var upUp: ReplaceSymbolEffect { self }
  /// Away, and up again.
  public var offUp: ReplaceSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
}

/// Around itself: SwiftUI's `RotateSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// As the hands of a clock go.
  public var clockwise: RotateSymbolEffect { self }
  /// Against the hands of a clock.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: RotateSymbolEffect { self }
}

/// Larger and smaller: SwiftUI's `BreatheSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// By size alone.
  public var plain: BreatheSymbolEffect { self }
  /// By size and strength.
  public var pulse: BreatheSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
}

/// To and fro: SwiftUI's `WiggleSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Upward.
  public var up: WiggleSymbolEffect { self }
  /// Downward.
  public var down: WiggleSymbolEffect { self }
  /// To the left.
  public var left: WiggleSymbolEffect { self }
  /// To the right.
  public var right: WiggleSymbolEffect { self }
  /// Forward.
  public var forward: WiggleSymbolEffect { self }
  /// Backward.
  public var backward: WiggleSymbolEffect { self }
  /// As the hands of a clock go.
  public var clockwise: WiggleSymbolEffect { self }
  /// Against the hands of a clock.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// Layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
}

/// As the place asks for: SwiftUI's `AutomaticSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Up and down.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fainter and stronger.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Part by part.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Larger or smaller.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Coming.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Going.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Giving way to another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Around itself.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Larger and smaller.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// To and fro.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the place asks for.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
