extension ObjectReader {
  /// The licence agreement and the privacy policies; what is empty is none.
  func policies() -> StoreConfiguration.PolicyRecord {
    var policies = StoreConfiguration.PolicyRecord()
    policies.licenseAgreement = filledString("eula")
    policies.privacyPolicies = readers("policies").compactMap { entry in
      var policy = StoreConfiguration.PolicyRecord.PrivacyPolicy()
      policy.locale = entry.string("locale") ?? ""
      policy.text = entry.filledString("policyText")
      policy.url = entry.filledString("policyURL")
      return policy.isEmpty ? nil : policy
    }
    return policies
  }
}
