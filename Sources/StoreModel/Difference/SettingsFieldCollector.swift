/// Collects the fields of the test environment to compare.
enum SettingsFieldCollector {
  /// Returns the fields of a configuration's settings.
  static func part(of configuration: StoreConfiguration) -> ComparedPart {
    let settings = configuration.settings
    let collector = ProductFieldCollector(path: "settings")
    var part = ComparedPart()
    part.fields = [
      collector.field(.storefront, "_storefront", .word(settings.storefront)),
      collector.field(.locale, "_locale", .word(settings.locale)),
      collector.field(.timeRate, "_timeRate", .rate(settings.timeRate)),
      collector.field(.askToBuy, "_askToBuyEnabled", .truth(settings.isAskToBuyEnabled)),
      collector.field(.dialogsDisabled, "_disableDialogs", .truth(settings.areDialogsDisabled)),
      collector.field(
        .applicationID,
        "_applicationInternalID",
        settings.applicationInternalID.map { .word($0) }
      ),
      collector.field(.teamID, "_developerTeamID", settings.developerTeamID.map { .word($0) }),
      collector.field(
        .lastSynchronized,
        "_lastSynchronizedDate",
        settings.lastSynchronizedDate.map { .moment($0) }
      ),
      collector.field(.unknownKeys, "", .contents(settings.unknownContents)),
    ]
    part.fields += billing(settings, collector)
    part.lists[.simulatedFailure] = failures(settings.simulatedFailures)
    return part
  }

  private static func billing(
    _ settings: StoreConfiguration.Settings,
    _ collector: ProductFieldCollector
  ) -> [ComparedField] {
    [
      collector.field(
        .billingIssues,
        "_billingIssuesEnabled",
        .truth(settings.areBillingIssuesEnabled)
      ),
      collector.field(
        .renewalBillingIssues,
        "_renewalBillingIssuesEnabled",
        .truth(settings.areRenewalBillingIssuesEnabled)
      ),
      collector.field(
        .gracePeriod,
        "_billingGracePeriodEnabled",
        .truth(settings.isBillingGracePeriodEnabled)
      ),
      collector.field(
        .failTransactions,
        "_failTransactionsEnabled",
        .truth(settings.isFailTransactionsEnabled)
      ),
      collector.field(
        .failTransactionsError,
        "_storeKitError",
        .storeError(settings.failTransactionsError)
      ),
    ]
  }

  /// Returns the simulated failures. An entry is blank if its call is known, does not fail and has
  /// no error. A blank entry has the same meaning as a missing entry.
  private static func failures(
    _ failures: [StoreConfiguration.Settings.SimulatedFailure]
  ) -> ComparedList {
    let path = "settings._storeKitErrors"
    let items = failures.enumerated().map { index, entry in
      let isKnown = StoreConfiguration.Settings.SimulatedFailure.Call.allKnown.contains(entry.call)
      let isUnset = !entry.isEnabled && entry.failure == nil && entry.unknownContents.isEmpty
      let inner = ProductFieldCollector(path: "\(path)[\(index)]")
      let error = entry.failure.map { ConfigurationChange.Value.failure($0) }
      let enabled = ConfigurationChange.Value.truth(entry.isEnabled)
      return ComparedItem(
        item: .init(kind: .simulatedFailure, name: entry.call.rawValue),
        identities: [entry.call.rawValue],
        path: inner.path,
        summary: .several([enabled, error].compactMap { $0 }),
        fields: [
          inner.field(.enabled, "enabled", enabled), inner.field(.failure, "current", error),
          inner.field(.unknownKeys, "", .contents(entry.unknownContents)),
        ],
        isBlank: isKnown && isUnset
      )
    }
    return ComparedList(unordered: items, path: path)
  }
}
