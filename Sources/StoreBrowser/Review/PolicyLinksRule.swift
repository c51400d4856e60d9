import ExternalInput
import Foundation
import StoreModel

/// Requires links to the terms of use and the privacy policy in the store (App Review Guidelines,
/// 3.1.2; Paid Applications Agreement, schedule 2, 3.8 b).
package enum PolicyLinksRule: ReviewRule {
  package static let id = "policy-links"
  package static let summary = "Terms of use and privacy policy can be opened from the store."
  package static let help = """
    Fill in the licence agreement and the privacy policy of the configuration (in Xcode: \
    Editor, App Policies), or give the store links with subscriptionStorePolicyDestination, and \
    leave the button for the policies visible. App Store Connect does not write its policies into \
    this file.
    """

  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    let policies = [
      Policy(
        name: "terms of use",
        label: store.words[.termsOfService],
        isPresent: store.policies.licenseAgreement != nil,
        keyPath: "appPolicies.eula"
      ),
      Policy(
        name: "privacy policy",
        label: store.words[.privacyPolicy],
        isPresent: store.policies.hasPrivacyPolicy,
        keyPath: "appPolicies.policies"
      ),
    ]
    return policies.compactMap { finding(about: $0, on: screen) } + address(in: store)
  }

  /// Returns a finding if the privacy policy's address is not a web address.
  private static func address(in store: ReviewedStore) -> [ReviewFinding] {
    guard let address = store.policies.privacyPolicyURL, !isWebAddress(address) else { return [] }
    return [
      ReviewFinding(
        place: .keyPath("appPolicies.policies"),
        message: "the address of the privacy policy, \(PrintableText.quoted(address)), is not a "
          + "web address; write one such as https://example.com/privacy"
      )
    ]
  }

  private static func isWebAddress(_ text: String) -> Bool {
    let url = URL(string: text.trimmingCharacters(in: .whitespacesAndNewlines))
    let isOfWeb = ["http", "https"].contains(url?.scheme?.lowercased())
    return isOfWeb && url?.host()?.isEmpty == false
  }

  private struct Policy {
    let name: String
    let label: String
    let isPresent: Bool
    let keyPath: String
  }

  @MainActor
  private static func finding(
    about policy: Policy,
    on screen: RenderedScreen
  ) -> ReviewFinding? {
    guard policy.isPresent else {
      return ReviewFinding(
        place: .keyPath(policy.keyPath),
        message: "the file has no \(policy.name) for the store to show; "
          + "fill it in, or link to it with subscriptionStorePolicyDestination"
      )
    }
    let label = RenderedText.plain(policy.label)
    return screen.hasControl(where: { $0.contains(label) })
      ? nil
      : ReviewFinding(
        place: .group,
        message: "the \(policy.name) cannot be opened from the store; "
          + "show the button for the policies"
      )
  }
}
