import Foundation

extension View {
  /// Runs an action when modifier keys change: SwiftUI's `onModifierKeysChanged`.
  ///
  /// - In a terminal: The action is never called: a terminal sends nothing for a modifier key
  ///   alone.
  public func onModifierKeysChanged(
    mask: EventModifiers = [.command, .control, .shift, .option],
    initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    self
  }

  /// Replaces a menu item while modifier keys are held: SwiftUI's `modifierKeyAlternate`.
  ///
  /// - In a terminal: The alternate is never shown: a terminal does not report which keys are held.
  public func modifierKeyAlternate(
    _ modifiers: EventModifiers,
    @ViewBuilder _ alternate: () -> some View
  ) -> some View {
    self
  }
}
