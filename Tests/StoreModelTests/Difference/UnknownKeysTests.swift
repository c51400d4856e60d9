import Foundation
import Testing

@testable import StoreModel

@Suite("Differences of unknown keys")
struct UnknownKeysTests {
  /// A file with a placeholder for one more member in each kind of object.
  private static let file = """
    { "version" : { "major" : 5, "minor" : 0 ‹version› },
      "subscriptionOffersKeyPair" : { "id" : "K" ‹key› },
      "appPolicies" : { "eula" : "Be kind." ‹policies›, "policies" : [
        { "locale" : "en_US", "policyText" : "", "policyURL" : "" ‹policy› } ] },
      "products" : [
        { "productID" : "sun", "referenceName" : "Sun", "type" : "Consumable",
          "displayPrice" : "0.99" ‹product› } ],
      "subscriptionGroups" : [
        { "id" : "G", "name" : "Pass" ‹group›, "localizations" : [
            { "locale" : "en_US", "displayName" : "The Pass" ‹localization› } ],
          "subscriptions" : [
            { "productID" : "a", "referenceName" : "Yearly", "type" : "RecurringSubscription",
              "displayPrice" : "9.99", "groupNumber" : 1,
              "recurringSubscriptionPeriod" : "P1Y" ‹plan›,
              "introductoryOffer" : {
                "paymentMode" : "free", "subscriptionPeriod" : "P1W" ‹introductory› },
              "codeOffers" : [ { "referenceName" : "Spring",
                "paymentMode" : "free", "subscriptionPeriod" : "P1M" ‹code› } ],
              "billingPlans" : [
                { "billingPlanType" : "MONTHLY", "displayPrice" : "0.99" ‹billing› } ] } ] } ],
      "subscriptionSuiteGroups" : [
        { "id" : "S", "name" : "House" ‹suites›, "subscriptions" : [
            { "productID" : "h", "referenceName" : "Home", "type" : "SubscriptionSuite",
              "displayPrice" : "1.99", "groupNumber" : 1, "duration" : "P1Y" ‹suite› } ] } ],
      "settings" : { "_storefront" : "USA" ‹settings›, "_storeKitErrors" : [
        { "name" : "Purchase", "enabled" : true,
          "current" : { "type" : "generic", "index" : 2 ‹error› } ‹failure› } ] } ‹file› }
    """

  /// The file with a member `foo` at a place; without it if `value` is `nil`.
  private static func configuration(
    _ place: String,
    _ value: String?
  ) throws -> StoreConfiguration {
    let member = value.map { ", \"foo\" : \($0)" } ?? ""
    let text = file.replacingOccurrences(of: "‹\(place)›", with: member)
      .replacingOccurrences(of: "‹[a-z]+›", with: "", options: .regularExpression)
    return try StoreConfiguration(bytes: Array(text.utf8))
  }

  private static func text(_ old: StoreConfiguration, _ new: StoreConfiguration) -> String {
    DifferenceText(ConfigurationDifference(from: old, to: new)).text
  }

  private static let words = "unknown keys"

  /// The places, each with its heading, the text before the label, and the name of `foo` there.
  private static let places: [(String, String, String, String)] = [
    ("file", "File", "", "foo"),
    ("version", "File", "", "version.foo"),
    ("policies", "Policies", "", "foo"),
    ("policy", "Policies", "privacy policy en_US: ", "foo"),
    ("product", "Products", "Sun: ", "foo"),
    ("group", "Group Pass", "", "foo"),
    ("localization", "Group Pass", "localization en_US: ", "foo"),
    ("plan", "Group Pass", "Yearly: ", "foo"),
    ("introductory", "Group Pass", "Yearly: introductory offer, ", "foo"),
    ("code", "Group Pass", "Yearly: code offer Spring, ", "foo"),
    ("billing", "Group Pass", "Yearly: billing plan MONTHLY, ", "foo"),
    ("suites", "Suites of House", "", "foo"),
    ("suite", "Suites of House", "Home: ", "foo"),
    ("settings", "Settings", "", "foo"),
    ("failure", "Settings", "simulated failure of Purchase: ", "foo"),
    ("error", "Settings", "simulated failure of Purchase: ", "current.foo"),
  ]

  @Test("added, removed and changed unknown keys are reported at their place")
  func everywhere() throws {
    for (place, heading, subject, key) in Self.places {
      let none = try Self.configuration(place, nil)
      let one = try Self.configuration(place, "{ \"a\" : 1 }")
      let other = try Self.configuration(place, "{ \"a\" : 2 }")
      let start = "\(heading)\n  \(subject)\(Self.words)\(subject.isEmpty ? ":" : "") "
      #expect(Self.text(none, one) == start + "none → \(key)\n")
      #expect(Self.text(one, none) == start + "\(key) → none\n")
      let values = #"\#(key) "{"a": 1}" → \#(key) "{"a": 2}""#
      #expect(Self.text(one, other) == start + values + "\n")
      #expect(Self.text(one, one).isEmpty)
      let difference = ConfigurationDifference(from: one, to: other)
      #expect(difference.changes.map(\.field) == [.unknownKeys], "\(place)")
      let json = #""old": {"\#(key)": {"a": 1}}, "new": {"\#(key)": {"a": 2}}"#
      #expect(difference.json.contains(json), "\(place): \(difference.json)")
    }
  }

  @Test("unknown keys of the offers key are named without their values")
  func secret() throws {
    let none = try Self.configuration("key", nil)
    let one = try Self.configuration("key", "\"not for anybody\"")
    let other = try Self.configuration("key", "\"nor this\"")
    let key = "subscriptionOffersKeyPair.foo"
    #expect(Self.text(none, one) == "File\n  \(Self.words): none → \(key)\n")
    #expect(Self.text(one, other).isEmpty)
    #expect(!ConfigurationDifference(from: none, to: one).json.contains("anybody"))
    #expect(!"\(one)".contains("anybody"))
  }

  @Test("JSON has the key path of the object with the unknown key")
  func json() throws {
    let (none, one) = (
      try Self.configuration("settings", nil), try Self.configuration("settings", "[ 1 ]")
    )
    #expect(
      ConfigurationDifference(from: none, to: one).json == """
        {
          "differences": [
            {"kind": "changed", "part": {"kind": "settings", "name": "", "id": "", \
        "group": null}, "item": null, "field": "unknownKeys", "old": {}, "new": {"foo": [1]}, \
        "oldKeyPath": "settings", "newKeyPath": "settings"}
          ]
        }

        """
    )
    let (bare, more) = (
      try Self.configuration("code", nil), try Self.configuration("code", "1")
    )
    let path = "subscriptionGroups[0].subscriptions[0].codeOffers[0]"
    #expect(
      ConfigurationDifference(from: bare, to: more).changes.map(\.newKeyPath) == [path]
    )
  }

  @Test("another order of inner keys, or an overridden value, is no difference")
  func sameValue() throws {
    let one = try Self.configuration("plan", #"[ { "a" : 1, "b" : { "d" : 2, "c" : 3 } } ]"#)
    let turned = try Self.configuration("plan", #"[{"b":{"c":3,"d":2},"a":1}]"#)
    let repeated = try Self.configuration("plan", #"[{"a":7,"a":1,"b":{"c":3,"d":2}}]"#)
    #expect(Self.text(one, turned).isEmpty)
    #expect(Self.text(one, repeated).isEmpty)
    let list = try Self.configuration("plan", #"[{"b":{"c":3,"d":2}},{"a":1}]"#)
    #expect(!Self.text(one, list).isEmpty)
  }

  @Test("a private key in an unknown key is withheld", arguments: ["product", "settings"])
  func secret(place: String) throws {
    let none = try Self.configuration(place, nil)
    let one = try Self.configuration(place, #"{ "privateKey" : "MIGONE" }"#)
    let difference = ConfigurationDifference(from: none, to: one)
    #expect(difference.json.contains(#"{"privateKey": "withheld"}"#))
    #expect(!difference.json.contains("MIG") && !DifferenceText(difference).text.contains("MIG"))
  }

  private static func product(_ members: String) throws -> StoreConfiguration {
    let text = """
      { "products" : [ { "productID" : "sun", "referenceName" : "Sun", "type" : "Consumable",
        "displayPrice" : "0.99", \(members) } ] }
      """
    return try StoreConfiguration(bytes: Array(text.utf8))
  }

  @Test("keys that are read as a fallback are not reported as unknown while they are used")
  func readInstead() throws {
    let (inline, other) = (#""displayName" : "A""#, #""displayName" : "B""#)
    #expect(
      Self.text(try Self.product(inline), try Self.product(other)) == """
        Products
          Sun: name in the product itself "A" → "B"

        """
    )
    let texts = #""localizations" : [ { "locale" : "en", "displayName" : "C" } ], "#
    #expect(
      Self.text(try Self.product(texts + inline), try Self.product(texts + other)) == """
        Products
          Sun: name in the product itself "A" → "B"

        """
    )
    let localized = Self.text(try Self.product(inline), try Self.product(texts + inline))
    #expect(
      localized == """
        Products
          Sun: localization en added, "C"

        """
    )
    let named = #""localizations" : [ { "locale" : "en", "name" : "A" } ]"#
    let (again, both) = (
      named.replacing(#""A""#, with: #""B""#),
      named.replacing(#""name""#, with: #""displayName" : "A", "name""#)
    )
    #expect(
      Self.text(try Self.product(named), try Self.product(again)) == """
        Products
          Sun: localization en, display name "A" → "B"

        """
    )
    #expect(
      Self.text(try Self.product(named), try Self.product(both)) == """
        Products
          Sun: localization en, \(Self.words) none → name

        """
    )
  }

  @Test("only added, removed and changed unknown keys are listed")
  func several() throws {
    let one = try Self.product(#""a" : 1, "b" : 1, "c" : 1"#)
    let other = try Self.product(#""b" : 2, "c" : 1, "d" : 1"#)
    #expect(
      Self.text(one, other) == """
        Products
          Sun: \(Self.words) a, b "1" → b "2", d

        """
    )
  }

  private static func plan(_ members: String) throws -> StoreConfiguration {
    let text = """
      { "subscriptionGroups" : [ { "id" : "G", "name" : "Pass", "subscriptions" : [
        { "productID" : "a", "referenceName" : "Yearly", "type" : "RecurringSubscription",
          "displayPrice" : "9.99", "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1Y",
          \(members) } ] } ] }
      """
    return try StoreConfiguration(bytes: Array(text.utf8))
  }

  @Test("unknown keys of ignored offers are reported with their key path")
  func unreadOffers() throws {
    let free = #""paymentMode" : "free", "subscriptionPeriod" : "P1W""#
    let listed = #""introductoryOffers" : [ { \#(free) }"#
    let members = [
      ("introductoryOffer", listed + #" ], "introductoryOffer" : { \#(free)‹› }"#),
      ("introductoryOffer", #""introductoryOffer" : { "paymentMode" : "none"‹› }"#),
      ("introductoryOffers[1]", listed + #", { \#(free)‹› } ]"#),
      ("codeOffers[0]", #""codeOffers" : [ { "paymentMode" : "none"‹› } ]"#),
    ]
    for (way, text) in members {
      let none = try Self.plan(text.replacing("‹›", with: ""))
      let one = try Self.plan(text.replacing("‹›", with: #", "foo" : 1"#))
      #expect(
        Self.text(none, one) == "Group Pass\n  Yearly: \(Self.words) none → \(way).foo\n"
      )
    }
  }

  @Test("a change in an offer that repeats the first of the list is reported once")
  func repeatedOffer() throws {
    let free = #""paymentMode" : "free", "subscriptionPeriod" : "P1W", "foo" : ‹›"#
    let both = #""introductoryOffers" : [ { \#(free) } ], "introductoryOffer" : { \#(free) }"#
    let files = try ["1", "2"].map { try Self.plan(both.replacing("‹›", with: $0)) }
    #expect(
      Self.text(files[0], files[1])
        == "Group Pass\n  Yearly: introductory offer, \(Self.words) foo \"1\" → foo \"2\"\n"
    )
  }

  @Test("unknown keys of a simulated failure without a call are reported")
  func unreadFailure() throws {
    let file = #"{ "settings" : { "_storeKitErrors" : [ { "enabled" : true‹› } ] } }"#
    let texts = ["", #", "foo" : 1"#].map { file.replacing("‹›", with: $0) }
    let files = try texts.map { try StoreConfiguration(bytes: Array($0.utf8)) }
    #expect(
      Self.text(files[0], files[1])
        == "Settings\n  \(Self.words): none → _storeKitErrors[0].foo\n"
    )
  }

  @Test("a key with a name like another key's path hides nothing")
  func sameName() throws {
    func file(_ inner: Int) throws -> StoreConfiguration {
      let text = #"{ "version" : { "major" : 4, "foo" : \#(inner) }, "version.foo" : 1 }"#
      return try StoreConfiguration(bytes: Array(text.utf8))
    }
    #expect(
      Self.text(try file(2), try file(3))
        == #"File\#n  \#(Self.words): version.foo "[1, 2]" → version.foo "[1, 3]"\#n"#
    )
  }

  @Test("lists of unknown entries are compared by their content")
  func unreadLists() throws {
    func file(_ bundle: String, _ member: String) throws -> StoreConfiguration {
      let text = """
        { "subscriptionBundleGroups" : [ \(bundle) ], "subscriptionSuiteGroups" : [
          { "id" : "S", "name" : "House", "subscriptions" : [
            { "productID" : "h", "referenceName" : "Home", "type" : "SubscriptionSuite",
              "displayPrice" : "1.99", "groupNumber" : 1, "duration" : "P1Y",
              "members" : [ \(member) ] } ] } ] }
        """
      return try StoreConfiguration(bytes: Array(text.utf8))
    }
    let (one, other) = (try file("1", #"{ "a" : 1 }"#), try file("2", #"{ "a" : 2 }"#))
    #expect(
      Self.text(one, other) == #"""
        Suites of House
          Home: members "[{"a": 1}]" → "[{"a": 2}]"

        File
          groups of bundles: "[1]" → "[2]"

        """#
    )
    #expect(Self.text(one, one).isEmpty)
    #expect(
      Self.text(one, try file("1", #"{ "a" : 1 }, 2"#)) == """
        Suites of House
          Home: members 1 → 2

        """
    )
    #expect(ConfigurationDifference(from: one, to: other).json.contains(#""new": [{"a": 2}]"#))
  }

  @Test("only unknown keys at the top level are findings")
  func findings() throws {
    let plain = try Self.configuration("file", nil).diagnostics.map(\.message)
    for (place, _, _, _) in Self.places where place != "file" {
      let messages = try Self.configuration(place, "1").diagnostics.map(\.message)
      #expect(messages == plain, "\(place)")
    }
    #expect(try Self.configuration("file", "1").diagnostics.count == plain.count + 1)
  }
}
