import PurchaseFlow
import StoreModel
import TerminalUI

/// The small buttons of a store: restore, auto-renew of the plan in force, policies.
struct StoreAuxiliaryButtons: View {
  let group: SubscriptionGroup
  @Environment(StoreSession.self) private var session

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        customerButtons
        policyButtons
      }
      VStack {
        HStack { customerButtons }
        HStack { policyButtons }
      }
      VStack {
        customerButtons
        policyButtons
      }
    }
    .buttonStyle(.plain)
    .sheet(isPresented: isPolicyPresented, title: policyTitle) {
      PolicyView(policies: session.catalog.policies, kind: session.openPolicy ?? .termsOfService)
    }
  }

  @ViewBuilder private var customerButtons: some View {
    Button(words[.restorePurchases]) { session.restorePurchases() }
    if let renews = isRenewing {
      Button(words[renews ? .turnOffAutoRenew : .turnOnAutoRenew]) {
        session.setAutoRenew(!renews, in: group)
      }
    }
  }

  @ViewBuilder private var policyButtons: some View {
    if session.catalog.policies.licenseAgreement != nil {
      Button(words[.termsOfService]) { session.openPolicy = .termsOfService }
    }
    if session.catalog.policies.hasPrivacyPolicy {
      Button(words[.privacyPolicy]) { session.openPolicy = .privacyPolicy }
    }
  }

  private var words: Words { session.words }

  /// Whether the plan in force renews; `nil` when there is none.
  private var isRenewing: Bool? {
    guard let status = session.status(in: group), status.state.isEntitled else { return nil }
    return status.renewalInfo.willAutoRenew
  }

  private var isPolicyPresented: Binding<Bool> {
    Binding(
      get: { session.openPolicy != nil },
      set: { if !$0 { session.openPolicy = nil } }
    )
  }

  private var policyTitle: String {
    words[session.openPolicy == .privacyPolicy ? .privacyPolicy : .termsOfService]
  }
}

/// The policies that a store links to.
public enum PolicyKind: Hashable, Sendable {
  /// The licence agreement.
  case termsOfService
  /// The privacy policy.
  case privacyPolicy
}

/// The text of a policy, or its address.
private struct PolicyView: View {
  let policies: StorePolicies
  let kind: PolicyKind
  @Environment(\.dismiss) private var dismiss
  @Environment(StoreSession.self) private var session

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        Text(text).frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(maxHeight: .infinity)
      Button(session.words[.close]) { dismiss() }
        .frame(maxWidth: .infinity)
        .padding(.top, .cells(1))
    }
    .padding(.horizontal, .cells(1))
    .padding(.top, .cells(1))
  }

  private var text: String {
    switch kind {
    case .termsOfService: policies.licenseAgreement ?? ""
    case .privacyPolicy:
      [policies.privacyPolicyText, policies.privacyPolicyURL].compactMap { $0 }
        .joined(separator: "\n\n")
    }
  }
}
