import StoreModel
import TerminalUI

/// The secondary buttons of a store: policies, restore purchases, redeem code and sign in. Each
/// button has its own visibility.
struct StoreAuxiliaryButtons: View {
  @Environment(\.storeButtons) private var buttons
  @Environment(\.storeSignInAction) private var signIn
  @Environment(\.storePolicyDestinations) private var policies
  @Environment(\.storeWords) private var texts
  @Environment(\.storeSession) private var session

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: .cells(2)) {
        customerButtons
        policyButtons
      }
      VStack(spacing: .cells(0)) {
        HStack(spacing: .cells(2)) { customerButtons }
        HStack(spacing: .cells(1)) { policyButtons }
      }
      VStack(spacing: .cells(0)) {
        customerButtons
        policyButtons
      }
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
    .focusedValue(\.storeEnter, .press)
  }

  @ViewBuilder private var customerButtons: some View {
    if buttons.shows(.restorePurchases) {
      Button(texts.words[.restoreSubscription]) { session.restorePurchases() }
        .focusedValue(\.storeEnter, .restore)
    }
    if buttons.shows(.redeemCode) { RedeemCodeButton() }
    if let signIn, buttons.shows(.signIn, automatically: true) {
      Button(texts.words[.signIn]) { signIn() }
    }
  }

  private var hasPolicies: Bool { !session.catalog.policies.available(with: policies).isEmpty }

  @ViewBuilder private var policyButtons: some View {
    if buttons.shows(.policies, automatically: !policies.isEmpty), hasPolicies {
      PolicyButtons()
    }
  }
}

/// The close button of a presented store, at the top trailing corner.
struct StoreCloseButton: View {
  @Environment(\.storeButtons) private var buttons
  @Environment(\.isPresented) private var isPresented
  @Environment(\.isGroupPushed) private var isGroupPushed
  @Environment(\.dismiss) private var dismiss
  @Environment(\.storeWords) private var texts

  var body: some View {
    if buttons.shows(.cancellation, automatically: isPresented && !isGroupPushed) {
      Button {
        dismiss()
      } label: {
        Text(verbatim: "✕")
      }
      .buttonStyle(.plain)
      .accessibilityLabel(texts.words[.close])
      .focusedValue(\.storeEnter, .close)
      .padding(.trailing, .cells(1))
    }
  }
}
