import TestSupport
import Testing

@testable import StoreModel

@Suite("Differences between two configurations")
struct ConfigurationDifferenceTests {
  /// The beginnings of key paths that the reader ignores.
  private static let unread = ["settings._compatibilityTimeRate"]

  /// Whether the reader ignores a field.
  private static func isUnread(_ path: String) -> Bool { unread.contains(where: path.hasPrefix) }

  private static func changed(_ value: String) -> String {
    switch value {
    case "true": return "false"
    case "false": return "true"
    case "null": return "\"something\""
    case let text where text.hasPrefix("\""): return String(text.dropLast()) + "7\""
    case let number: return "1" + number
    }
  }

  @Test(
    "a difference names each changed field and no other part",
    arguments: ["Everything", "StreamingPass", "FlowerMovie"]
  )
  func everyField(name: String) throws {
    let sample = try DifferenceSample.tree(name)
    var count = 0
    let old = try DifferenceSample.configuration(sample)
    let leaves = sample.leaves.filter { $0.value != "null" }
    var kinds = Set<String>()
    for leaf in leaves where !Self.isUnread(leaf.path) {
      // The first entry of each list that has the field; all entries under `make soak`.
      let kind = leaf.path.replacing(/\[\d+\]/, with: "[]")
      guard kinds.insert(kind).inserted || LongTest.isFull else { continue }
      let other = sample.replacing(leaf.path, with: Self.changed(leaf.value))
      let new = try DifferenceSample.configuration(other)
      let difference = ConfigurationDifference(from: old, to: new)
      let paths = difference.changes.flatMap { [$0.oldKeyPath, $0.newKeyPath].compactMap { $0 } }
      let names = paths.contains { Self.covers($0, leaf.path) }
      #expect(names, "\(leaf.path): \(paths)")
      #expect(difference.changes.count <= 3, "\(leaf.path): \(paths)")
      #expect(!DifferenceText(difference).text.isEmpty)
      count += 1
    }
    #expect(count > 30)
  }

  /// Whether a change at a key path covers a field: at the field or around it.
  private static func covers(_ path: String, _ field: String) -> Bool {
    field == path || field.hasPrefix(path + ".") || field.hasPrefix(path + "[")
  }

  @Test(
    "another order of keys and other blanks are no difference",
    arguments: ["Everything", "StreamingPass", "FlowerMovie"]
  )
  func equal(name: String) throws {
    let sample = try DifferenceSample.tree(name)
    #expect(try DifferenceSample.difference(sample, sample.turned).isEmpty)
    let path = DifferenceSample.path(name)
    let written = try StoreConfiguration(path: path)
    let parsed = try DifferenceSample.configuration(sample)
    // The tree has another private key than the file, because the parser withholds keys.
    let changes = ConfigurationDifference(from: written, to: parsed).changes
    #expect(changes.allSatisfy { $0.field == .offersKey })
  }

  @Test(
    "periods are compared in words, and two spellings of a period as they are written",
    arguments: [
      ("P1M", "P7D", "1 month → 1 week"), ("P14D", "P1Y", "2 weeks → 1 year"),
      ("P7D", "P1W", #""P7D" → "P1W""#), ("P1Y", "P12M", #""P1Y" → "P12M""#),
    ]
  )
  func periods(old: String, new: String, words: String) throws {
    let files = try [old, new].map { period in
      let plan = Sample.subscription.with("recurringSubscriptionPeriod", "\"\(period)\"")
      return try StoreConfiguration(bytes: Array(Sample.document(subscription: plan).text.utf8))
    }
    let text = DifferenceText(ConfigurationDifference(from: files[0], to: files[1])).text
    #expect(text.contains(words), "\(text)")
  }

  @Test("another spelling of the same price is no difference")
  func otherwiseWritten() throws {
    let sample = try DifferenceSample.tree("StreamingPass")
    let price = try #require(sample.leaves.first { $0.value == "\"99.99\"" }).path
    let other = sample.replacing(price, with: "\"99.990\"")
    #expect(try DifferenceSample.difference(sample, other).isEmpty)
  }

  @Test("exchanging the files exchanges added and removed")
  func symmetric() throws {
    let (one, two) = (
      try DifferenceSample.tree("Everything"), try DifferenceSample.tree("StreamingPass")
    )
    let there = try DifferenceSample.difference(one, two)
    let back = try DifferenceSample.difference(two, one)
    #expect(there.changes.count == back.changes.count)
    #expect(there.changes.count { $0.kind == .added } == back.changes.count { $0.kind == .removed })
  }

  private static func document(_ groups: String) throws -> StoreConfiguration {
    let text = """
      { "subscriptionGroups" : [ \(groups) ], "version" : { "major" : 4, "minor" : 0 } }
      """
    return try StoreConfiguration(bytes: Array(text.utf8))
  }

  private static func group(_ id: String, _ name: String, _ plans: String...) -> String {
    """
    { "id" : "\(id)", "name" : "\(name)", "subscriptions" : [ \(plans.joined(separator: ",")) ] }
    """
  }

  private static func plan(
    _ id: String,
    _ internalID: String,
    price: String = "9.99",
    level: Int = 1,
    more: String = ""
  ) -> String {
    """
    { "productID" : "\(id)", "internalID" : "\(internalID)", "referenceName" : "Plan \(internalID)",
      "type" : "RecurringSubscription", "displayPrice" : "\(price)", "groupNumber" : \(level),
      "recurringSubscriptionPeriod" : "P1M" \(more) }
    """
  }

  private static func text(_ old: String, _ new: String, usesASCII: Bool = false) throws -> String {
    let difference = ConfigurationDifference(from: try document(old), to: try document(new))
    return DifferenceText(difference, usesASCII: usesASCII).text
  }

  @Test("a changed price, level and offer are described in words")
  func words() throws {
    let offer = """
      , "introductoryOffer" : { "paymentMode" : "free", "subscriptionPeriod" : "P1W" }
      """
    let old = Self.group("G", "Pass", Self.plan("a", "A", price: "69.99"), Self.plan("b", "B"))
    let new = Self.group(
      "G",
      "Pass",
      Self.plan("a", "A", price: "59.99", level: 2, more: offer),
      Self.plan("c", "C")
    )
    #expect(
      try Self.text(old, new) == """
        Group Pass
          Plan A: $69.99 → $59.99
          Plan A: level 1 → level 2
          Plan A: introductory offer added, 1 week free
          Plan C: added, $9.99 / month, level 1, c
          Plan B: removed, $9.99 / month, level 1, b

        """
    )
    #expect(try Self.text(old, new, usesASCII: true).contains("$69.99 -> $59.99"))
  }

  @Test("a changed product identifier is one change, and a moved plan is reported")
  func renamedAndMoved() throws {
    let old = Self.group("G", "Pass", Self.plan("a", "A"), Self.plan("b", "B"))
    let new =
      Self.group("G", "Pass", Self.plan("new.a", "A")) + ","
      + Self.group("H", "Club", Self.plan("b", "B"))
    #expect(
      try Self.text(old, new) == """
        Group Pass
          Plan A: product identifier a → new.a

        Group Club
          added
          Plan B: moved from group Pass to group Club

        """
    )
  }

  @Test("a renamed group keeps its plans, and a new order of plans is reported")
  func renamedGroup() throws {
    let old = Self.group("G", "Pass", Self.plan("a", "A"), Self.plan("b", "B"))
    let new = Self.group("G", "Club", Self.plan("b", "B"), Self.plan("a", "A"))
    #expect(
      try Self.text(old, new) == """
        Group Club
          name: "Pass" → "Club"
          order: Plan A, Plan B → Plan B, Plan A

        """
    )
  }

  @Test("a new order of plans with the same name shows their identifiers")
  func orderOfOneName() throws {
    let (one, two) = (Self.plan("a", "A"), Self.plan("b", "A"))
    #expect(
      try Self.text(Self.group("G", "Pass", one, two), Self.group("G", "Pass", two, one)) == """
        Group Pass
          order: Plan A (a), Plan A (b) → Plan A (b), Plan A (a)

        """
    )
    func offer(_ id: String) -> String {
      """
      { "offerID" : "\(id)", "referenceName" : "Again", "paymentMode" : "free",
        "subscriptionPeriod" : "P1W" }
      """
    }
    func plan(_ offers: String...) -> String {
      Self.plan("a", "A", more: ", \"codeOffers\" : [ \(offers.joined(separator: ",")) ]")
    }
    let (old, new) = (plan(offer("x"), offer("y")), plan(offer("y"), offer("x")))
    #expect(
      try Self.text(Self.group("G", "Pass", old), Self.group("G", "Pass", new)) == """
        Group Pass
          Plan A: code offer, order Again (x), Again (y) → Again (y), Again (x)

        """
    )
  }

  @Test(
    "an offer that becomes free or paid is reported, and prices of free offers are ignored",
    arguments: [
      (
        ("free", ""), ("payUpFront", "0.99"),
        ["payment mode free → payUpFront", "offer free → $0.99"]
      ),
      (
        ("payAsYouGo", "0.99"), ("free", "0.99"),
        ["payment mode payAsYouGo → free", "offer $0.99 → free"]
      ),
      (("free", ""), ("free", "0.99"), []),
      (("free", "1.99"), ("free", "0.99"), []),
    ] as [((String, String), (String, String), [String])]
  )
  func freeOffers(old: (String, String), new: (String, String), told: [String]) throws {
    let files = [old, new].map { mode, price in
      let amount = price.isEmpty ? "" : "\"displayPrice\" : \"\(price)\","
      let offer = """
        , "introductoryOffer" : { \(amount) "paymentMode" : "\(mode)",
          "subscriptionPeriod" : "P1W" }
        """
      return Self.group("G", "Pass", Self.plan("a", "A", more: offer))
    }
    let text = try Self.text(files[0], files[1])
    #expect(text.split(separator: "\n").count == (told.isEmpty ? 0 : told.count + 1), "\(text)")
    #expect(told.allSatisfy(text.contains), "\(text)")
  }

  @Test("a plan removed from a renamed group is listed below the new name")
  func renamedGroupWithoutPlan() throws {
    let old = Self.group("G", "Pass", Self.plan("a", "A"), Self.plan("b", "B"))
    let new = Self.group("G", "Club", Self.plan("a", "A"))
    #expect(
      try Self.text(old, new) == """
        Group Club
          name: "Pass" → "Club"
          Plan B: removed, $9.99 / month, level 1, b

        """
    )
    let (before, after) = (try Self.document(old), try Self.document(new))
    let removed = ConfigurationDifference(from: before, to: after).changes.last
    #expect(removed?.kind == .removed && removed?.part.group == "Club")
  }

  private static func text(settings old: String, _ new: String) throws -> String {
    let files = try [old, new].map { settings in
      try StoreConfiguration(bytes: Array("{ \"settings\" : { \(settings) } }".utf8))
    }
    return DifferenceText(ConfigurationDifference(from: files[0], to: files[1])).text
  }

  @Test(
    "time rates, dates and errors of the settings are described in words",
    arguments: [
      ("_timeRate", "0", "1", "time rate: real time → a day lasts 1 hr"),
      ("_timeRate", "13", "1003", "time rate: a month lasts 5 min → any period lasts 30 sec"),
      ("_timeRate", "0", "99", "time rate: real time → real time (99)"),
      (
        "_lastSynchronizedDate", "788918400", "788918401",
        "last synchronized: 2026-01-01 00:00:00 UTC → 2026-01-01 00:00:01 UTC"
      ),
      (
        "_lastSynchronizedDate", "788918400.1", "788918400.2",
        "last synchronized: 788918400.1 → 788918400.2"
      ),
      ("_lastSynchronizedDate", "1", "1000000000000", "2001-01-01 00:00:01 UTC → 1000000000000"),
      ("_storeKitError", "0", "1", "error of failing transactions: unknown → user cancelled"),
      ("_storeKitError", "2", "9", "error of failing transactions: network error → error 9"),
    ]
  )
  func settings(key: String, old: String, new: String, told: String) throws {
    let text = try Self.text(settings: "\"\(key)\" : \(old)", "\"\(key)\" : \(new)")
    #expect(text.contains(told), "\(text)")
  }

  /// Entries for a purchase: one without effect, and others.
  private static let unset = #"{ "name" : "Purchase", "enabled" : false }"#

  private static func failing(_ type: String, _ index: Int, isEnabled: Bool = false) -> String {
    """
    { "name" : "Purchase", "enabled" : \(isEnabled),
      "current" : { "type" : "\(type)", "index" : \(index) } }
    """
  }

  @Test(
    "a changed simulated failure is reported, and added only if it had no entry",
    arguments: [
      (unset, failing("generic", 3), [": error none → system error"]),
      (failing("generic", 3), unset, [": error system error → none"]),
      (failing("generic", 0), failing("generic", 9), [": error unknown → generic 9"]),
      (
        unset, failing("purchase", 1, isEnabled: true),
        [": enabled off → on", ": error none → purchase 1"]
      ),
      ("", failing("generic", 3), [" added, off, system error"]),
      (failing("generic", 3, isEnabled: true), "", [" removed, on, system error"]),
      ("", unset, []),
      (unset, "", []),
      (unset + ", " + failing("generic", 2), failing("generic", 2), []),
    ] as [(String, String, [String])]
  )
  func simulatedFailures(old: String, new: String, told: [String]) throws {
    let text = try Self.text(
      settings: "\"_storeKitErrors\" : [ \(old) ]",
      "\"_storeKitErrors\" : [ \(new) ]"
    )
    let lines = told.map { "  simulated failure of Purchase\($0)\n" }
    #expect(text == (lines.isEmpty ? "" : "Settings\n" + lines.joined()))
  }

  @Test("JSON has the error of a simulated failure as in the file")
  func simulatedFailureForPrograms() throws {
    let files = try [Self.unset, Self.failing("generic", 3)].map { entry in
      let text = "{ \"settings\" : { \"_storeKitErrors\" : [ \(entry) ] } }"
      return try StoreConfiguration(bytes: Array(text.utf8))
    }
    let json = ConfigurationDifference(from: files[0], to: files[1]).json
    #expect(json.contains(#""field": "failure", "old": null, "new": "generic 3""#), "\(json)")
    #expect(json.contains(#""newKeyPath": "settings._storeKitErrors[0].current""#), "\(json)")
  }

  private static func text(of old: String, _ new: String) throws -> String {
    let files = try [old, new].map { try StoreConfiguration(bytes: Array("{ \($0) }".utf8)) }
    return DifferenceText(ConfigurationDifference(from: files[0], to: files[1])).text
  }

  @Test("a changed value of an unknown key is reported")
  func unknownContents() throws {
    let (old, new) = ("\"foo\" : { \"a\" : 1 }, \"b\" : 1", "\"foo\" : {\"a\":2}, \"b\" : 1")
    let text = try Self.text(of: old, new)
    #expect(text.contains(#"foo "{"a": 1}" → foo "{"a": 2}""#), "\(text)")
    #expect(try Self.text(of: old, "\"b\": 1, \"foo\":{\"a\":1}").isEmpty)
    let gone = try Self.text(of: old, "\"b\" : 1")
    #expect(gone.contains("unknown keys: foo → none"), "\(gone)")
  }

  @Test("a new link of an empty privacy policy is reported as a change")
  func emptyPolicy() throws {
    func policy(_ link: String) -> String {
      """
      "appPolicies" : { "policies" : [
        { "locale" : "en_US", "policyText" : "", "policyURL" : "\(link)" } ] }
      """
    }
    #expect(
      try Self.text(of: policy(""), policy("https://sample.org")) == """
        Policies
          privacy policy en_US: link none → "https://sample.org"

        """
    )
    #expect(try Self.text(of: policy(""), "").isEmpty)
  }

  @Test("another offers key is reported without the keys")
  func privateKey() throws {
    func pair(_ secret: String) -> String {
      "\"subscriptionOffersKeyPair\" : { \"id\" : \"K\", \"privateKey\" : \"\(secret)\" }"
    }
    let text = try Self.text(of: pair("MIGONE"), pair("MIGTWO"))
    #expect(text.contains("key for offers: set → changed"), "\(text)")
    #expect(!text.contains("MIG"))
    #expect(try Self.text(of: pair("MIGONE"), pair("MIGONE")).isEmpty)
    let files = try ["MIGONE", "MIGTWO"].map {
      try StoreConfiguration(bytes: Array("{ \(pair($0)) }".utf8))
    }
    let json = ConfigurationDifference(from: files[0], to: files[1]).json
    #expect(json.contains("\"offersKey\"") && !json.contains("MIG"), "\(json)")
  }

  @Test("long texts are shown from the point where they differ")
  func longTexts() throws {
    let sample = try DifferenceSample.tree("Everything")
    let path = "appPolicies.eula"
    let text = String(repeating: "All of this is free. ", count: 20)
    let old = sample.replacing(path, with: "\"\(text)Today.\"")
    let new = sample.replacing(path, with: "\"\(text)Tomorrow.\"")
    #expect(
      DifferenceText(try DifferenceSample.difference(old, new)).text == """
        Policies
          licence agreement: …" is free. Today." → …" is free. Tomorrow."

        """
    )
  }

  @Test(
    "a new order of products is reported for the list, not for a product",
    arguments: [
      ("products", "Products"), ("nonRenewingSubscriptions", "Non-renewing subscriptions"),
    ]
  )
  func orderOfProducts(key: String, heading: String) throws {
    func document(_ ids: [String]) throws -> StoreConfiguration {
      let products = ids.map { "{ \"productID\" : \"\($0)\", \"referenceName\" : \"\($0)\" }" }
      let text = """
        { "\(key)" : [ \(products.joined(separator: ",")) ],
          "version" : { "major" : 4, "minor" : 0 } }
        """
      return try StoreConfiguration(bytes: Array(text.utf8))
    }
    let difference = ConfigurationDifference(
      from: try document(["a", "b", "c"]),
      to: try document(["c", "b", "a"])
    )
    #expect(
      DifferenceText(difference).text == """
        \(heading)
          order: a, b, c → c, b, a

        """
    )
    #expect(difference.json.contains(#""part": {"kind": "\#(key)", "name": "", "id": "","#))
  }

  @Test("differences are printed as a JSON document")
  func json() throws {
    let old = Self.group("G", "Pass", Self.plan("a", "A", price: "69.99"))
    let new = Self.group("G", "Pass", Self.plan("a", "A", price: "59.99"))
    let difference = ConfigurationDifference(
      from: try Self.document(old),
      to: try Self.document(new)
    )
    #expect(
      difference.json == """
        {
          "differences": [
            {"kind": "changed", "part": {"kind": "plan", "name": "Plan A", "id": "a", \
        "group": "Pass"}, "item": null, "field": "price", "old": "69.99", "new": "59.99", \
        "oldKeyPath": "subscriptionGroups[0].subscriptions[0].displayPrice", \
        "newKeyPath": "subscriptionGroups[0].subscriptions[0].displayPrice"}
          ]
        }

        """
    )
  }
}
