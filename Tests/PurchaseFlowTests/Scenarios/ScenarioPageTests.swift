import Foundation
import Testing

@testable import PurchaseFlow

@Suite("Documentation/Scenarios.md")
struct ScenarioPageTests {
  private static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Documentation/Scenarios.md")

  /// The headings with the keys that the parser accepts there.
  private static let sections: [(heading: String, keys: [String])] = [
    ("## Top-level keys", ScenarioKeys.file),
    ("## Settings", ScenarioKeys.settings),
    ("### Win-back rules", ScenarioKeys.winBackRules),
    ("## Steps", ScenarioKeys.besideActions),
    ("#### Keys of purchase", ScenarioKeys.purchase),
    ("#### Keys of redeemCode", ScenarioKeys.redeemCode),
    ("#### Keys of purchaseIntent", ScenarioKeys.purchaseIntent),
    ("#### Keys of priceIncrease", ScenarioKeys.priceIncrease),
    ("#### Keys of priceChange", ScenarioKeys.priceChange),
    ("#### Keys of acceptRetentionOffer", ScenarioKeys.acceptRetentionOffer),
    ("#### Keys of extendAllRenewals", ScenarioKeys.extendAllRenewals),
    ("#### Keys of familyShare", ScenarioKeys.familyShare),
    ("#### Keys of failNext", ScenarioKeys.failNext),
    ("#### Keys of refund", ScenarioKeys.refund),
    ("#### Keys of refundRequest", ScenarioKeys.refundRequest),
    ("#### Keys of refundDecision", ScenarioKeys.refundDecision),
    ("## Expectations", ScenarioKeys.expectations),
    ("### Subscriptions", ScenarioKeys.subscription),
    ("### Transactions", ScenarioKeys.transaction),
    ("### Offers", ScenarioKeys.offer),
    ("### Statuses", ScenarioKeys.status),
  ]

  private let text: String

  init() throws { text = try String(contentsOf: Self.page, encoding: .utf8) }

  /// The lines below a heading, up to the next one.
  private func lines(below heading: String) throws -> [Substring] {
    let start = try #require(text.range(of: "\n\(heading)\n"), "no heading \(heading)")
    return text[start.upperBound...].split(separator: "\n").prefix { !$0.hasPrefix("#") }
  }

  /// The keys in the first column of the tables among lines.
  private static func keys(in lines: [Substring]) -> [String] {
    lines.filter { $0.hasPrefix("| `") }.map { line in
      String(line.dropFirst(3).prefix { $0 != "`" })
    }
  }

  /// The text of all YAML blocks.
  private var examples: String {
    text.components(separatedBy: "\n```yaml\n").dropFirst()
      .map { $0.components(separatedBy: "\n```")[0] + "\n" }.joined()
  }

  @Test(
    "the page lists the keys that the parser accepts, for each mapping",
    arguments: 0..<sections.count
  )
  func keys(index: Int) throws {
    let section = Self.sections[index]
    #expect(Self.keys(in: try lines(below: section.heading)).sorted() == section.keys.sorted())
  }

  @Test("the page lists the actions that the parser accepts")
  func actions() throws {
    let headings = ["Purchases", "Renewals and payment", "Time and the app", "Refunds"]
    let listed = try headings.flatMap { Self.keys(in: try lines(below: "### \($0)")) }
    #expect(listed.sorted() == ScenarioKeys.actions.sorted())
  }

  @Test("the page shows every key in an example")
  func shown() {
    let all = Self.sections.flatMap(\.keys) + ScenarioKeys.actions
    for key in Set(all) {
      let isShown =
        ["\n", " ", "{"].contains { examples.contains("\($0)\(key): ") }
        || examples.contains(" \(key):\n") || examples.contains("\n\(key):\n")
      #expect(isShown, "\(key)")
    }
  }
}
