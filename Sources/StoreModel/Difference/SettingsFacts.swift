/// Collects the fields of the test environment to compare.
enum SettingsFacts {
  /// Returns the fields of a configuration's settings.
  static func part(of configuration: StoreConfiguration) -> ComparedPart {
    let settings = configuration.settings
    let fields = ProductFields(path: "settings")
    var part = ComparedPart()
    part.fields = [
      fields.field(.storefront, "_storefront", .word(settings.storefront)),
      fields.field(.locale, "_locale", .word(settings.locale)),
      fields.field(.timeRate, "_timeRate", .rate(settings.timeRate)),
      fields.field(.askToBuy, "_askToBuyEnabled", .truth(settings.isAskToBuyEnabled)),
      fields.field(.dialogsDisabled, "_disableDialogs", .truth(settings.areDialogsDisabled)),
      fields.field(
        .applicationID,
        "_applicationInternalID",
        settings.applicationInternalID.map { .word($0) }
      ),
      fields.field(.teamID, "_developerTeamID", settings.developerTeamID.map { .word($0) }),
      fields.field(
        .lastSynchronized,
        "_lastSynchronizedDate",
        settings.lastSynchronizedDate.map { .moment($0) }
      ),
      fields.field(.unknownKeys, "", .contents(settings.unknownContents)),
    ]
    part.fields += billing(settings, fields)
    part.lists[.simulatedFailure] = failures(settings.simulatedFailures)
    return part
  }

  private static func billing(
    _ settings: StoreConfiguration.Settings,
    _ fields: ProductFields
  ) -> [ComparedField] {
    [
      fields.field(
        .billingIssues,
        "_billingIssuesEnabled",
        .truth(settings.areBillingIssuesEnabled)
      ),
      fields.field(
        .renewalBillingIssues,
        "_renewalBillingIssuesEnabled",
        .truth(settings.areRenewalBillingIssuesEnabled)
      ),
      fields.field(
        .gracePeriod,
        "_billingGracePeriodEnabled",
        .truth(settings.isBillingGracePeriodEnabled)
      ),
      fields.field(
        .failTransactions,
        "_failTransactionsEnabled",
        .truth(settings.isFailTransactionsEnabled)
      ),
      fields.field(
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
