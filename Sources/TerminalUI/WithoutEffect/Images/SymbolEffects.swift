// The animations of symbols, one type each. None of them has an effect in a terminal. The protocols
// in `SymbolEffect.swift` define where each type is allowed.

/// A symbol that bounces: SwiftUI's `BounceSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Bounces up.
  public var up: BounceSymbolEffect { self }
  /// Bounces down.
  public var down: BounceSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: BounceSymbolEffect { self }
}

/// A symbol that fades out and in: SwiftUI's `PulseSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Animates the whole symbol at once.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: PulseSymbolEffect { self }
}

/// A symbol whose layers are highlighted in turn: SwiftUI's `VariableColorSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  nonisolated init() {}

  /// Highlights one layer after the other.
  public var iterative: VariableColorSymbolEffect { self }
  /// Highlights more and more layers.
  public var cumulative: VariableColorSymbolEffect { self }
  /// Runs forward and then backward.
  public var reversing: VariableColorSymbolEffect { self }
  /// Runs forward and then from the start again.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// Dims layers that are not highlighted.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
  /// Hides layers that are not highlighted.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
}

/// A symbol that becomes larger or smaller: SwiftUI's `ScaleSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Scales up.
  public var up: ScaleSymbolEffect { self }
  /// Scales down.
  public var down: ScaleSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: ScaleSymbolEffect { self }
}

/// A symbol that appears: SwiftUI's `AppearSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  nonisolated init() {}

  /// Scales up while it appears.
  public var up: AppearSymbolEffect { self }
  /// Scales down while it appears.
  public var down: AppearSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: AppearSymbolEffect { self }
}

/// A symbol that disappears: SwiftUI's `DisappearSymbolEffect`.
///
/// - In a terminal: The symbol does not move. While the effect is active,
///   `symbolEffect(_:options:isActive:)` hides the symbol.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  nonisolated init() {}

  /// Scales up while it disappears.
  public var up: DisappearSymbolEffect { self }
  /// Scales down while it disappears.
  public var down: DisappearSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: DisappearSymbolEffect { self }
}

/// A symbol that another one replaces: SwiftUI's `ReplaceSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  nonisolated init() {}

  /// The old symbol scales down, and the new symbol scales up.
  public var downUp: ReplaceSymbolEffect { self }
  /// Both symbols scale up.
  public var upUp: ReplaceSymbolEffect { self }
  /// The old symbol is removed at once, and the new symbol scales up.
  public var offUp: ReplaceSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: ReplaceSymbolEffect { self }
}

/// A symbol that rotates: SwiftUI's `RotateSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Rotates clockwise.
  public var clockwise: RotateSymbolEffect { self }
  /// Rotates counterclockwise.
  public var counterClockwise: RotateSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: RotateSymbolEffect { self }
}

/// A symbol that grows and shrinks: SwiftUI's `BreatheSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Changes the size only.
  public var plain: BreatheSymbolEffect { self }
  /// Changes the size and the opacity.
  public var pulse: BreatheSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: BreatheSymbolEffect { self }
}

/// A symbol that moves back and forth: SwiftUI's `WiggleSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  nonisolated init() {}

  /// Moves up first.
  public var up: WiggleSymbolEffect { self }
  /// Moves down first.
  public var down: WiggleSymbolEffect { self }
  /// Moves to the left first.
  public var left: WiggleSymbolEffect { self }
  /// Moves to the right first.
  public var right: WiggleSymbolEffect { self }
  /// Moves in reading direction first.
  public var forward: WiggleSymbolEffect { self }
  /// Moves against reading direction first.
  public var backward: WiggleSymbolEffect { self }
  /// Rotates clockwise.
  public var clockwise: WiggleSymbolEffect { self }
  /// Rotates counterclockwise.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// Animates the whole symbol at once.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// Animates the symbol layer by layer.
  public var byLayer: WiggleSymbolEffect { self }
}

/// The default animation for the context: SwiftUI's `AutomaticSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An animation that bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// An animation that fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An animation that highlights the layers in turn.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An animation that changes the size.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// An animation for a symbol that appears.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An animation for a symbol that disappears.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An animation for a symbol that another one replaces.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// An animation that rotates.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An animation that grows and shrinks.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An animation that moves back and forth.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// The default animation for the context.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
