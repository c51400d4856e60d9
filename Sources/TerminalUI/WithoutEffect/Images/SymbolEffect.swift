/// A movement of a symbol: SwiftUI's `SymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol SymbolEffect: Hashable, Sendable {}

/// A movement that happens once each time a value changes: SwiftUI's `DiscreteSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol DiscreteSymbolEffect {}

/// A movement that lasts while it is active: SwiftUI's `IndefiniteSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol IndefiniteSymbolEffect {}

/// A movement with which a symbol comes and goes: SwiftUI's `TransitionSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol TransitionSymbolEffect {}

/// A movement with which one symbol gives way to another: SwiftUI's
/// `ContentTransitionSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol ContentTransitionSymbolEffect {}
