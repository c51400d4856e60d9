import Foundation

/// How a view answers to a pointer over it: SwiftUI's `HoverEffect`. A terminal does not tell
/// where the pointer is.
public struct HoverEffect: Hashable, Sendable {
  /// As the place asks for.
  public static let automatic = HoverEffect()
  /// Brighter.
  public static let highlight = HoverEffect()
  /// Higher.
  public static let lift = HoverEffect()
}

extension View {
  /// Says what the view is for: SwiftUI's `help`. There is no pointer to rest on it, so the
  /// text is read out as a hint.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what the view is for; see ``help(_:)``.
  public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

  /// Says what the view is for; see ``help(_:)``.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { help(Text(text)) }

  /// Says how the view answers to a pointer: SwiftUI's `hoverEffect`. Cells cannot glow or
  /// rise under one: the focus is marked instead.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Takes the answers to a pointer away: SwiftUI's `hoverEffectDisabled`. There are none.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Does something with addresses that the program is opened with: SwiftUI's `onOpenURL`.
  /// A program in a terminal is opened with arguments, so this never happens.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View { self }

  /// Takes the mark of the focus away: SwiftUI's `focusEffectDisabled`. In a terminal nobody
  /// could tell then where the focus is: the mark stays.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
