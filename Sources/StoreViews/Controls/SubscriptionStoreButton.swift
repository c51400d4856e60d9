import StoreModel
import TerminalUI

/// A button that buys an option: StoreKit's `SubscriptionStoreButton`. Use it in the body of a
/// control style.
///
/// `subscriptionStoreButtonLabel(_:)` sets the button's label. The button is disabled if the plan
/// cannot be bought now. A text above the button then describes what happens to the plan.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct OneButtonStyle: SubscriptionStoreControlStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ForEach(configuration.options) { SubscriptionStoreButton($0) }
///   }
/// }
/// ```
public struct SubscriptionStoreButton: View {
  private let option: SubscriptionStoreControlStyleConfiguration.Option
  @Environment(\.storeControl) private var control
  @Environment(\.isPickerConfirmation) private var isConfirmation
  @Environment(\.storeButtonLabel) private var label
  @Environment(\.storeWords) private var texts

  /// Creates a button that buys an option.
  public init(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    self.option = option
  }

  /// The button, with the terms and notes that its label does not contain.
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
        // A button label has a single line by default. The terms of a purchase must never be
        // truncated.
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

/// The button that buys an option. It has the store's own appearance, unless a view inside the
/// control sets a button style.
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
