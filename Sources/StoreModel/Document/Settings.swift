import Foundation

extension StoreConfiguration {
  /// The test environment of a configuration. A key that the file lacks has its default.
  public struct Settings: Hashable, Sendable {
    /// The country or region of the store, as an ISO 3166-1 alpha-3 code; what the file
    /// says, in upper case, when that is no such code.
    public var storefront = "USA"
    /// The storefront exactly as written; `nil` when the file has none.
    public var storefrontText: String?
    /// The language of the store as written, with underscores.
    public var locale = "en_US"
    /// The language exactly as written; `nil` when the file has none.
    public var localeText: String?
    /// How fast subscriptions renew.
    public var timeRate = TimeRate.realTime
    /// Whether the file names a time rate.
    public var isTimeRateWritten = false
    /// Whether purchases wait for approval.
    public var isAskToBuyEnabled = false
    /// Whether purchases are interrupted.
    public var areBillingIssuesEnabled = false
    /// Whether renewals fail and enter billing retry.
    public var areRenewalBillingIssuesEnabled = false
    /// Whether a grace period precedes billing retry; without effect unless renewals fail.
    public var isBillingGracePeriodEnabled = false
    /// Whether system dialogs stay away in tests.
    public var areDialogsDisabled = false
    /// Whether transactions fail: the switch that ``simulatedFailures`` replaced.
    public var isFailTransactionsEnabled = false
    /// The error of the old switch, as written.
    public var failTransactionsError = 0
    /// Which calls fail, and with what error, in the file's order.
    public var simulatedFailures: [SimulatedFailure] = []
    /// The app's identifier in App Store Connect; synced files.
    public var applicationInternalID: String?
    /// The team's identifier; synced files.
    public var developerTeamID: String?
    /// When the file was last synced, in seconds since 2001-01-01 UTC.
    public var lastSynchronizedDate: Decimal?
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates the default settings.
    public init() {}

    /// Whether App Store Connect seems to have filled the file: both of its identifiers
    /// and the date are there. Hand-made files fill them too.
    public var seemsSynced: Bool {
      applicationInternalID?.isEmpty == false && developerTeamID?.isEmpty == false
        && lastSynchronizedDate != nil
    }
  }
}
