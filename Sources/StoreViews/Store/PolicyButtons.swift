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
        conjunction
        // In a language without blanks between words, no column for a focus mark is before the name.
        if kinds.count > 1, !texts.words.language.separatesWords {
          privacy.buttonStyle(.borderless)
        } else {
          privacy
        }
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

  /// The policies that have a button.
  private var kinds: Set<SubscriptionStorePolicyKind> {
    session.catalog.policies.available(with: destinations)
  }

  @ViewBuilder private var terms: some View {
    if kinds.contains(.termsOfService) { button(texts.words[.termsOfService], .termsOfService) }
  }

  /// The word between two buttons in a row. A plain button begins with a blank column for its focus
  /// mark.
  @ViewBuilder private var conjunction: some View {
    if kinds.count > 1 {
      Text(texts.words[.policiesConjunction])
        .foregroundStyle(style?.conjunction ?? AnyShapeStyle(.secondary))
        .fixedSize()
        .padding(.leading, .cells(texts.words.language.separatesWords ? 1 : 0))
    }
  }

  @ViewBuilder private var privacy: some View {
    if kinds.contains(.privacyPolicy) {
      button(texts.words[.privacyPolicy], .privacyPolicy)
    }
  }

  private func button(_ name: String, _ kind: SubscriptionStorePolicyKind) -> some View {
    Button {
      show(kind)
    } label: {
      if let style {
        Text(name).foregroundStyle(style.names)
      } else {
        StoreLinkLabel(text: name)
      }
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

extension StorePolicies {
  /// Returns the policies that can be opened: those with a destination, and those with a text or an
  /// address in the configuration file.
  func available(
    with destinations: [SubscriptionStorePolicyKind: PolicyDestination]
  ) -> Set<SubscriptionStorePolicyKind> {
    var kinds = Set(destinations.keys)
    if licenseAgreement != nil { kinds.insert(.termsOfService) }
    if hasPrivacyPolicy { kinds.insert(.privacyPolicy) }
    return kinds
  }
}
