import Foundation

extension StoreConfiguration {
  /// The test environment of a configuration. A missing key means the default value.
  public struct Settings: Hashable, Sendable {
    /// The country or region of the store as an ISO 3166-1 alpha-3 code. If the file's text is not
    /// such a code, the text in uppercase.
    public var storefront = "USA"
    /// The storefront exactly as written; `nil` if the file has no storefront.
    public var storefrontText: String?
    /// The language of the store as written, with underscores.
    public var locale = "en_US"
    /// The language exactly as written; `nil` if the file has no language.
    public var localeText: String?
    /// The rate at which subscriptions renew.
    public var timeRate = TimeRate.realTime
    /// Whether the file contains a renewal rate.
    public var isTimeRateWritten = false
    /// Whether purchases wait for approval.
    public var isAskToBuyEnabled = false
    /// Whether purchases are interrupted.
    public var areBillingIssuesEnabled = false
    /// Whether renewals fail and enter billing retry.
    public var areRenewalBillingIssuesEnabled = false
    /// Whether a grace period precedes billing retry. The setting has no effect unless renewals
    /// fail.
    public var isBillingGracePeriodEnabled = false
    /// Whether system dialogs are suppressed in tests.
    public var areDialogsDisabled = false
    /// Whether purchases fail. ``simulatedFailures`` replaced this setting in later formats, and an
    /// entry for purchases there takes precedence.
    public var isFailTransactionsEnabled = false
    /// The error of ``isFailTransactionsEnabled``, as written: the index of a case of
    /// `StoreKitError`.
    public var failTransactionsError = 0
    /// The calls that can fail and their errors, in the order of the file. ``failingCalls`` has the
    /// calls that do fail.
    public var simulatedFailures: [SimulatedFailure] = []
    /// The app's identifier in App Store Connect. Only files that are synchronized with App Store
    /// Connect have this identifier.
    public var applicationInternalID: String?
    /// The identifier of the developer team. Only files that are synchronized with App Store
    /// Connect have this identifier.
    public var developerTeamID: String?
    /// The time of the last synchronization, in seconds since 2001-01-01 UTC.
    public var lastSynchronizedDate: Decimal?
    /// The values of unknown keys, by key, each as JSON in one line.
    var unknownContents: [String: String] = [:]

    /// Creates the default settings.
    public init() {}

    /// Whether App Store Connect seems to have filled the file: it has both identifiers and the
    /// time of synchronization. Some hand-written files also have these values.
    public var seemsSynced: Bool {
      applicationInternalID?.isEmpty == false && developerTeamID?.isEmpty == false
        && lastSynchronizedDate != nil
    }
  }
}
