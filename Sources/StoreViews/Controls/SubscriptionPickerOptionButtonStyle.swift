import TerminalUI

/// A button style that draws a button like an option of a subscription picker: StoreKit's
/// `.subscriptionPickerOption` and `.subscriptionPickerOptionProminent`.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct RestoreRow: View {
///   let restore: @MainActor () -> Void
///
///   var body: some View {
///     Button("Restore purchases", action: restore)
///       .buttonStyle(.subscriptionPickerOption)
///   }
/// }
/// ```
public struct SubscriptionPickerOptionButtonStyle: PrimitiveButtonStyle {
  let isProminent: Bool

  /// Returns the label with a focus mark; the prominent style has a frame.
  public func makeBody(configuration: Configuration) -> some View {
    OptionButton(isSelected: false, select: configuration.trigger) {
      if isProminent {
        OptionLabel(showsFocus: true, content: configuration.label.padding(.trailing, .cells(1)))
          .border(.separator)
      } else {
        OptionLabel(showsFocus: true, content: configuration.label)
      }
    }
  }
}

extension PrimitiveButtonStyle where Self == SubscriptionPickerOptionButtonStyle {
  /// The appearance of an option in the picker style.
  public static var subscriptionPickerOption: SubscriptionPickerOptionButtonStyle {
    SubscriptionPickerOptionButtonStyle(isProminent: false)
  }

  /// The appearance of an option in the prominent picker style.
  public static var subscriptionPickerOptionProminent: SubscriptionPickerOptionButtonStyle {
    SubscriptionPickerOptionButtonStyle(isProminent: true)
  }
}
