import Foundation
import Testing

@testable import StoreModel

@Suite("Unusual files known from practice")
struct RealWorldAnomalyTests {
  @Test("an unusual file is read with exactly the expected findings", arguments: rows)
  func row(_ row: AnomalyRow) throws { try row.check() }

  static let rows = containerRows + productRows + localizationRows + groupRows + offerRows

  static let containerRows: [AnomalyRow] = [
    AnomalyRow(
      "no version, names in the products",
      SampleObject([
        "majorVersion": "3",
        "products": "["
          + Sample.product.without("localizations", "internalID")
          .with("displayName", "\"Sun\"").with("description", "\"All day.\"").text + "]",
      ]),
      [
        "warning version", "warning majorVersion", "warning products[0].displayName",
        "warning products[0].description",
      ]
    ) {
      $0.formatVersion == nil && $0.products[0].inlineDisplayName == "Sun"
        && $0.products[0].inlineDescription == "All day."
        && $0.products[0].displayPrice == cents(499)
    },
    AnomalyRow("no identifier", Sample.document.without("identifier")) { $0.identifier == nil },
    AnomalyRow("no nonRenewingSubscriptions", Sample.document.without("nonRenewingSubscriptions")) {
      $0.nonRenewingSubscriptions.isEmpty
    },
    AnomalyRow("no subscriptionGroups", Sample.document.without("subscriptionGroups")) {
      $0.subscriptionGroups.isEmpty
    },
    AnomalyRow("no settings", Sample.document.without("settings")) { $0.settings == .init() },
    AnomalyRow("empty settings", Sample.document) {
      $0.settings.storefront == "USA" && $0.settings.locale == "en_US"
        && $0.settings.timeRate == .realTime
    },
    AnomalyRow(
      "an unknown key with a value",
      Sample.document.with("subscriptions", "‸[ { \"id\" : 1 } ]"),
      ["warning subscriptions"]
    ) { $0.unknownTopLevelKeys == ["subscriptions"] && $0.subscriptions.isEmpty },
    AnomalyRow(
      "plans under an unknown key",
      Sample.document.with("subscriptions", "‸" + Sample.list([Sample.subscription])),
      ["error subscriptions"]
    ) { $0.unknownTopLevelKeys == ["subscriptions"] && $0.subscriptions.isEmpty },
    AnomalyRow(
      "unknown keys with empty values",
      Sample.document.with("nonConsumableProducts", "[]").with(
        "nonConsumableIAPIdentifiers",
        "null"
      )
    ) { $0.unknownTopLevelKeys == ["nonConsumableProducts", "nonConsumableIAPIdentifiers"] },
    AnomalyRow("no product of any kind", Sample.document) { $0.counts["subscriptions"] == "0" },
    AnomalyRow(
      "a version older than its keys",
      Sample.document(
        subscription: Sample.subscription.with("winbackOffers", Sample.list([Sample.offer]))
      ).with("version", "{ \"major\" : 1, \"minor\" : 1 }")
    ) { $0.subscriptions[0].winBackOffers.count == 1 },
    AnomalyRow(
      "a version newer than its keys",
      SampleObject(["products": "[]", "version": "{ \"major\" : 6, \"minor\" : 3 }"])
    ) { $0.formatVersion == .newestKnown },
  ]

  static let productRows: [AnomalyRow] = [
    AnomalyRow(
      "a type in lower case",
      Sample.document(products: Sample.product.with("type", "‸\"consumable\"")),
      ["warning products[0].type"]
    ) { $0.products[0].type == .consumable && $0.products[0].typeText == "consumable" },
    AnomalyRow(
      "a type with a space",
      Sample.document(
        subscription: Sample.subscription.with("type", "‸\"Recurring Subscription\"")
      ),
      ["warning subscriptionGroups[0].subscriptions[0].type"]
    ) { $0.subscriptions[0].product.type == .autoRenewable },
    AnomalyRow(
      "familyShareable missing",
      Sample.document(products: Sample.product.without("familyShareable"))
    ) { !$0.products[0].isFamilyShareable },
    AnomalyRow(
      "familyShareable misspelt",
      Sample.document(
        products: Sample.product.without("familyShareable").with("familySharable", "true")
      )
    ) { !$0.products[0].isFamilyShareable },
    AnomalyRow(
      "no reference name",
      Sample.document(products: Sample.product.with("referenceName", "null"))
    ) { $0.products[0].referenceName == nil },
    AnomalyRow(
      "an empty price",
      Sample.document(products: Sample.product.with("displayPrice", "‸\"\"")),
      ["warning products[0].displayPrice"]
    ) { $0.products[0].displayPrice == nil && $0.products[0].displayPriceText == "" },
    AnomalyRow(
      "a price with a symbol",
      Sample.document(products: Sample.product.with("displayPrice", "‸\"¥18\"")),
      ["warning products[0].displayPrice"]
    ) { $0.products[0].displayPrice == nil && $0.products[0].displayPriceText == "¥18" },
    AnomalyRow(
      "blanks around the identifier",
      Sample.document(products: Sample.product.with("productID", "‸\" org.sample.sun\\n\"")),
      ["warning products[0].productID"]
    ) {
      $0.products[0].productID == "org.sample.sun"
        && $0.products[0].rawProductID == " org.sample.sun\n"
    },
    AnomalyRow(
      "unknown keys in a product",
      Sample.document(
        products: Sample.product.with("cached", "true").with("performanceData", "[ 1 ]")
      )
    ) { $0.products.count == 1 },
  ]

  static let localizationRows: [AnomalyRow] = [
    AnomalyRow(
      "an empty display name",
      Sample.document(
        products: Sample.product.with(
          "localizations",
          "[ { \"displayName\" : \"\", \"locale\" : \"ja\" } ]"
        )
      )
    ) { $0.products[0].localizations == [.init(locale: "ja")] },
    AnomalyRow(
      "empty localizations",
      Sample.document(products: Sample.product.with("localizations", "[]"))
    ) { $0.products[0].localizations.isEmpty },
    AnomalyRow(
      "no localizations",
      Sample.document(products: Sample.product.without("localizations"))
    ) { $0.products[0].localizations.isEmpty },
    AnomalyRow(
      "a hyphen in the locale, a locale twice, no en_US",
      Sample.document(
        products: Sample.product.with(
          "localizations",
          "[ { \"locale\" : \"zh-Hans\" }, { \"locale\" : \"ja\" }, { \"locale\" : \"ja\" } ]"
        )
      )
    ) { $0.products[0].localizations.map(\.locale) == ["zh-Hans", "ja", "ja"] },
    AnomalyRow(
      "a group named by `name`",
      Sample.document(
        groups: Sample.group().with(
          "localizations",
          "[ { \"locale\" : \"en\", \"name\" : \"Sky\" } ]"
        )
      )
    ) { $0.subscriptionGroups[0].localizations[0].displayName == "Sky" },
  ]

  static let groupRows: [AnomalyRow] = [
    AnomalyRow(
      "two groups with one id",
      Sample.document(groups: Sample.group(), Sample.group(id: "‸\"G1\"")),
      ["warning subscriptionGroups[1].id"]
    ) { $0.subscriptionGroups.count == 2 },
    AnomalyRow(
      "subscriptionGroupID missing",
      Sample.document(subscription: Sample.subscription.without("subscriptionGroupID"))
    ) { $0.subscriptions[0].subscriptionGroupID == nil },
    AnomalyRow(
      "subscriptionGroupID of another group",
      Sample.document(subscription: Sample.subscription.with("subscriptionGroupID", "‸\"G2\"")),
      ["warning subscriptionGroups[0].subscriptions[0].subscriptionGroupID"]
    ) { $0.subscriptionGroups[0].subscriptions.count == 1 },
    AnomalyRow(
      "levels shared, with gaps and out of order",
      Sample.document(
        groups: Sample.group(
          Sample.subscription.with("groupNumber", "7").with("productID", "\"a\""),
          Sample.subscription.with("groupNumber", "2").with("productID", "\"b\""),
          Sample.subscription.with("groupNumber", "7").with("productID", "\"c\"")
        )
      )
    ) {
      $0.subscriptionGroups[0].subscriptionsByLevel.map(\.product.productID) == ["b", "a", "c"]
    },
  ]

  static let offerRows: [AnomalyRow] = [
    AnomalyRow(
      "a free offer with a price",
      Sample.document(offer: Sample.offer.with("displayPrice", "\"0.99\""))
    ) { $0.subscriptions[0].introductoryOffers[0].displayPrice == 0 },
    AnomalyRow(
      "a free offer with an empty price",
      Sample.document(offer: Sample.offer.with("displayPrice", "\"\""))
    ) { $0.subscriptions[0].introductoryOffers[0].displayPrice == 0 },
    AnomalyRow(
      "payment mode none",
      Sample.document(offer: Sample.offer.with("paymentMode", "‸\"none\"")),
      ["note subscriptionGroups[0].subscriptions[0].introductoryOffer.paymentMode"]
    ) { $0.subscriptions[0].introductoryOffers.isEmpty },
    AnomalyRow(
      "payment mode freeTrial",
      Sample.document(offer: Sample.offer.with("paymentMode", "‸\"freeTrial\"")),
      ["warning subscriptionGroups[0].subscriptions[0].introductoryOffer.paymentMode"]
    ) {
      $0.subscriptions[0].introductoryOffers[0].paymentMode == .freeTrial
        && $0.counts["introModes"] == "freeTrial:1"
    },
    AnomalyRow(
      "no payment mode, an offer of another shape",
      Sample.document(
        offer: SampleObject([
          "duration": "1", "durationUnit": "\"week\"", "offerMode": "\"free\"",
        ])
      ),
      ["warning subscriptionGroups[0].subscriptions[0].introductoryOffer.paymentMode"]
    ) { $0.subscriptions[0].introductoryOffers[0].paymentMode == nil },
    AnomalyRow(
      "both introductory keys",
      Sample.document(
        subscription: Sample.subscription
          .with("introductoryOffer", Sample.offer.text)
          .with("introductoryOffers", Sample.list([Sample.offer]))
      )
    ) { $0.subscriptions[0].introductoryOffers.count == 1 },
  ]

  @Test("the formatting of the text has no effect")
  func style() throws {
    let xcode = Sample.document(products: Sample.product).text
    let compact = xcode.replacing("\n", with: "").replacing(" : ", with: ":")
    let other = xcode.replacing(" : ", with: ": ").replacing("/", with: "\\/") + "\n\n"
    for text in [compact, other] {
      let configuration = try StoreConfiguration(bytes: Array(text.utf8))
      #expect(configuration == (try StoreConfiguration(bytes: Array(xcode.utf8))))
    }
  }

  @Test(
    "prices without a fraction, with one decimal or of zero are read",
    arguments: [("500", 500), ("14.0", 14), ("0.5", 0.5), ("0.0", 0), ("8990", 8990)]
      as [(String, Decimal)]
  )
  func plainPrices(text: String, price: Decimal) throws {
    let sample = Sample.document(products: Sample.product.with("displayPrice", "\"\(text)\""))
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.products[0].displayPrice == price)
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test(
    "settings with several possible types are read without a finding",
    arguments: [
      ("_compatibilityTimeRate", "6"), ("_compatibilityTimeRate", "{ \"3\" : 6 }"),
      ("_lastSynchronizedDate", "804965276"), ("_lastSynchronizedDate", "804965276.25"),
      ("_lastSynchronizedDate", "null"), ("_lastSynchronizedDate", "\"804965276\""),
      ("_lastSynchronizedDate", "[]"), ("_type", "{}"), ("storeKitVersion", "1"),
    ]
  )
  func changingTypes(key: String, value: String) throws {
    let sample = Sample.document(setting: key, value)
    let configuration = try StoreConfiguration(bytes: Array(sample.text.utf8))
    #expect(configuration.diagnostics.isEmpty)
  }
}
