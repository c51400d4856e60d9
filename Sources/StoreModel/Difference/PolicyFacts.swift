import Foundation

/// Collects the fields of the policies to compare.
enum PolicyFacts {
  /// Returns the fields of a configuration's policies.
  static func part(of configuration: StoreConfiguration) -> ComparedPart {
    let policies = configuration.policies
    let facts = ProductFields(path: "appPolicies")
    var part = ComparedPart()
    part.facts = [
      facts.fact(.licenseAgreement, "eula", policies.licenseAgreement.map { .text($0) }),
      facts.fact(.unknownKeys, "", .contents(policies.unknownContents)),
    ]
    let path = "appPolicies.policies"
    let items = policies.entries.enumerated().map { index, policy in
      let inner = ProductFields(path: "\(path)[\(index)]")
      let locale = policy.locale.localeIdentifier
      let values = [policy.url, policy.text].compactMap { $0 }
      return ComparedItem(
        item: .init(kind: .privacyPolicy, name: locale),
        identities: [locale],
        path: inner.path,
        summary: .several(values.map { .text($0) }),
        facts: [
          inner.fact(.policyText, "policyText", policy.text.map { .text($0) }),
          inner.fact(.policyURL, "policyURL", policy.url.map { .text($0) }),
          inner.fact(.unknownKeys, "", .contents(policy.unknownContents)),
        ],
        isBlank: policy.isEmpty && policy.unknownContents.isEmpty
      )
    }
    part.lists[.privacyPolicy] = ComparedList(unordered: items, path: path)
    return part
  }
}

/// Collects the fields of the file itself to compare.
enum FileFacts {
  /// Returns the fields that are not in any other compared part, such as the format version.
  static func part(of configuration: StoreConfiguration) -> ComparedPart {
    var part = ComparedPart()
    let version = configuration.formatVersion.map { ConfigurationChange.Value.word("\($0)") }
    let images = configuration.promotionalImages.fileNames
    part.facts = [
      Fact(field: .version, value: version, path: "version"),
      Fact(
        field: .identifier,
        value: configuration.identifier.map { .word($0) },
        path: "identifier"
      ),
      Fact(
        field: .offersKeyID,
        value: configuration.offersKeyID.map { .word($0) },
        path: "subscriptionOffersKeyPair.id"
      ),
      Fact(
        field: .bundleGroups,
        value: .list(
          configuration.bundleGroupCount,
          contents: configuration.bundleGroupContents
        ),
        path: "subscriptionBundleGroups"
      ),
      Fact(
        field: .offersKey,
        value: configuration.offersKeyFingerprint.map { .secret(.init(mark: $0)) },
        path: "subscriptionOffersKeyPair.privateKey"
      ),
      Fact(field: .unknownKeys, value: .contents(configuration.unknownContents), path: ""),
      Fact(field: .images, value: .names(images), path: ""),
    ]
    return part
  }
}
