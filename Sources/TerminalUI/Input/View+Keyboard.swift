import Foundation

extension View {
  /// Says how the views inside answer to a pointer: SwiftUI's `defaultHoverEffect(_:)`. Cells
  /// cannot glow or rise under one: the focus is marked instead.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Does something when keys like Shift go down or up: SwiftUI's `onModifierKeysChanged`.
  /// Cells cannot tell of these keys alone: it never happens.
  public func onModifierKeysChanged(
    mask: EventModifiers = [.command, .control, .shift, .option],
    initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    self
  }

  /// Stands another view in a menu while keys are held: SwiftUI's `modifierKeyAlternate`.
  /// Cells cannot tell which keys are held: the alternate is never shown.
  public func modifierKeyAlternate(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> some View
  ) -> some View {
    self
  }
}
