import Foundation

extension View {
  /// Does something when keys like Shift go down or up: SwiftUI's `onModifierKeysChanged`.
  ///
  /// - In a terminal: The action is never called: a terminal sends no keys like Shift alone.
  public func onModifierKeysChanged(
    mask: EventModifiers = [.command, .control, .shift, .option],
    initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    self
  }

  /// Stands another view in a menu while keys are held: SwiftUI's `modifierKeyAlternate`.
  ///
  /// - In a terminal: The alternate is never shown: a terminal does not report which keys are held.
  public func modifierKeyAlternate(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> some View
  ) -> some View {
    self
  }
}
