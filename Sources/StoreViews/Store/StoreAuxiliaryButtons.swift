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
    let links = StoreLinks(
      buttons,
      hasSignIn: signIn != nil,
      policies: policies,
      in: session.catalog,
      texts.words
    )
    LinkRows {
      ForEach(links.kinds, id: \.self) { kind in
        if kind != links.kinds.first { separator }
        button(kind)
      }
    }
    .buttonStyle(.plain)
    .frame(maxWidth: .infinity)
    .focusedValue(\.storeEnter, .press)
  }

  /// A dot between two links of a row. Proposed no width, it is invisible.
  private var separator: some View {
    Text(verbatim: "·").foregroundStyle(.secondary).fixedSize()
      .padding(.leading, .cells(1))
      .frame(minWidth: .cells(0), maxWidth: .cells(LinkRows.separator), alignment: .leading)
      .clipped()
      .accessibilityHidden(true)
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
