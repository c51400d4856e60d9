import StoreModel
import TerminalUI

/// Buys an option: StoreKit's `SubscriptionStoreButton`, for the body of a control style.
/// What it says follows `subscriptionStoreButtonLabel(_:)`; a plan that cannot be bought
/// now cannot be pressed, and what will become of it stands above.
public struct SubscriptionStoreButton: View {
  private let option: SubscriptionStoreControlStyleConfiguration.Option
  @Environment(\.storeControl) private var control
  @Environment(\.isPickerConfirmation) private var isConfirmation
  @Environment(\.storeButtonLabel) private var label
  @Environment(\.storeWords) private var texts

  /// Creates a button for an option.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    self.option = option
  }

  /// The button.
  public var body: some View {
    let text = SubscribeText(
      option,
      label,
      isOneOfSeveral: isOneOfSeveral,
      isConfirmation: isConfirmation,
      texts
    )
    VStack(spacing: .cells(0)) {
      if let caption = text.caption {
        Text(caption).foregroundStyle(.secondary).multilineTextAlignment(.center)
          .padding(.horizontal, .cells(1))
      }
      SubscribeControl(option: option) {
        VStack(spacing: .cells(0)) {
          Text(text.title)
          if let subtitle = text.subtitle { Text(subtitle).bold(false) }
        }
        .multilineTextAlignment(.center)
        // A button's label has one line; terms are never cut.
        .lineLimit(nil)
      }
      .keyboardShortcut(isConfirmation ? .defaultAction : nil)
    }
    .focusedSceneValue(
      \.storeEnter,
      isConfirmation ? option.planStatus.canBeBought ? .subscribe : .nothing : nil
    )
  }

  private var isOneOfSeveral: Bool { !isConfirmation && (control?.options.count ?? 0) > 1 }
}

/// The button that buys an option, in the store's own look unless a style was set inside
/// the control.
struct SubscribeControl<Label: View>: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  @ViewBuilder let label: Label
  @Environment(\.buttonStyles) private var buttonStyles
  @Environment(\.storeButtonStyleDepth) private var depth

  var body: some View {
    if buttonStyles.count > depth {
      button
    } else {
      button.buttonStyle(.borderedProminent)
    }
  }

  private var button: some View {
    Button(action: option.subscribe) { label }
      .disabled(!option.planStatus.canBeBought)
      .focusedValue(\.storeEnter, .subscribe)
  }
}
