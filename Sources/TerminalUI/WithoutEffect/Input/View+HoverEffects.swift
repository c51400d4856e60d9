/// The effect of the pointer over a view: SwiftUI's `HoverEffect`.
///
/// - In a terminal: Only the focused view is marked.
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
  /// - In a terminal: Only the focused view is marked.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Disables the effects of the pointer: SwiftUI's `hoverEffectDisabled`.
  ///
  /// - In a terminal: There are no hover effects to disable.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Hides the focus mark: SwiftUI's `focusEffectDisabled`.
  ///
  /// - In a terminal: The focus mark stays, because nothing else shows which view receives keys.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the effect of the pointer for the views inside: SwiftUI's `defaultHoverEffect(_:)`.
  ///
  /// - In a terminal: Only the focused view is marked.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
