/// The licence agreement and the privacy policy of an app, in one language.
///
/// ```swift
/// import StoreModel
///
/// func policyLink(in catalog: StoreCatalog) -> String {
///   catalog.policies.privacyPolicyURL ?? "no privacy policy"
/// }
/// ```
public struct StorePolicies: Hashable, Sendable {
  /// The text of the licence agreement; `nil` if there is none.
  public let licenseAgreement: String?
  /// The text of the privacy policy; `nil` if there is none.
  public let privacyPolicyText: String?
  /// The URL of the privacy policy as written; `nil` if there is none.
  public let privacyPolicyURL: String?

  /// Creates policies.
  public init(
    licenseAgreement: String? = nil,
    privacyPolicyText: String? = nil,
    privacyPolicyURL: String? = nil
  ) {
    self.licenseAgreement = licenseAgreement
    self.privacyPolicyText = privacyPolicyText
    self.privacyPolicyURL = privacyPolicyURL
  }

  /// Whether there is a privacy policy to show.
  public var hasPrivacyPolicy: Bool { privacyPolicyText != nil || privacyPolicyURL != nil }

  /// Whether there is nothing to show.
  package var isEmpty: Bool { licenseAgreement == nil && !hasPrivacyPolicy }
}

extension StorePolicies {
  /// Selects the policies of a file for a locale. The licence agreement has only one language.
  init(_ record: StoreConfiguration.PolicyRecord, preference: LocalePreference) {
    let policy = preference.best(
      of: record.privacyPolicies,
      locale: \.locale,
      isEmpty: \.isEmpty
    )
    self.init(
      licenseAgreement: record.licenseAgreement.shown,
      privacyPolicyText: (policy?.text).shown,
      privacyPolicyURL: (policy?.url).shown
    )
  }
}
