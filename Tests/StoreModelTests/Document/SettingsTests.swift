import Testing

@testable import StoreModel

@Suite("Settings")
struct SettingsTests {
  private static func read(_ settings: String) throws -> StoreConfiguration {
    try StoreConfiguration(bytes: Array(Sample.document.with("settings", settings).text.utf8))
  }

  @Test("every key of the format is read")
  func everyKey() throws {
    let configuration = try Self.read(
      """
      { "_applicationInternalID" : "1", "_askToBuyEnabled" : true, "_billingGracePeriodEnabled" : true,
        "_billingIssuesEnabled" : true, "_developerTeamID" : "T", "_disableDialogs" : true,
        "_failTransactionsEnabled" : true, "_lastSynchronizedDate" : 804965276.5, "_locale" : "zh-Hans",
        "_renewalBillingIssuesEnabled" : true, "_storeKitError" : 2, "_storefront" : "JPN", "_timeRate" : 13,
        "_storeKitErrors" : [
          { "current" : null, "enabled" : false, "name" : "Load Products" },
          { "current" : { "index" : 2, "type" : "generic" }, "enabled" : true, "name" : "Purchase" } ] }
      """
    )
    var expected = StoreConfiguration.Settings()
    expected.applicationInternalID = "1"
    expected.developerTeamID = "T"
    expected.lastSynchronizedDate = cents(80_496_527_650)
    expected.isAskToBuyEnabled = true
    expected.isBillingGracePeriodEnabled = true
    expected.areBillingIssuesEnabled = true
    expected.areRenewalBillingIssuesEnabled = true
    expected.areDialogsDisabled = true
    expected.isFailTransactionsEnabled = true
    expected.failTransactionsError = 2
    expected.locale = "zh_Hans"
    expected.localeText = "zh-Hans"
    expected.storefront = "JPN"
    expected.storefrontText = "JPN"
    expected.timeRate = TimeRate(rawValue: 13)
    expected.isTimeRateWritten = true
    expected.simulatedFailures = [
      .init(call: .loadProducts),
      .init(call: .purchase, isEnabled: true, failure: .init(type: "generic", index: 2)),
    ]
    #expect(configuration.settings == expected)
    #expect(configuration.settings.seemsSynced)
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test("a failure entry without a call is skipped")
  func namelessFailure() throws {
    let configuration = try Self.read(
      "{ \"_storeKitErrors\" : [ { \"enabled\" : true }, 4, { \"name\" : \"Verification\" } ] }"
    )
    #expect(configuration.settings.simulatedFailures.map(\.call) == [.verification])
    #expect(
      configuration.diagnostics.map(\.keyPath) == [
        "settings._storeKitErrors[0].name", "settings._storeKitErrors[1]",
      ]
    )
  }

  private typealias Failure = StoreConfiguration.Settings.SimulatedFailure.Failure

  @Test(
    "an enabled failure without a usable error fails with an unknown error and is reported",
    arguments: [
      ("Load Products", nil, "note current", "generic", 0),
      ("Verification", nil, "note current", "verification", 4),
      ("Purchase", "null", "note current", "generic", 0),
      ("Purchase", #"{ "type" : "generic", "index" : 7 }"#, "warning current", "generic", 0),
      ("Purchase", #"{ "type" : "generic", "index" : -1 }"#, "warning current", "generic", 0),
      ("Purchase", #"{ "type" : "purchase", "index" : 8 }"#, "warning current", "generic", 0),
      ("Purchase", #"{ "type" : "weather", "index" : 1 }"#, "warning current", "generic", 0),
      ("Purchase", #"{ "index" : 1 }"#, "warning current", "generic", 0),
      ("Purchase", #"{ "type" : "purchase" }"#, "warning current.index", "purchase", 0),
      (
        "App Store Sync", #"{ "type" : "purchase", "index" : 1 }"#, "warning current",
        "generic", 0
      ),
      (
        "Verification", #"{ "type" : "generic", "index" : 3 }"#, "warning current",
        "verification", 4
      ),
      (
        "Refund Request Sheet", #"{ "type" : "refund request", "index" : 2 }"#, "warning current",
        "generic", 0
      ),
    ] as [(String, String?, String, String, Int)]
  )
  func unknownError(
    call: String,
    current: String?,
    finding: String,
    type: String,
    index: Int
  ) throws {
    let error = Failure(type: type, index: index)
    let member = current.map { ", \"current\" : \($0)" } ?? ""
    for isEnabled in [true, false] {
      let configuration = try Self.read(
        """
        { "_storeKitErrors" : [ { "name" : "\(call)", "enabled" : \(isEnabled)\(member) } ] }
        """
      )
      let found = configuration.diagnostics.map { "\($0.severity) \($0.keyPath ?? "-")" }
      let place = finding.replacing(" ", with: " settings._storeKitErrors[0].")
      #expect(found == (isEnabled ? [place] : []), "\(configuration.diagnostics)")
      let failing = configuration.settings.failingCalls
      #expect(failing[.init(rawValue: call)] == (isEnabled ? error : nil))
      #expect(failing.count == (isEnabled ? 1 : 0))
    }
  }

  @Test("an enabled failure of an unknown call has no effect and is reported")
  func unknownCall() throws {
    let configuration = try Self.read(
      #"{ "_storeKitErrors" : [ { "name" : "Load Weather", "enabled" : true } ] }"#
    )
    #expect(configuration.settings.failingCalls.isEmpty)
    #expect(configuration.diagnostics.map(\.severity) == [.warning])
    #expect(configuration.diagnostics.map(\.keyPath) == ["settings._storeKitErrors[0].name"])
  }

  @Test(
    "the old switch makes purchases fail unless the list has an entry for purchases",
    arguments: [
      (#""_failTransactionsEnabled" : true"#, Failure(type: "generic", index: 0), []),
      (
        #""_failTransactionsEnabled" : true, "_storeKitError" : 2"#,
        Failure(type: "generic", index: 2), []
      ),
      (
        #""_failTransactionsEnabled" : true, "_storeKitError" : 9"#,
        Failure(type: "generic", index: 0), ["settings._storeKitError"]
      ),
      (#""_failTransactionsEnabled" : false, "_storeKitError" : 9"#, nil, []),
      (
        """
        "_failTransactionsEnabled" : true, "_storeKitError" : 9,
        "_storeKitErrors" : [ { "name" : "Purchase", "enabled" : false } ]
        """, nil, []
      ),
    ] as [(String, StoreConfiguration.Settings.SimulatedFailure.Failure?, [String])]
  )
  func oldSwitch(
    members: String,
    error: StoreConfiguration.Settings.SimulatedFailure.Failure?,
    findings: [String]
  ) throws {
    let configuration = try Self.read("{ \(members) }")
    #expect(configuration.settings.failingCalls[.purchase] == error)
    #expect(configuration.settings.failingCalls.count == (error == nil ? 0 : 1))
    #expect(configuration.diagnostics.compactMap(\.keyPath) == findings)
  }

  @Test(
    "country codes of two and three letters are accepted",
    arguments: [
      ("US", "USA"), ("JP", "JPN"), ("GB", "GBR"), ("CHE", "CHE"), ("XK", "XKS"), ("ZZ", nil),
      ("", nil),
    ] as [(String, String?)]
  )
  func storefrontCodes(code: String, alpha3: String?) {
    #expect(StorefrontCode.alpha3(code) == alpha3)
  }

  private static let week = Product.SubscriptionPeriod.weekly
  private static let month = Product.SubscriptionPeriod.monthly

  @Test(
    "month-based time rates renew as in Apple's table",
    arguments: [
      (10, [900, 3_600, 7_200, 10_800, 21_600, 43_200], 771, 1_800, 7_200),
      (11, [600, 1_800, 3_600, 5_400, 10_800, 21_600], 514, 900, 3_600),
      (12, [300, 900, 1_800, 2_700, 5_400, 10_800], 257, 450, 1_800),
      (13, [180, 300, 600, 900, 1_800, 3_600], 154, 150, 600),
      (15, [10, 30, 60, 90, 180, 360], 9, 15, 60),
      (TimeRate.sandboxThreeMinutes.rawValue, [180, 180, 360, 540, 1_080, 2_160], 154, 90, 360),
    ] as [(Int, [Int64], Int64, Int64, Int64)]
  )
  func monthRates(rate: Int, renewals: [Int64], weekly: Int64, grace: Int64, retry: Int64) {
    let plans: [Product.SubscriptionPeriod] = [
      .weekly, .monthly, .everyTwoMonths, .everyThreeMonths, .everySixMonths, .yearly,
    ]
    let timeRate = TimeRate(rawValue: rate)
    #expect(plans.map(timeRate.renewalMilliseconds) == renewals.map { $0 * 1_000 })
    #expect(timeRate.gracePeriodMilliseconds(for: Self.week) == weekly * 1_000)
    #expect(timeRate.gracePeriodMilliseconds(for: Self.month) == grace * 1_000)
    #expect(timeRate.billingRetryMilliseconds == retry * 1_000)
    #expect(timeRate.millisecondsPerDay == nil)
  }

  @Test(
    "a file cannot select a rate of the App Store that has no number in the file format",
    arguments: [TimeRate.sandboxThreeMinutes, .testFlight]
  )
  func appStoreRates(rate: TimeRate) throws {
    #expect(!rate.isKnown && rate.pace != .calendar)
    let configuration = try Self.read("{ \"_timeRate\" : \(rate.rawValue) }")
    #expect(configuration.settings.timeRate == .realTime)
    #expect(configuration.diagnostics.count == 1)
  }

  @Test("each of the sandbox's rates has a name and its own length of a month")
  func sandboxRates() {
    let months = TimeRate.sandboxRates.map { $0.rate.renewalMilliseconds(for: Self.month) }
    #expect(months == [3, 5, 15, 30, 60].map { $0 * 60_000 })
  }

  @Test(
    "day-based time rates set the length of a day",
    arguments: [(1, 3_600), (2, 1_800), (3, 300), (4, 60), (5, 30), (6, 1)] as [(Int, Int64)]
  )
  func dayRates(rate: Int, seconds: Int64) {
    let timeRate = TimeRate(rawValue: rate)
    #expect(timeRate.millisecondsPerDay == seconds * 1_000)
    #expect(timeRate.renewalMilliseconds(for: Self.month) == nil)
    #expect(timeRate.gracePeriodMilliseconds(for: Self.week) == 6 * seconds * 1_000)
    #expect(timeRate.gracePeriodMilliseconds(for: Self.month) == 16 * seconds * 1_000)
    #expect(timeRate.billingRetryMilliseconds == 60 * seconds * 1_000)
  }

  @Test(
    "the other time rates renew every plan at the same interval",
    arguments: [
      (1_000, 900), (1_001, 300), (1_002, 60), (1_003, 30), (1_004, 10), (1_005, 2),
    ] as [(Int, Int64)]
  )
  func fixedRates(rate: Int, seconds: Int64) {
    let timeRate = TimeRate(rawValue: rate)
    #expect(timeRate.renewalMilliseconds(for: .yearly) == seconds * 1_000)
    #expect(timeRate.gracePeriodMilliseconds(for: Self.week) == seconds * 1_000)
    #expect(timeRate.billingRetryMilliseconds == 2 * seconds * 1_000)
  }

  @Test("real time and an unknown time rate follow the calendar", arguments: [0, 14, 99, -1])
  func calendarRates(rate: Int) {
    let timeRate = TimeRate(rawValue: rate)
    #expect(timeRate.millisecondsPerDay == 86_400_000)
    #expect(timeRate.renewalMilliseconds(for: Self.month) == nil)
    #expect(timeRate.gracePeriodMilliseconds(for: Self.month) == 16 * 86_400_000)
    #expect(timeRate.isKnown == (rate == 0))
  }
}
