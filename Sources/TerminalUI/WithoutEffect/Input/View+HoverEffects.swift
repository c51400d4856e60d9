/// The effect of the pointer over a view: SwiftUI's `HoverEffect`.
///
/// - In a terminal: The focus is marked instead.
public struct HoverEffect: Hashable, Sendable {
  /// The default effect for the kind of view.
  public static let automatic = HoverEffect()
  /// Makes the view brighter.
  public static let highlight = HoverEffect()
  /// Raises the view.
  public static let lift = HoverEffect()
}

extension View {
  /// Sets the effect of the pointer over the view: SwiftUI's `hoverEffect`.
  ///
  /// - In a terminal: The focus is marked instead.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Disables the effects of the pointer: SwiftUI's `hoverEffectDisabled`.
  ///
  /// - In a terminal: No view answers to a pointer, so there is nothing to take away.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Hides the mark of the focus: SwiftUI's `focusEffectDisabled`.
  ///
  /// - In a terminal: The mark of the focus stays: it is the only sign of where keys go.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the effect of the pointer for the views inside: SwiftUI's `defaultHoverEffect(_:)`.
  ///
  /// - In a terminal: The focus is marked instead.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
