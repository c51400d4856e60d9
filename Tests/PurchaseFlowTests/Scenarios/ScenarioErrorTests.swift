import PurchaseFlow
import Testing

@Suite("Errors in scenario files")
struct ScenarioErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let steps: String
    var head = "start: 2026-01-15T10:00:00Z"
    /// Line and column; then the message and the key path.
    let place: String
    let words: String
    let path: String
  }

  static let mistakes = [
    Mistake(
      testDescription: "an unknown action",
      steps: "  - purchas: pro.basic",
      place: "4:5",
      words: "Unknown key \"purchas\".",
      path: "(steps[0].purchas)"
    ),
    Mistake(
      testDescription: "an unknown expectation",
      steps: "  - purchase: pro.basic\n    expect: { stat: subscribed }",
      place: "5:15",
      words: "Unknown key \"stat\".",
      path: "(steps[0].expect.stat)"
    ),
    Mistake(
      testDescription: "a product that is not in the store",
      steps: "  - purchase: pro.nothing",
      place: "4:15",
      words: "The store has no product \"pro.nothing\".",
      path: "(steps[0].purchase)"
    ),
    Mistake(
      testDescription: "a product that is not in the store, in an expectation",
      steps: "  - purchase: pro.basic\n    expect: { renewsTo: pro.nothing }",
      place: "5:25",
      words: "The store has no product \"pro.nothing\".",
      path: "(steps[0].expect.renewsTo)"
    ),
    Mistake(
      testDescription: "a price that is a number",
      steps: "  - priceIncrease: { product: pro.basic, price: 9.99, consent: notice }",
      place: "4:49",
      words: "This must be text.",
      path: "(steps[0].priceIncrease.price)"
    ),
    Mistake(
      testDescription: "a percentage of a whole refund",
      steps: #"  - refundDecision: { transaction: last, decision: grant, percentage: "50" }"#,
      place: "4:71",
      words: "percentage requires decision: prorate.",
      path: "(steps[0].refundDecision.percentage)"
    ),
    Mistake(
      testDescription: "a percentage with four decimal places",
      steps: #"  - refundDecision: { decision: prorate, transaction: 0, percentage: "33.3333" }"#,
      place: "4:70",
      words: "This must be a percentage from 0 to 100, with at most three decimal places",
      path: "(steps[0].refundDecision.percentage)"
    ),
    Mistake(
      testDescription: "a percentage above 100",
      steps: #"  - refundDecision: { transaction: last, decision: prorate, percentage: "1000" }"#,
      place: "4:73",
      words: "This must be a percentage from 0 to 100, with at most three decimal places",
      path: "(steps[0].refundDecision.percentage)"
    ),
    Mistake(
      testDescription: "a word in place of a number",
      steps: "  - expect: { transactions: two }",
      place: "4:29",
      words: "This must be a whole number.",
      path: "(steps[0].expect.transactions)"
    ),
    Mistake(
      testDescription: "two actions in a step",
      steps: "  - purchase: pro.basic\n    cancelPurchase: pro.basic",
      place: "5:21",
      words: "A step has one action",
      path: "(steps[0].cancelPurchase)"
    ),
    Mistake(
      testDescription: "an unknown setting",
      steps: "  - expect: { state: none }",
      head: "settings: { grace: true }",
      place: "2:13",
      words: "Unknown key \"grace\".",
      path: "(settings.grace)"
    ),
    Mistake(
      testDescription: "a switch with an unknown value",
      steps: "  - autoRenew: maybe",
      place: "4:16",
      words: "This must be one of: on, off.",
      path: "(steps[0].autoRenew)"
    ),
    Mistake(
      testDescription: "an earlier instant",
      steps: "  - until: 2026-01-01T00:00:00Z",
      place: "4:12",
      words: "The clock is already at 2026-01-15T10:00:00Z.",
      path: "(steps[0].until)"
    ),
    Mistake(
      testDescription: "an unknown group",
      steps: "  - group: Amateur\n    expect: { state: none }",
      place: "4:12",
      words: "The store has no subscription group \"Amateur\".",
      path: "(steps[0].group)"
    ),
    Mistake(
      testDescription: "an error that a call cannot throw",
      steps: "  - failNext: { api: verification, error: networkError }",
      place: "4:43",
      words: "This must be one of: revokedCertificate",
      path: "(steps[0].failNext.error)"
    ),
    Mistake(
      testDescription: "a repeated key",
      steps: "  - purchase: pro.basic\n    purchase: pro.basic",
      place: "5:5",
      words: "Duplicate key \"purchase\", first used in line 4.",
      path: "Keep one of them."
    ),
  ]

  @Test("each error shows file, line, column and key path", arguments: mistakes)
  func place(mistake: Mistake) throws {
    let report = try ScenarioText(steps: mistake.steps, head: mistake.head).report()
    #expect(report.exitCode == 2)
    #expect(report.errors.contains("test.yaml:\(mistake.place)"), "\(report.errors)")
    #expect(report.errors.contains(mistake.words), "\(report.errors)")
    #expect(report.errors.contains(mistake.path), "\(report.errors)")
  }

  @Test("a missing file is reported, and the others run")
  func missing() throws {
    let good = ScenarioFilesTests.folder.appendingPathComponent("P17-month-to-the-second.yaml").path
    let report = ScenarioReport(files: ["/nowhere/at/all.yaml", good])
    #expect(report.exitCode == 2)
    #expect(report.errors.hasPrefix("/nowhere/at/all.yaml: error: There is no such file."))
    #expect(report.passed == 2)
  }

  @Test("a byte order mark and Windows line endings are accepted")
  func windowsText() throws {
    let steps = "  - purchase: pro.basic\r\n    expect: { state: subscribed }"
    let report = try ScenarioText(steps: steps, mark: "\u{FEFF}").report()
    #expect(report.summary == "1 passed, 0 failed", "\(report.errors)")
  }

  @Test("a failed expectation shows position, key, expected and found, and the run continues")
  func failedExpectation() throws {
    let report = try ScenarioText(
      steps: """
          - purchase: pro.basic
            expect: { state: expired, lastTransaction: { id: 0, price: "7.00" } }
          - expect: { state: subscribed }
        """
    ).report()
    #expect(report.exitCode == 1)
    #expect(report.output.contains("test.yaml:5:22: state: expected expired, found subscribed"))
    #expect(
      report.output.contains(
        "test.yaml:5:64: lastTransaction.price: expected \"7.00\", found \"6.00\""
      ),
      "\(report.output)"
    )
    #expect(report.output.hasSuffix("1 passed, 2 failed\n"))
  }
}
