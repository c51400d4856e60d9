import ExternalInput
import Foundation
import StoreModel

/// Requires links to the terms of use and the privacy policy in the store (App Review Guidelines,
/// 3.1.2; Paid Applications Agreement, schedule 2, 3.8 b).
///
/// The findings are notes, because most apps set the links in their code, which `check` does not
/// read.
package enum PolicyLinksRule: ReviewRule {
  package static let id = "policy-links"
  package static let summary = "Terms of use and privacy policy can be opened from the store."
  package static let help = """
    Fill in the licence agreement and the privacy policy of the configuration (in Xcode: \
    Editor, App Policies), or give the store links with subscriptionStorePolicyDestination, and \
    leave the button for the policies visible. App Store Connect does not write its policies into \
    this file.
    """
  package static let severity = Diagnostic.Severity.note

  /// Returns a finding about each policy of the file that the store does not show.
  package static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding] {
    policies(store.policies, store.words).filter(\.isPresent).compactMap { policy in
      let label = RenderedText.plain(policy.label)
      guard !screen.hasControl(where: { $0.contains(label) }) else { return nil }
      return ReviewFinding(
        place: .group,
        message: "the \(policy.name) cannot be opened from the store; "
          + "show the button for the policies"
      )
    }
  }

  /// Returns one finding about the policies that the file does not have, and one about an address
  /// that is not a web address.
  package static func findings(in catalog: StoreCatalog) -> [ReviewFinding] {
    missing(in: catalog) + address(in: catalog.policies)
  }

  private static func missing(in catalog: StoreCatalog) -> [ReviewFinding] {
    let names = policies(catalog.policies, catalog.words).filter { !$0.isPresent }.map(\.name)
    guard !names.isEmpty else { return [] }
    return [
      ReviewFinding(
        place: .group,
        message: "the file has no \(names.joined(separator: " and no ")) for the store to show; "
          + "add them to the file, or link to them with subscriptionStorePolicyDestination"
      )
    ]
  }

  private static func address(in policies: StorePolicies) -> [ReviewFinding] {
    guard let address = policies.privacyPolicyURL, !isWebAddress(address) else { return [] }
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
  }

  private static func policies(_ policies: StorePolicies, _ words: Words) -> [Policy] {
    [
      Policy(
        name: "terms of use",
        label: words[.termsOfService],
        isPresent: policies.licenseAgreement != nil
      ),
      Policy(
        name: "privacy policy",
        label: words[.privacyPolicy],
        isPresent: policies.hasPrivacyPolicy
      ),
    ]
  }
}
