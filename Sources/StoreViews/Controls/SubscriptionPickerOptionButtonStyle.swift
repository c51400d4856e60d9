import TerminalUI

/// Draws a button like an option of a subscription picker: what StoreKit's
/// `.subscriptionPickerOption` and `.subscriptionPickerOptionProminent` stand for.
public struct SubscriptionPickerOptionButtonStyle: PrimitiveButtonStyle {
  let isProminent: Bool

  /// The label with a mark where the focus is, in a frame where it is prominent.
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
  /// Like an option of the picker.
  public static var subscriptionPickerOption: SubscriptionPickerOptionButtonStyle {
    SubscriptionPickerOptionButtonStyle(isProminent: false)
  }

  /// Like an option of the prominent picker.
  public static var subscriptionPickerOptionProminent: SubscriptionPickerOptionButtonStyle {
    SubscriptionPickerOptionButtonStyle(isProminent: true)
  }
}
