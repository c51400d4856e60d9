extension View {
  /// Animates symbols while the effect is active: SwiftUI's `symbolEffect`.
  ///
  /// - In a terminal: The symbol does not move. While a disappear effect is active, the symbol is
  ///   not drawn.
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View {
    opacity(effect is DisappearSymbolEffect && isActive ? 0 : 1)
  }
}
