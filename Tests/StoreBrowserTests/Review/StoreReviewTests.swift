import Foundation
import StoreModel
import StoreViews
import Testing

@testable import StoreBrowser
@testable import TerminalUI

@Suite("The rules of App Review")
@MainActor
struct StoreReviewTests {
  private static func configuration(policies: Bool = true) throws -> StoreConfiguration {
    let texts = """
      "appPolicies" : { "eula" : "Be kind.", "policies" : [
        { "locale" : "en_US", "policyText" : "Nothing is kept.", "policyURL" : "" } ] },
      """
    let text = """
      { \(policies ? texts : "") "subscriptionGroups" : [ { "id" : "G", "name" : "Pass",
        "subscriptions" : [ { "productID" : "year", "type" : "RecurringSubscription",
          "displayPrice" : "99.99", "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1Y",
          "referenceName" : "Yearly", "introductoryOffer" : { "paymentMode" : "free",
            "subscriptionPeriod" : "P1W" } } ] } ],
        "version" : { "major" : 4, "minor" : 0 } }
      """
    return try StoreConfiguration(bytes: Array(text.utf8))
  }

  /// The rules that report something about a store with a custom body.
  private static func rules(of body: some View) throws -> [String] {
    let view = AnyView(body)
    let review = StoreReview { _, _ in view }
    return review.diagnostics(of: try configuration()).compactMap(\.rule)
  }

  /// The buttons that a store needs beside its price.
  private static var buttons: some View {
    VStack {
      Button("Restore Subscription") {}
      Button("Terms of Service and Privacy Policy") {}
    }
  }

  @Test(
    "an amount is found only if it is not part of a longer amount",
    arguments: [
      ("9,99 €", "19,99 € / Monat", false), ("9,99 €", "Monat 9,99 €", true),
      ("99", "1.99", false), ("99", "1 x 99!", true), ("1.9", "1.99", false),
      ("999.00", "1,999.00", false), ("٩٩٩", "١٬٩٩٩", false),
      ("$9.99", "US$9.99/month", true), ("$9.99", "$99.99, then $9.99.", true),
    ]
  )
  func wholeAmounts(amount: String, text: String, isAnnounced: Bool) {
    #expect(RenderedText.contains(amount, in: text) == isAnnounced)
  }

  @Test(
    "StoreKit's styles and storeterm's own styles get no finding",
    arguments: ControlStyleList.names
  )
  func standardStyles(style: String) throws {
    let review = try StoreReview(appearance: StoreAppearance(controlStyle: style))
    let found = review.diagnostics(of: try StoreFile.streaming.configuration())
    #expect(found.map { "\($0.rule ?? ""): \($0.message)" } == [])
  }

  @Test(
    "the standard style gets no finding in other scripts and directions",
    arguments: ["ar", "he", "fa", "ja"]
  )
  func otherDirections(language: String) throws {
    let review = try StoreReview(locale: Locale(identifier: language))
    let found = review.diagnostics(of: try StoreFile.streaming.configuration())
    #expect(found.map { "\($0.rule ?? ""): \($0.message)" } == [])
  }

  @Test(
    "messages quote amounts and periods without direction marks",
    arguments: ["ar", "he", "fa"]
  )
  func quotedAmounts(language: String) throws {
    let review = StoreReview(locale: Locale(identifier: language)) { _, _ in
      AnyView(Text("No price at all"))
    }
    let found = review.diagnostics(of: try StoreFile.streaming.configuration())
    #expect(Set(found.compactMap(\.rule)).isSuperset(of: ["billed-amount", "length-and-price"]))
    for diagnostic in found {
      #expect(!diagnostic.message.contains("\\u{"), "\(diagnostic.message)")
    }
  }

  @Test("a complete store gets no finding")
  func complete() throws {
    let rules = try Self.rules(
      of: VStack {
        Text("$99.99 / year").bold()
        Text("1 week free").foregroundStyle(.secondary)
        Self.buttons
      }
    )
    #expect(rules == [])
  }

  @Test("billed-amount reports a missing price")
  func hiddenPrice() throws {
    let rules = try Self.rules(
      of: VStack {
        Text("One year of it")
        Self.buttons
      }
    )
    #expect(rules.contains("billed-amount"))
  }

  @Test("billed-amount reports a saving, monthly price or trial that is bolder than the price")
  func outshone() throws {
    for text in ["Save 20%", "$8.33/month", "1 week free"] {
      let rules = try Self.rules(
        of: VStack {
          Text("$99.99 / year")
          Text(text).bold()
          Self.buttons
        }
      )
      #expect(rules == ["billed-amount"], "\(text)")
      let quiet = try Self.rules(
        of: VStack {
          Text("$99.99 / year")
          Text(text)
          Self.buttons
        }
      )
      #expect(quiet == [], "\(text)")
    }
  }

  @Test("length-and-price reports a price without its own period")
  func withoutPeriod() throws {
    for text in ["$99.99", "$99.99, that is $8.33/month"] {
      let rules = try Self.rules(
        of: VStack {
          Text(text).bold()
          Self.buttons
        }
      )
      #expect(rules == ["length-and-price"], "\(text)")
    }
  }

  @Test("after-offer reports a trial far from the price, and nothing if no trial is shown")
  func trialAlone() throws {
    let lines = ForEach(0..<6) { Text("Line \($0)") }
    let apart = try Self.rules(
      of: VStack {
        Text("1 week free")
        lines
        Text("$99.99 / year").bold()
        Self.buttons
      }
    )
    #expect(apart == ["after-offer"])
    let untold = try Self.rules(
      of: VStack {
        Text("$99.99 / year")
        Self.buttons
      }
    )
    #expect(untold == [])
  }

  @Test("policy-links notes missing links, and a file without policies once for each group")
  func policies() throws {
    let rules = try Self.rules(
      of: VStack {
        Text("$99.99 / year")
        Button("Restore Subscription") {}
      }
    )
    #expect(rules == ["policy-links"])
    let found = try StoreReview().diagnostics(of: try Self.configuration(policies: false))
    #expect(found.map(\.rule) == ["policy-links"])
    #expect(found.map(\.keyPath) == ["subscriptionGroups[0]"])
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(found.first?.message.contains("no terms of use and no privacy policy") == true)
    let groups = try StoreFile.groups([[SamplePlan(name: "A")], [SamplePlan(name: "B")]])
      .configuration()
    let notes = try StoreReview().diagnostics(of: groups).filter { $0.rule == "policy-links" }
    #expect(notes.map(\.keyPath) == ["subscriptionGroups[0]", "subscriptionGroups[1]"])
  }

  @Test(
    "policy-links reports blank policies and links that are not web addresses",
    arguments: [
      (" \\n", "", "", ["subscriptionGroups[0]"]),
      ("Be kind.", " ", "\\t", ["subscriptionGroups[0]"]),
      ("Be kind.", "", "not a url", ["appPolicies.policies"]),
      ("Be kind.", "Nothing is kept.", "javascript:alert(1)", ["appPolicies.policies"]),
      ("Be kind.", "", "example.com/privacy", ["appPolicies.policies"]),
      ("Be kind.", "", "https:///privacy", ["appPolicies.policies"]),
      ("Be kind.", "", "https://example.com/privacy", []),
      ("Be kind.", "", "HTTP://例え.jp/プライバシー ", []),
    ]
  )
  func policyTexts(eula: String, text: String, url: String, places: [String]) throws {
    let file = """
      { "appPolicies" : { "eula" : "\(eula)", "policies" : [
        { "locale" : "en_US", "policyText" : "\(text)", "policyURL" : "\(url)" } ] },
        "subscriptionGroups" : [ { "id" : "G", "name" : "Pass", "subscriptions" : [
          { "productID" : "year", "type" : "RecurringSubscription", "displayPrice" : "99.99",
            "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1Y", "referenceName" : "Y" } ] } ],
        "version" : { "major" : 4, "minor" : 0 } }
      """
    let configuration = try StoreConfiguration(bytes: Array(file.utf8))
    let found = try StoreReview().diagnostics(of: configuration)
    #expect(found.map(\.keyPath) == places, "\(found)")
    #expect(found.allSatisfy { $0.rule == "policy-links" })
  }

  @Test("restore reports a store without a restore button")
  func restore() throws {
    let rules = try Self.rules(
      of: VStack {
        Text("$99.99 / year")
        Button("Terms of Service and Privacy Policy") {}
      }
    )
    #expect(rules == ["restore"])
  }

  @Test("a review judges all 40 plans of a group")
  func manyPlans() throws {
    let plans = (0..<40).map { number in
      """
      { "productID" : "plan\(number)", "type" : "RecurringSubscription", "displayPrice" : "1.99",
        "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1M", "referenceName" : "Plan" }
      """
    }
    let text = """
      { "subscriptionGroups" : [ { "id" : "G", "name" : "Pass",
        "subscriptions" : [ \(plans.joined(separator: ",")) ] } ] }
      """
    let configuration = try StoreConfiguration(bytes: Array(text.utf8))
    let review = StoreReview { _, _ in AnyView(Text("No price at all")) }
    let found = review.diagnostics(of: configuration).filter { $0.rule == "billed-amount" }
    #expect(found.map(\.keyPath) == (0..<40).map { "subscriptionGroups[0].subscriptions[\($0)]" })
  }

  /// A store in which the yearly plan can be billed monthly.
  private static func commitment(in storefront: String) throws -> StoreConfiguration {
    let text = """
      { "settings" : { "_storefront" : "\(storefront)" },
        "appPolicies" : { "eula" : "Be kind.", "policies" : [
          { "locale" : "en_US", "policyText" : "Nothing is kept.", "policyURL" : "" } ] },
        "subscriptionGroups" : [ { "id" : "G", "name" : "Pass",
        "subscriptions" : [ { "productID" : "year", "type" : "RecurringSubscription",
          "displayPrice" : "99.99", "groupNumber" : 1, "recurringSubscriptionPeriod" : "P1Y",
          "referenceName" : "Yearly", "billingPlans" : [ { "billingPlanType" : "MONTHLY",
            "displayPrice" : "8.99", "commitmentDisplayPrice" : "107.88", "isEnabled" : true
          } ] } ] } ], "version" : { "major" : 5, "minor" : 0 } }
      """
    return try StoreConfiguration(bytes: Array(text.utf8))
  }

  @Test(
    "each style shows the monthly price and the total of a commitment",
    arguments: ControlStyleList.names
  )
  func commitmentAmounts(style: String) throws {
    let review = try StoreReview(appearance: StoreAppearance(controlStyle: style))
    let found = review.diagnostics(of: try Self.commitment(in: "ECU"))
    #expect(found.map { "\($0.rule ?? ""): \($0.message)" } == [])
  }

  @Test("commitment-price reports a missing amount where monthly billing is sold")
  func missingCommitmentAmount() throws {
    let view = AnyView(
      VStack {
        Text("$99.99 / year")
        Text("$8.99 / month")
        Self.buttons
      }
    )
    let review = StoreReview { _, _ in view }
    let found = review.diagnostics(of: try Self.commitment(in: "ECU"))
    let reported = found.filter { $0.rule == "commitment-price" }
    #expect(reported.count == 1 && reported[0].message.contains("$107.88"))
    #expect(reported.first?.keyPath == "subscriptionGroups[0].subscriptions[0]")
    let other = review.diagnostics(of: try Self.commitment(in: "USA"))
    #expect(!other.contains { $0.rule == "commitment-price" })
  }

  @Test("each rule has help and a documentation page with its summary and advice")
  func documentation() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(
        path: "Documentation/Review"
      )
    for rule in ReviewRules.described {
      let page = try String(contentsOf: folder.appending(path: rule.id + ".md"), encoding: .utf8)
      #expect(page.hasPrefix("# \(rule.id)\n"))
      #expect(page.contains(rule.summary))
      #expect(page.contains("**What to do.**"))
      #expect(!rule.help.isEmpty)
    }
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(pages.count == ReviewRules.all.count)
  }

  @Test("a review refuses an unknown style")
  func unknownStyle() {
    #expect(throws: BrowserError.self) {
      try StoreReview(appearance: StoreAppearance(controlStyle: "no"))
    }
  }
}
