/// An animation of a symbol: SwiftUI's `SymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol SymbolEffect: Hashable, Sendable {}

/// An animation that runs once each time a value changes: SwiftUI's `DiscreteSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol DiscreteSymbolEffect {}

/// An animation that runs while it is active: SwiftUI's `IndefiniteSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol IndefiniteSymbolEffect {}

/// An animation for inserting and removing a symbol: SwiftUI's `TransitionSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol TransitionSymbolEffect {}

/// An animation that replaces one symbol by another: SwiftUI's `ContentTransitionSymbolEffect`.
///
/// - In a terminal: The symbol does not move.
public protocol ContentTransitionSymbolEffect {}
