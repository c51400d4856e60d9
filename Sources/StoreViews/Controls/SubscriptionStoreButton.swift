import StoreModel
import TerminalUI

/// A button that buys an option: StoreKit's `SubscriptionStoreButton`. Use it in the body of a
/// control style.
///
/// `subscriptionStoreButtonLabel(_:)` sets the button's label. The button is disabled if the plan
/// cannot be bought now. A text beside the button then describes what happens to the plan.
///
/// If a control has a button for each plan, the first plan that can be bought has a prominent
/// button, and the text is below each button. All buttons have the same width.
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
      if !isOneOfSeveral { notes(text) }
      SubscribeControl(option: option, width: isOneOfSeveral ? PlanWidths.button : Self.width) {
        VStack(spacing: .cells(0)) {
          Text(text.title)
          if let subtitle = text.subtitle {
            OfferTerms(text: subtitle, isOffer: text.hasOffer && !isPrimary)
              .bold(false)
          }
        }
        .multilineTextAlignment(.center)
        // A button label has a single line by default. The terms of a purchase must never be
        // truncated.
        .lineLimit(nil)
      }
      .keyboardShortcut(isConfirmation ? .defaultAction : nil)
      // The button is centred in the store, not in the width of the notes: two roundings would move
      // it by a column when the notes change.
      .frame(maxWidth: isOneOfSeveral ? nil : .infinity)
      if isOneOfSeveral { notes(text) }
    }
    .focusedSceneValue(
      \.storeEnter,
      isConfirmation ? option.planStatus.canBeBought ? .subscribe : .nothing : nil
    )
  }

  /// The maximum width of a button that is the only one, in cells: wider than most labels, so that
  /// the button is the most prominent shape of the store. The number is this project's choice.
  private static let width = 36

  @ViewBuilder private func notes(_ text: SubscribeText) -> some View {
    Group {
      if let caption = text.caption { Text(caption).foregroundStyle(.secondary) }
      if let cost = text.cost { Text(cost).foregroundStyle(text.hasOffer ? .badge : .price) }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, .cells(1))
  }

  private var isPrimary: Bool { isConfirmation || option.isFirstChoice(in: control) }

  private var isOneOfSeveral: Bool { !isConfirmation && (control?.options.count ?? 0) > 1 }
}

/// The terms of a plan in a button: in the colour of offers, or in the colour of the label.
struct OfferTerms: View {
  let text: String
  /// Whether the terms are those of an offer, on a fill on which the colour of offers is readable.
  let isOffer: Bool

  var body: some View {
    if isOffer { Text(text).foregroundStyle(.badge) } else { Text(text) }
  }
}

extension SubscriptionStoreControlStyleConfiguration.Option {
  /// Returns whether this is the option with the prominent button: the only option, or the first of
  /// several that can be bought.
  @MainActor
  func isFirstChoice(in control: SubscriptionStoreControlStyleConfiguration?) -> Bool {
    guard let options = control?.options, options.count > 1 else { return true }
    return options.first(where: \.planStatus.canBeBought)?.id == id
  }
}

/// The button that buys an option. It has the store's own appearance, unless a view inside the
/// control sets a button style.
struct SubscribeControl<Label: View>: View {
  let option: SubscriptionStoreControlStyleConfiguration.Option
  /// The maximum width in cells. The store's own button takes this width if it is offered.
  let width: Int
  @ViewBuilder let label: Label
  @Environment(\.buttonStyles) private var buttonStyles
  @Environment(\.storeButtonStyleDepth) private var depth
  @Environment(\.storeControl) private var control
  @Environment(\.isPickerConfirmation) private var isConfirmation

  var body: some View {
    if buttonStyles.count > depth {
      button
    } else {
      button
        .buttonStyle(
          RankedButtonStyle(
            isPrimary: isConfirmation || option.isFirstChoice(in: control),
            isWide: false
          )
        )
        .frame(maxWidth: .cells(width))
    }
  }

  private var button: some View {
    Button(action: option.subscribe) { label }
      .disabled(!option.planStatus.canBeBought)
      .focusedValue(\.storeEnter, .subscribe)
  }
}
