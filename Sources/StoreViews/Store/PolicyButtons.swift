import Foundation
import StoreModel
import TerminalUI

/// The buttons that open the terms of service and the privacy policy.
struct PolicyButtons: View {
  @Environment(\.storeWords) private var texts
  @Environment(\.storePolicyStyle) private var style
  @Environment(\.storePolicyDestinations) private var destinations
  @Environment(\.openURL) private var openURL
  @Environment(\.storeSession) private var session

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: .cells(0)) {
        terms
        privacy
      }
      VStack(spacing: .cells(0)) {
        terms
        privacy
      }
    }
    .focusedValue(\.storeEnter, .open)
    .sheet(isPresented: isOpen, title: title) {
      PolicySheet(kind: session.openPolicy ?? .termsOfService)
    }
  }

  private var terms: some View {
    // A plain button already has one blank column before its label for the focus mark.
    HStack(spacing: .cells(0)) {
      button(texts.words[.termsOfService], .termsOfService)
      Text(" " + texts.words[.policiesConjunction])
        .foregroundStyle(style?.conjunction ?? AnyShapeStyle(.secondary))
        .fixedSize()
    }
  }

  private var privacy: some View { button(texts.words[.privacyPolicy], .privacyPolicy) }

  private func button(_ name: String, _ kind: SubscriptionStorePolicyKind) -> some View {
    Button {
      show(kind)
    } label: {
      if let style { Text(name).foregroundStyle(style.names) } else { Text(name) }
    }
  }

  private func show(_ kind: SubscriptionStorePolicyKind) {
    if let url = destinations[kind]?.url { openURL(url) } else { session.openPolicy = kind }
  }

  private var isOpen: Binding<Bool> {
    Binding(get: { session.openPolicy != nil }, set: { if !$0 { session.openPolicy = nil } })
  }

  private var title: String {
    texts.words[session.openPolicy == .privacyPolicy ? .privacyPolicy : .termsOfService]
  }
}

/// Displays a policy: the view that a modifier supplied, or else the text from the configuration
/// file.
private struct PolicySheet: View {
  let kind: SubscriptionStorePolicyKind
  @Environment(\.storePolicyDestinations) private var destinations
  @Environment(\.storeSession) private var session
  @Environment(\.storeWords) private var texts
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if let view = destinations[kind]?.view {
        view.frame(maxWidth: .infinity, maxHeight: .infinity)
          .padding(.horizontal, .cells(1))
      } else {
        ScrollView {
          Text(text).frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, .cells(1))
        }
        .frame(maxHeight: .infinity)
      }
      Button(texts.words[.close]) { dismiss() }
        .frame(maxWidth: .infinity)
        .padding(.top, .cells(1))
    }
    .padding(.top, .cells(1))
  }

  private var text: String {
    let policies = session.catalog.policies
    if kind == .termsOfService {
      return policies.licenseAgreement ?? texts.words[.termsUnavailable]
    }
    let parts = [policies.privacyPolicyText, policies.privacyPolicyURL].compactMap { $0 }
    return parts.isEmpty ? texts.words[.privacyUnavailable] : parts.joined(separator: "\n\n")
  }
}
