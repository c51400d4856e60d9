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
    let kinds = kinds
    ViewThatFits(in: .horizontal) {
      HStack(spacing: .cells(0)) {
        row(kinds)
      }
      VStack(spacing: .cells(0)) {
        HStack(spacing: .cells(0)) { row(kinds.filter { $0 != .policies }) }
        if kinds.contains(.policies) { PolicyButtons() }
      }
      VStack(spacing: .cells(0)) {
        ForEach(kinds, id: \.self) { button($0) }
      }
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
    .focusedValue(\.storeEnter, .press)
  }

  /// Buttons side by side, with a dot between them. A plain button begins with a blank column for
  /// its focus mark.
  private func row(_ kinds: [StoreButtonKind]) -> some View {
    ForEach(kinds, id: \.self) { kind in
      HStack(spacing: .cells(0)) {
        if kind != kinds.first {
          Text(verbatim: "·").foregroundStyle(.secondary).fixedSize()
            .padding(.leading, .cells(1))
            .accessibilityHidden(true)
        }
        button(kind)
      }
    }
  }

  private var hasPolicies: Bool { !session.catalog.policies.available(with: policies).isEmpty }

  /// The visible buttons, in display order.
  private var kinds: [StoreButtonKind] {
    var kinds: [StoreButtonKind] = []
    if buttons.shows(.restorePurchases) { kinds.append(.restorePurchases) }
    if buttons.shows(.redeemCode) { kinds.append(.redeemCode) }
    if signIn != nil, buttons.shows(.signIn, automatically: true) { kinds.append(.signIn) }
    if buttons.shows(.policies, automatically: !policies.isEmpty), hasPolicies {
      kinds.append(.policies)
    }
    return kinds
  }

  @ViewBuilder private func button(_ kind: StoreButtonKind) -> some View {
    switch kind {
    case .restorePurchases:
      Button {
        session.restorePurchases()
      } label: {
        StoreLinkLabel(text: texts.words[.restoreSubscription])
      }
      .focusedValue(\.storeEnter, .restore)
    case .redeemCode: RedeemCodeButton()
    case .signIn:
      Button {
        signIn?()
      } label: {
        StoreLinkLabel(text: texts.words[.signIn])
      }
    case .policies: PolicyButtons()
    default: EmptyView()
    }
  }
}

/// The label of a secondary button. It is less important than the plans, so it has the secondary
/// colour until it has the focus.
struct StoreLinkLabel: View {
  let text: String
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    if isFocused { Text(text) } else { Text(text).foregroundStyle(.secondary) }
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
