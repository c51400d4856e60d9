/// How a view answers to a pointer over it: SwiftUI's `HoverEffect`.
///
/// - In a terminal: The focus is marked instead.
public struct HoverEffect: Hashable, Sendable {
  /// As the place asks for.
  public static let automatic = HoverEffect()
  /// Brighter.
  public static let highlight = HoverEffect()
  /// Higher.
  public static let lift = HoverEffect()
}

extension View {
  /// Says how the view answers to a pointer: SwiftUI's `hoverEffect`.
  ///
  /// - In a terminal: The focus is marked instead.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Takes the answers to a pointer away: SwiftUI's `hoverEffectDisabled`.
  ///
  /// - In a terminal: No view answers to a pointer, so there is nothing to take away.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Takes the mark of the focus away: SwiftUI's `focusEffectDisabled`.
  ///
  /// - In a terminal: The mark of the focus stays: it is the only sign of where keys go.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Says how the views inside answer to a pointer: SwiftUI's `defaultHoverEffect(_:)`.
  ///
  /// - In a terminal: The focus is marked instead.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
