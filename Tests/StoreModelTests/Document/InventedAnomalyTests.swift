import Foundation
import Testing

@testable import StoreModel

@Suite("Unusual files that are not known from practice")
struct InventedAnomalyTests {
  @Test("an unusual file is read with exactly the expected findings", arguments: rows)
  func row(_ row: AnomalyRow) throws { try row.check() }

  static let rows = shapeRows + identifierRows + storefrontRows + versionRows

  private static let first = "subscriptionGroups[0].subscriptions[0]"

  static let shapeRows: [AnomalyRow] = [
    AnomalyRow(
      "products is an object",
      Sample.document.with("products", "‸{ \"a\" : 1 }"),
      ["warning products"]
    ) { $0.products.isEmpty },
    AnomalyRow("products is null", Sample.document.with("products", "null")) {
      $0.products.isEmpty
    },
    AnomalyRow(
      "a product is text",
      Sample.document.with("products", "[ ‸\"sun\", \(Sample.product.text) ]"),
      ["warning products[0]"]
    ) { $0.products.count == 1 },
    AnomalyRow(
      "settings is a list",
      Sample.document.with("settings", "‸[]"),
      ["warning settings"]
    ) { $0.settings == .init() },
    AnomalyRow("a group without subscriptions", Sample.document(groups: Sample.group())) {
      $0.subscriptionGroups[0].subscriptions.isEmpty && $0.counts["levelsPerGroup"] == "0"
    },
    AnomalyRow(
      "a repeated key",
      Sample.document(
        products: SampleObject(["displayPrice": "\"0.99\""]).with("x", "1").merging(Sample.product)
      )
    ) { $0.products[0].displayPrice == cents(499) },
    AnomalyRow(
      "a number as price",
      Sample.document(products: Sample.product.with("displayPrice", "‸4.99")),
      ["warning products[0].displayPrice"]
    ) { $0.products[0].displayPrice == cents(499) },
    AnomalyRow(
      "a list as price",
      Sample.document(products: Sample.product.with("displayPrice", "‸[]")),
      ["warning products[0].displayPrice"]
    ) { $0.products[0].displayPrice == nil },
    AnomalyRow(
      "no price",
      Sample.document(products: Sample.product.without("displayPrice")),
      ["warning products[0].displayPrice"]
    ) { $0.products[0].displayPrice == nil },
    AnomalyRow(
      "a product in the wrong list",
      Sample.document(products: Sample.product.with("type", "‸\"NonRenewingSubscription\"")),
      ["warning products[0].type"]
    ) { $0.counts["nonRenewing"] == "1" },
    AnomalyRow(
      "an unknown type",
      Sample.document(products: Sample.product.with("type", "‸\"Rental\"")),
      ["warning products[0].type"]
    ) { $0.counts["otherProducts"] == "1" && !$0.products[0].isTypeKnown },
    AnomalyRow(
      "escapes and wide letters in a name",
      Sample.document(
        products: Sample.product.with("referenceName", "\"\\u001b[31mé\\u202E日本\\uD83D\\uDE00\"")
      )
    ) { $0.products[0].referenceName == "\u{1B}[31mé\u{202E}日本😀" },
    AnomalyRow(
      "half a surrogate pair",
      Sample.document(products: Sample.product.with("referenceName", "\"a\\uD83Db\""))
    ) { $0.products[0].referenceName == "a\u{FFFD}b" },
  ]

  static let identifierRows: [AnomalyRow] = [
    AnomalyRow(
      "no product identifier",
      Sample.document(products: Sample.product.without("productID")),
      ["warning products[0].productID"]
    ) { $0.products[0].productID.isEmpty && $0.products[0].referenceName == "Sun" },
    AnomalyRow(
      "an empty product identifier",
      Sample.document(products: Sample.product.with("productID", "‸\"\"")),
      ["warning products[0].productID"]
    ) { $0.products[0].productID.isEmpty },
    AnomalyRow(
      "a blank product identifier",
      Sample.document(products: Sample.product.with("productID", "‸\"  \"")),
      ["warning products[0].productID"]
    ) { $0.products[0].productID.isEmpty && $0.products[0].rawProductID == "  " },
    AnomalyRow(
      "a product identifier twice",
      Sample.document(
        products: Sample.product,
        Sample.product.with("productID", "‸\"org.sample.sun\"")
      ),
      ["warning products[1].productID"]
    ) { $0.products.map(\.isDuplicate) == [false, true] },
    AnomalyRow(
      "a subscription with a product's identifier",
      Sample.document(
        subscription: Sample.subscription.with("productID", "‸\"org.sample.sun\"")
      ).with("products", Sample.list([Sample.product])).movingFirst("products"),
      ["warning subscriptionGroups[0].subscriptions[0].productID"]
    ) { $0.subscriptions[0].product.isDuplicate },
  ]

  static let storefrontRows: [AnomalyRow] = [
    AnomalyRow(
      "a storefront of two letters",
      Sample.document(setting: "_storefront", "‸\"US\""),
      ["warning settings._storefront"]
    ) { $0.settings.storefront == "USA" && $0.settings.storefrontText == "US" },
    AnomalyRow(
      "a storefront in lower case",
      Sample.document(setting: "_storefront", "‸\"jpn\""),
      ["warning settings._storefront"]
    ) { $0.settings.storefront == "JPN" },
    AnomalyRow(
      "an unknown storefront",
      Sample.document(setting: "_storefront", "‸\"ZZZ\""),
      ["warning settings._storefront"]
    ) { $0.settings.storefront == "ZZZ" && $0.counts["storefront"] == "ZZZ" },
    AnomalyRow(
      "a number as storefront",
      Sample.document(setting: "_storefront", "‸840"),
      ["warning settings._storefront"]
    ) { $0.settings.storefront == "USA" && $0.settings.storefrontText == nil },
    AnomalyRow(
      "an unknown time rate",
      Sample.document(setting: "_timeRate", "‸14"),
      ["warning settings._timeRate"]
    ) { $0.settings.timeRate.rawValue == 14 && $0.settings.timeRate.pace == .calendar },
    AnomalyRow(
      "text as time rate",
      Sample.document(setting: "_timeRate", "‸\"13\""),
      ["warning settings._timeRate"]
    ) { $0.settings.timeRate == .realTime },
    AnomalyRow(
      "text as a switch",
      Sample.document(setting: "_askToBuyEnabled", "‸\"yes\""),
      ["warning settings._askToBuyEnabled"]
    ) { !$0.settings.isAskToBuyEnabled },
  ]

  static let versionRows: [AnomalyRow] = [
    AnomalyRow(
      "a newer version",
      Sample.document.with("version", "‸{ \"major\" : 7, \"minor\" : 0 }"),
      ["note version"]
    ) { $0.formatVersion == FormatVersion(major: 7, minor: 0) },
    AnomalyRow(
      "a newer minor version",
      Sample.document.with("version", "‸{ \"major\" : 4, \"minor\" : 1 }"),
      ["note version"]
    ) { $0.formatVersion == FormatVersion(major: 4, minor: 1) },
    AnomalyRow(
      "a version as text",
      Sample.document.with("version", "‸\"4.0\""),
      ["warning version"]
    ) { $0.formatVersion == nil && $0.counts["version"] == "none" },
    AnomalyRow(
      "a version with a fraction",
      Sample.document.with("version", "‸{ \"major\" : 4.5, \"minor\" : 0 }"),
      ["warning version"]
    ) { $0.formatVersion == nil },
  ]

  @Test(
    "a price that is not digits, a point and digits is unknown instead of zero",
    arguments: [
      "1,99", "1.234,56", "-1", "1e3", "NaN", "", ".5", "5.", "1.2.3", " 1", "+1", "٣", "0x10",
      String(repeating: "9", count: 40), "$1", "1_000",
    ]
  )
  func unknownPrices(text: String) throws {
    let sample = Sample.document(products: Sample.product.with("displayPrice", "\"\(text)\""))
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.products[0].displayPrice == nil)
    #expect(configuration.products[0].displayPriceText == text)
    #expect(configuration.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "a level that is not a whole number from 1 is sorted last",
    arguments: ["0", "-1", "\"1\"", "1000000000", "1.5", "true", "1e99", "null"]
  )
  func unusableLevels(level: String) throws {
    let odd = Sample.subscription.with("groupNumber", level).with("productID", "\"odd\"")
    let sample = Sample.document(
      groups: Sample.group(odd, Sample.subscription.with("groupNumber", "9"))
    )
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    let group = configuration.subscriptionGroups[0]
    #expect(group.subscriptions[0].groupLevel == nil)
    #expect(group.subscriptionsByLevel.last?.product.productID == "odd")
    #expect(configuration.diagnostics.map(\.keyPath) == [Self.first + ".groupNumber"])
    #expect(configuration.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "a period that the format does not have is kept as text",
    arguments: [
      "P0D", "P1.5M", "p1m", "P1Y2M", "1 month", "", "P", "PM", "P-1M", "PT1H", "P1", "P٣M",
      "P99999999999999999999D",
    ]
  )
  func unknownPeriods(text: String) throws {
    let sample = Sample.document(
      subscription: Sample.subscription.with("recurringSubscriptionPeriod", "\"\(text)\"")
    )
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.subscriptions[0].period == nil)
    #expect(configuration.subscriptions[0].periodText == text)
    #expect(
      configuration.diagnostics.map(\.keyPath) == [Self.first + ".recurringSubscriptionPeriod"]
    )
  }

  @Test(
    "valid periods are read",
    arguments: [
      ("P1W", 1, .week), ("P1M", 1, .month), ("P2M", 2, .month), ("P3M", 3, .month),
      ("P6M", 6, .month), ("P1Y", 1, .year), ("P3D", 3, .day), ("P7D", 7, .day),
      ("P12M", 12, .month),
    ] as [(String, Int, Product.SubscriptionPeriod.Unit)]
  )
  func periods(text: String, value: Int, unit: Product.SubscriptionPeriod.Unit) {
    #expect(PeriodText.period(text) == Product.SubscriptionPeriod(value: value, unit: unit))
  }

  @Test(
    "an invalid period shows the reason",
    arguments: [
      ("P9999999999Y", "has a number of more than 6 digits"), ("P1000000D", "has a number of more"),
      ("P5X", "is not a period such as \"P1M\""), ("P0M", "is not a period such as"),
      ("P99999999999X", "is not a period such as"), ("PY", "is not a period such as"),
    ]
  )
  func unreadablePeriods(text: String, problem: String) throws {
    let offer = Sample.offer.with("subscriptionPeriod", "\"\(text)\"")
    let configuration = try StoreConfiguration(
      bytes: Array(Sample.document(offer: offer).text.utf8)
    )
    let messages = configuration.diagnostics.map(\.message)
    #expect(messages.contains { $0.contains("the period \"\(text)\" \(problem)") }, "\(messages)")
  }

  @Test(
    "an invalid number of periods becomes 1 or the maximum",
    arguments: [
      ("0", 1), ("-3", 1), ("1000000000000", 1_000), ("1e400", 1_000), ("2.5", 1), ("\"3\"", 1),
    ]
  )
  func unusablePeriodCounts(text: String, count: Int) throws {
    let sample = Sample.document(offer: Sample.offer.with("numberOfPeriods", text))
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.subscriptions[0].introductoryOffers[0].periodCount == count)
    #expect(configuration.diagnostics.map(\.severity) == [.warning])
  }

  @Test("a byte order mark, CRLF and tabs cause no finding")
  func blanks() throws {
    let text = Sample.document(products: Sample.product).text
      .replacing("\n", with: "\r\n").replacing("  ", with: "\t")
    let configuration = try StoreConfiguration(bytes: [0xEF, 0xBB, 0xBF] + Array(text.utf8))
    #expect(configuration.products.count == 1)
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test("5,000 products are read")
  func manyProducts() throws {
    let products = (0..<5_000).map { Sample.product.with("productID", "\"p\($0)\"") }
    let sample = Sample.document.with("products", Sample.list(products))
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.products.count == 5_000)
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test("a description of a megabyte is read completely")
  func longDescription() throws {
    let long = String(repeating: "é", count: 500_000)
    let entry = "[ { \"description\" : \"\(long)\", \"locale\" : \"fr\" } ]"
    let sample = Sample.document(products: Sample.product.with("localizations", entry))
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.products[0].localizations[0].description == long)
  }

  /// Files that are slow to read because of their number of entries.
  private static let hostileFiles: [(name: String, text: @Sendable (Int) -> String)] = [
    ("unknown keys", { "{\(keys($0))}" }),
    ("unknown keys of a product", { "{\"products\":[{\(keys($0))}]}" }),
    (
      "groups with the same identifier",
      { "{\"subscriptionGroups\":[\(String(repeating: "{\"id\":\"\"},", count: $0))0]}" }
    ),
    ("escapes", { "{\"identifier\":\"\(String(repeating: "\\u00e9", count: $0))\"}" }),
  ]

  private static func keys(_ count: Int) -> String {
    (0..<count).map { "\"k\($0)\":1" }.joined(separator: ",")
  }

  /// The processor time of this thread in seconds.
  private static func work(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  @Test("the time to read a file is proportional to its length", arguments: 0..<4)
  func hostileFiles(index: Int) throws {
    let file = Self.hostileFiles[index]
    let times = try [10_000, 50_000].map { count in
      let bytes = Array(file.text(count).utf8)
      return try Self.work { _ = try StoreConfiguration(bytes: bytes) }
    }
    // With five times the entries, quadratic time would be 25 times the work.
    #expect(times[1] < 12 * times[0], "\(file.name): \(times)")
  }

  @Test("a file with 100,000 findings keeps the first ones and adds a note")
  func manyFindings() throws {
    let text = "{\"products\":[" + String(repeating: "1,", count: 100_000) + "1]}"
    let configuration = try StoreConfiguration(bytes: Array(text.utf8))
    #expect(configuration.diagnostics.count == DiagnosticLog.limit + 1)
    #expect(configuration.diagnostics.last?.severity == .note)
  }
}

extension SampleObject {
  /// These members followed by those of another object, including repeated keys.
  fileprivate func merging(_ other: SampleObject) -> SampleObject {
    var copy = self
    copy.members += other.members
    return copy
  }

  fileprivate func movingFirst(_ key: String) -> SampleObject {
    var copy = self
    copy.members.sort { lhs, rhs in lhs.key == key && rhs.key != key }
    return copy
  }
}
