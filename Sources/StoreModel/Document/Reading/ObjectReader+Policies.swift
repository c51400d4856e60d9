extension ObjectReader {
  /// Returns the licence agreement and the privacy policies. Empty texts count as missing.
  func policies() -> StoreConfiguration.PolicyRecord {
    var policies = StoreConfiguration.PolicyRecord()
    policies.licenseAgreement = filledString("eula")
    policies.unknownContents = object.contents(besides: KnownKeys.policies)
    policies.entries = readers("policies").map { entry in
      var policy = StoreConfiguration.PolicyRecord.PrivacyPolicy()
      policy.locale = entry.string("locale") ?? ""
      policy.text = entry.filledString("policyText")
      policy.url = entry.filledString("policyURL")
      policy.unknownContents = entry.object.contents(besides: KnownKeys.privacyPolicy)
      return policy
    }
    return policies
  }
}
