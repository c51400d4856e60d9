import StoreModel
import TerminalUI

/// Displays a policy: the view that a modifier supplied, or else the text from the configuration
/// file. The sheet has the width and the spacing of the purchase sheet.
struct PolicySheet: View {
  let kind: SubscriptionStorePolicyKind
  @Environment(\.storePolicyDestinations) private var destinations
  @Environment(\.storeSession) private var session
  @Environment(\.storeWords) private var texts
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: .cells(0)) {
      if let view = destinations[kind]?.view {
        view.padding(.horizontal, .cells(1))
      } else {
        ScrollView {
          Text(text).frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, .cells(1))
        }
      }
      Button(texts.words[.close], role: .close) { dismiss() }
        .frame(maxWidth: .infinity)
        .padding(.top, .cells(1))
    }
    .padding(.top, .cells(1))
    .frame(maxWidth: .cells(PurchaseSheetContent.width))
    // The buttons that open the sheet are plain. The buttons in the sheet must not inherit that.
    .buttonStyle(.automatic)
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
