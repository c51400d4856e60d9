import Foundation
import Testing

@testable import StoreModel

struct StoreCatalogTests {
  @Test("locale and storefront come from the file unless given")
  func surroundings() {
    var configuration = StoreConfiguration()
    #expect(StoreCatalog(configuration).locale.identifier == "en_US")
    #expect(StoreCatalog(configuration).storefront == .unitedStates)
    configuration.settings.locale = "ja"
    configuration.settings.storefront = "JPN"
    configuration.products = [
      CatalogSample.product("a", price: "500", names: ["en_US": "Gem", "ja": "宝石", "de": "Juwel"])
    ]
    let own = StoreCatalog(configuration)
    #expect(own.words.language == .japanese)
    #expect(own.products.map(\.displayName) == ["宝石"])
    #expect(own.products.map(\.displayPrice) == ["¥500"])
    let other = StoreCatalog(
      configuration,
      locale: Locale(identifier: "de_DE"),
      storefront: Storefront("DEU")
    )
    #expect(other.words.language == .german)
    #expect(other.products.map(\.displayName) == ["Juwel"])
    #expect(other.products.map(\.description) == ["About Juwel"])
    #expect(other.products.map(\.displayPrice) == ["500,00\u{A0}€"])
  }

  @Test("one-time products come before non-renewing subscriptions, each in file order")
  func oneTimeProducts() {
    var configuration = StoreConfiguration()
    configuration.products = [CatalogSample.product("z"), CatalogSample.product("a")]
    var pass = CatalogSample.product("m")
    pass.type = .nonRenewable
    pass.referenceName = "Pass"
    pass.promotionalImageID = "2B5830D1"
    pass.isFamilyShareable = true
    configuration.nonRenewingSubscriptions = [pass]
    let products = StoreCatalog(configuration).products
    #expect(products.map(\.id) == ["z", "a", "m"])
    #expect(products.map(\.type) == [.consumable, .consumable, .nonRenewable])
    #expect(products.last?.referenceName == "Pass")
    #expect(products.last?.displayName == "Pass")
    #expect(products.last?.promotionalImageID == "2B5830D1")
    #expect(products.map(\.isFamilyShareable) == [false, false, true])
    #expect(products.allSatisfy { $0.subscription == nil && $0.unavailability == nil })
  }

  @Test("plans are ordered by level, then in file order, with unusable levels last")
  func levels() {
    let group = CatalogSample.group(
      "g",
      [
        CatalogSample.subscription("basic.year", level: 7),
        CatalogSample.subscription("odd", level: nil),
        CatalogSample.subscription("top", level: 2),
        CatalogSample.subscription("basic.month", level: 7),
        CatalogSample.subscription("odd2", level: nil),
        CatalogSample.subscription("middle", level: 3),
      ]
    )
    let sorted = CatalogSample.catalog([group]).groups[0]
    #expect(
      sorted.products.map(\.id) == ["top", "middle", "basic.year", "basic.month", "odd", "odd2"]
    )
    #expect(sorted.levels == [2, 3, 7, Int.max])
    #expect([2, 3, 7, 1].map(sorted.rank) == [1, 2, 3, nil])
    #expect(sorted.products.last?.unavailability == nil)
  }

  @Test("groups keep their order, and a shared identifier does not merge them")
  func groups() {
    var named = CatalogSample.group("same", [CatalogSample.subscription("a")])
    named.localizations = [.init(locale: "en_GB", displayName: "Streaming Pass")]
    let catalog = CatalogSample.catalog([
      named, CatalogSample.group("same", []), CatalogSample.group("c", []),
    ])
    #expect(catalog.groups.map(\.position) == [0, 1, 2])
    #expect(catalog.groups.map(\.id) == ["same", "same", "c"])
    #expect(catalog.groups.map(\.referenceName) == ["Group same", "Group same", "Group c"])
    #expect(catalog.groups.map(\.displayName) == ["Streaming Pass", "Group same", "Group c"])
    #expect(catalog.groups[0].products.first?.subscription?.groupPosition == 0)
    #expect(catalog.groups[0].products.first?.subscription?.groupDisplayName == "Streaming Pass")
    #expect(catalog.groups[1].products.isEmpty)
  }

  @Test("products of every part of the file are found by identifier")
  func lookup() {
    var configuration = StoreConfiguration()
    configuration.products = [CatalogSample.product("coins")]
    configuration.subscriptionGroups = [
      CatalogSample.group(
        "g",
        [CatalogSample.subscription("low", level: 2), CatalogSample.subscription("high")]
      )
    ]
    let catalog = StoreCatalog(configuration)
    for id in ["coins", "low", "high"] { #expect(catalog.product(id: id)?.id == id) }
    #expect(catalog.product(id: "none") == nil)
    #expect(catalog.product(id: "") == nil)
  }

  @Test("a product that cannot be bought is listed with the reason")
  func unavailability() {
    let unreadable = CatalogSample.subscription("p", period: nil)
    let catalog = CatalogSample.catalog([
      CatalogSample.group(
        "g",
        [
          CatalogSample.subscription("a", level: 2), CatalogSample.subscription("b", price: nil),
          CatalogSample.subscription("a", level: 1), unreadable, CatalogSample.subscription(""),
          CatalogSample.subscription(""),
        ]
      )
    ])
    let byID = catalog.groups[0].products.map { ($0.id, $0.unavailability) }
    #expect(byID.map(\.0) == ["b", "a", "p", "", "", "a"])
    #expect(
      byID.map(\.1) == [
        .unknownPrice, .duplicateIdentifier, .unknownPeriod, .missingIdentifier,
        .missingIdentifier, nil,
      ]
    )
    #expect(catalog.product(id: "a")?.subscription?.groupLevel == 2)
    #expect(catalog.product(id: "b")?.displayPrice == "Price unknown")
    for reason in byID.compactMap(\.1) { #expect(!catalog.words.reason(for: reason).isEmpty) }
  }

  @Test(
    "duplicate identifiers are found across the file, including those marked by the file reader"
  )
  func duplicates() {
    var configuration = StoreConfiguration()
    configuration.products = [CatalogSample.product("a")]
    var marked = CatalogSample.product("b")
    marked.isDuplicate = true
    configuration.nonRenewingSubscriptions = [CatalogSample.product("a"), marked]
    configuration.subscriptionGroups = [CatalogSample.group("g", [CatalogSample.subscription("a")])]
    let catalog = StoreCatalog(configuration)
    #expect(
      catalog.products.map(\.unavailability) == [nil, .duplicateIdentifier, .duplicateIdentifier]
    )
    #expect(catalog.groups[0].products.map(\.unavailability) == [.duplicateIdentifier])
    #expect(catalog.product(id: "a")?.type == .consumable)
  }

  @Test("an unreadable period is zero days and keeps its text")
  func unreadablePeriod() {
    var record = CatalogSample.subscription("a", period: nil)
    record.periodText = "P1Y2M"
    let info = CatalogSample.plan(record)?.subscription
    #expect(info?.subscriptionPeriod == Product.SubscriptionPeriod(value: 0, unit: .day))
    #expect(info?.unreadablePeriod == "P1Y2M")
    #expect(
      CatalogSample.plan(CatalogSample.subscription("b"))?.subscription?.unreadablePeriod == nil
    )
  }

  @Test("privacy policies are chosen by language, and there is one licence agreement")
  func policies() {
    var configuration = StoreConfiguration()
    #expect(StoreCatalog(configuration).policies == StorePolicies())
    #expect(!StoreCatalog(configuration).policies.hasPrivacyPolicy)
    var blank = StoreConfiguration.PolicyRecord.PrivacyPolicy()
    (blank.text, blank.url) = (" \n", "\t")
    configuration.policies.licenseAgreement = "  "
    configuration.policies.privacyPolicies = [blank]
    #expect(StoreCatalog(configuration).policies == StorePolicies())
    var english = StoreConfiguration.PolicyRecord.PrivacyPolicy()
    english.locale = "en_US"
    english.text = "We keep nothing."
    var german = english
    german.locale = "de"
    german.text = nil
    german.url = "https://example.com/de"
    configuration.policies.licenseAgreement = "Be kind."
    configuration.policies.privacyPolicies = [english, german]
    let shown = StoreCatalog(configuration, locale: Locale(identifier: "de_AT")).policies
    #expect(shown.licenseAgreement == "Be kind.")
    #expect(shown.privacyPolicyURL == "https://example.com/de")
    #expect(shown.privacyPolicyText == nil)
    let borrowed = StoreCatalog(configuration, locale: Locale(identifier: "fr")).policies
    #expect(borrowed.privacyPolicyText == "We keep nothing.")
  }

  @Test("catalogs with the same content are equal, and another currency makes them differ")
  func equality() {
    var configuration = StoreConfiguration()
    configuration.subscriptionGroups = [CatalogSample.group("g", [CatalogSample.subscription("a")])]
    let euros = Storefront("DEU")
    #expect(StoreCatalog(configuration) == StoreCatalog(configuration))
    #expect(StoreCatalog(configuration).hashValue == StoreCatalog(configuration).hashValue)
    #expect(
      StoreCatalog(configuration).groups != StoreCatalog(configuration, storefront: euros).groups
    )
    #expect(
      StoreCatalog(configuration, storefront: euros).groups
        == StoreCatalog(configuration, storefront: Storefront("FRA")).groups
    )
  }
}
