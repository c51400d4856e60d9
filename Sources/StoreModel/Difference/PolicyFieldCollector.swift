import Foundation

/// Collects the fields of the policies to compare.
enum PolicyFieldCollector {
  /// Returns the fields of a configuration's policies.
  static func part(of configuration: StoreConfiguration) -> ComparedPart {
    let policies = configuration.policies
    let collector = ProductFieldCollector(path: "appPolicies")
    var part = ComparedPart()
    part.fields = [
      collector.field(.licenseAgreement, "eula", policies.licenseAgreement.map { .text($0) }),
      collector.field(.unknownKeys, "", .contents(policies.unknownContents)),
    ]
    let path = "appPolicies.policies"
    let items = policies.entries.enumerated().map { index, policy in
      let inner = ProductFieldCollector(path: "\(path)[\(index)]")
      let locale = policy.locale.localeIdentifier
      let values = [policy.url, policy.text].compactMap { $0 }
      return ComparedItem(
        item: .init(kind: .privacyPolicy, name: locale),
        identities: [locale],
        path: inner.path,
        summary: .several(values.map { .text($0) }),
        fields: [
          inner.field(.policyText, "policyText", policy.text.map { .text($0) }),
          inner.field(.policyURL, "policyURL", policy.url.map { .text($0) }),
          inner.field(.unknownKeys, "", .contents(policy.unknownContents)),
        ],
        isBlank: policy.isEmpty && policy.unknownContents.isEmpty
      )
    }
    part.lists[.privacyPolicy] = ComparedList(unordered: items, path: path)
    return part
  }
}

/// Collects the fields of the file itself to compare.
enum FileFieldCollector {
  /// Returns the fields that are not in any other compared part, such as the format version.
  static func part(of configuration: StoreConfiguration) -> ComparedPart {
    var part = ComparedPart()
    let version = configuration.formatVersion.map { ConfigurationChange.Value.word("\($0)") }
    let images = configuration.promotionalImages.fileNames
    part.fields = [
      ComparedField(field: .version, value: version, path: "version"),
      ComparedField(
        field: .identifier,
        value: configuration.identifier.map { .word($0) },
        path: "identifier"
      ),
      ComparedField(
        field: .offersKeyID,
        value: configuration.offersKeyID.map { .word($0) },
        path: "subscriptionOffersKeyPair.id"
      ),
      ComparedField(
        field: .bundleGroups,
        value: .list(
          configuration.bundleGroupCount,
          contents: configuration.bundleGroupContents
        ),
        path: "subscriptionBundleGroups"
      ),
      ComparedField(
        field: .offersKey,
        value: configuration.offersKeyFingerprint.map { .secret(.init(mark: $0)) },
        path: "subscriptionOffersKeyPair.privateKey"
      ),
      ComparedField(field: .unknownKeys, value: .contents(configuration.unknownContents), path: ""),
      ComparedField(field: .images, value: .names(images), path: ""),
    ]
    return part
  }
}
