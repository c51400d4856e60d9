/// Collects the fields of the test environment to compare.
enum SettingsFacts {
  /// Returns the fields of a configuration's settings.
  static func part(of configuration: StoreConfiguration) -> ComparedPart {
    let settings = configuration.settings
    let facts = ProductFields(path: "settings")
    var part = ComparedPart()
    part.facts = [
      facts.fact(.storefront, "_storefront", .word(settings.storefront)),
      facts.fact(.locale, "_locale", .word(settings.locale)),
      facts.fact(.timeRate, "_timeRate", .rate(settings.timeRate)),
      facts.fact(.askToBuy, "_askToBuyEnabled", .truth(settings.isAskToBuyEnabled)),
      facts.fact(.dialogsDisabled, "_disableDialogs", .truth(settings.areDialogsDisabled)),
      facts.fact(
        .applicationID,
        "_applicationInternalID",
        settings.applicationInternalID.map { .word($0) }
      ),
      facts.fact(.teamID, "_developerTeamID", settings.developerTeamID.map { .word($0) }),
      facts.fact(
        .lastSynchronized,
        "_lastSynchronizedDate",
        settings.lastSynchronizedDate.map { .moment($0) }
      ),
      facts.fact(.unknownKeys, "", .contents(settings.unknownContents)),
    ]
    part.facts += billing(settings, facts)
    part.lists[.simulatedFailure] = failures(settings.simulatedFailures)
    return part
  }

  private static func billing(
    _ settings: StoreConfiguration.Settings,
    _ facts: ProductFields
  ) -> [Fact] {
    [
      facts.fact(
        .billingIssues,
        "_billingIssuesEnabled",
        .truth(settings.areBillingIssuesEnabled)
      ),
      facts.fact(
        .renewalBillingIssues,
        "_renewalBillingIssuesEnabled",
        .truth(settings.areRenewalBillingIssuesEnabled)
      ),
      facts.fact(
        .gracePeriod,
        "_billingGracePeriodEnabled",
        .truth(settings.isBillingGracePeriodEnabled)
      ),
      facts.fact(
        .failTransactions,
        "_failTransactionsEnabled",
        .truth(settings.isFailTransactionsEnabled)
      ),
      facts.fact(
        .failTransactionsError,
        "_storeKitError",
        .storeError(settings.failTransactionsError)
      ),
    ]
  }

  /// Returns the simulated failures. An entry of a known call that neither fails nor has an error
  /// is blank. It has the same meaning as a missing entry.
  private static func failures(
    _ failures: [StoreConfiguration.Settings.SimulatedFailure]
  ) -> ComparedList {
    let path = "settings._storeKitErrors"
    let items = failures.enumerated().map { index, entry in
      let isKnown = StoreConfiguration.Settings.SimulatedFailure.Call.allKnown.contains(entry.call)
      let isUnset = !entry.isEnabled && entry.failure == nil && entry.unknownContents.isEmpty
      let inner = ProductFields(path: "\(path)[\(index)]")
      let error = entry.failure.map { ConfigurationChange.Value.failure($0) }
      let enabled = ConfigurationChange.Value.truth(entry.isEnabled)
      return ComparedItem(
        item: .init(kind: .simulatedFailure, name: entry.call.rawValue),
        identities: [entry.call.rawValue],
        path: inner.path,
        summary: .several([enabled, error].compactMap { $0 }),
        facts: [
          inner.fact(.enabled, "enabled", enabled), inner.fact(.failure, "current", error),
          inner.fact(.unknownKeys, "", .contents(entry.unknownContents)),
        ],
        isBlank: isKnown && isUnset
      )
    }
    return ComparedList(unordered: items, path: path)
  }
}
