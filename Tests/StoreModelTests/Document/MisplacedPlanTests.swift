import Testing

@testable import StoreModel

@Suite("Plans in a place where no plan can be found")
struct MisplacedPlanTests {
  @Test("a misplaced plan is an error, and the rest of the file is read", arguments: rows)
  func row(_ row: AnomalyRow) throws { try row.check() }

  private static let plan = Sample.subscription
  private static let plans = Sample.list([plan])

  static let rows: [AnomalyRow] = [
    AnomalyRow(
      "in the list of products",
      Sample.document(products: plan.with("type", "‸\"RecurringSubscription\""), Sample.product),
      ["error products[0].type"]
    ) { $0.products.map(\.type) == [.autoRenewable, .nonConsumable] },
    AnomalyRow(
      "in the list of products, with another spelling of the type",
      Sample.document(products: plan.with("type", "‸\"auto-renewable subscription\"")),
      ["error products[0].type"]
    ) { $0.counts["otherProducts"] == "1" },
    AnomalyRow(
      "in the list of products, without a type",
      Sample.document(products: plan.without("type")),
      ["error products[0].type"]
    ) { $0.products[0].productID == "org.sample.moon" },
    AnomalyRow(
      "in the list of products, with an unknown type",
      Sample.document(products: plan.with("type", "‸\"Plan\"")),
      ["error products[0].type"]
    ) { $0.products[0].typeText == "Plan" },
    AnomalyRow(
      "among the non-renewing subscriptions",
      Sample.document.with("nonRenewingSubscriptions", plans),
      ["error nonRenewingSubscriptions[0].type"]
    ) { $0.counts["nonRenewing"] == "0" },
    AnomalyRow(
      "among the suites",
      Sample.document.with(
        "subscriptionSuiteGroups",
        Sample.list([Sample.group(plan.with("duration", "\"P1Y\""))])
      ),
      ["error subscriptionSuiteGroups[0].subscriptions[0].type"]
    ) { $0.suiteGroups[0].subscriptions.count == 1 },
    AnomalyRow(
      "at the top level, under any name and at any depth",
      Sample.document.with("shop", "‸{ \"a\" : [ { \"plan\" : \(plan.text) } ] }"),
      ["error shop"]
    ) { $0.subscriptions.isEmpty },
    AnomalyRow(
      "in the place of a group",
      Sample.document(groups: plan.with("type", "‸\"RecurringSubscription\"")),
      ["error subscriptionGroups[0].type"]
    ) { $0.subscriptions.isEmpty },
    AnomalyRow(
      "in a group without subscriptions",
      Sample.document(groups: Sample.group().without("subscriptions").with("plans", "‸" + plans)),
      ["error subscriptionGroups[0].plans"]
    ) { $0.subscriptionGroups.count == 1 && $0.subscriptions.isEmpty },
    AnomalyRow(
      "in a group, beside its subscriptions",
      Sample.document(groups: Sample.group(plan).with("Subscriptions", "‸" + plans)),
      ["error subscriptionGroups[0].Subscriptions"]
    ) { $0.subscriptions.count == 1 },
    AnomalyRow(
      "in an object instead of a list of groups",
      Sample.document.with("subscriptionGroups", "‸" + Sample.group(plan).text),
      ["error subscriptionGroups"]
    ) { $0.subscriptionGroups.isEmpty },
    AnomalyRow(
      "in an object instead of a list of plans",
      Sample.document(groups: Sample.group().with("subscriptions", "‸{ \"a\" : \(plan.text) }")),
      ["error subscriptionGroups[0].subscriptions"]
    ) { $0.subscriptions.isEmpty },
    AnomalyRow(
      "in a list in the list of plans",
      Sample.document(
        groups: Sample.group().with("subscriptions", "[ \(plan.text), ‸\(plans), [] ]")
      ),
      [
        "error subscriptionGroups[0].subscriptions[1]",
        "warning subscriptionGroups[0].subscriptions[2]",
      ]
    ) { $0.subscriptions.count == 1 },
    AnomalyRow(
      "the file itself",
      SampleObject([
        "type": "‸\"RecurringSubscription\"", "version": "{ \"major\" : 4, \"minor\" : 0 }",
      ]),
      ["error type", "warning type"]
    ) { $0.subscriptions.isEmpty },
    AnomalyRow(
      "no plan: a group without plans, and unknown keys without plans",
      Sample.document(
        groups: Sample.group().without("subscriptions").with("more", Sample.list([Sample.product]))
      )
    ) { $0.subscriptionGroups.count == 1 },
  ]

  @Test("the message names the place and the type of plans")
  func message() throws {
    let text = Sample.document.with("plans", Self.plans).text
    let configuration = try StoreConfiguration(bytes: Array(text.utf8))
    #expect(
      configuration.diagnostics.map(\.message) == [
        """
        key "plans" is not part of the format, so its plans are lost; plans belong in \
        "subscriptions" of a group in "subscriptionGroups", with the type "RecurringSubscription"
        """
      ]
    )
  }

  @Test("formatting the file keeps the misplaced plans")
  func formatting() throws {
    let text = Sample.document.with("plans", Self.plans).text
    let formatted = try FormattedConfiguration(bytes: Array(text.utf8), path: "")
    let files = try [Array(text.utf8), formatted.bytes].map { try StoreConfiguration(bytes: $0) }
    #expect(ConfigurationDifference(from: files[0], to: files[1]).isEmpty)
    #expect(String(decoding: formatted.bytes, as: UTF8.self).contains("org.sample.moon"))
  }
}
