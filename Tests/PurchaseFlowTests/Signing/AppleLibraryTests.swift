import Foundation
import PurchaseFlow
import Testing

/// Verifies the project's signatures with Apple's server library. Skipped if the library cannot be
/// installed (no network or Python), unless `STORETERM_REQUIRE_APPLE_LIBRARY=1`.
@Suite("Apple's server library", .serialized)
struct AppleLibraryTests {
  private func status() throws -> SubscriptionStatus {
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly.alt")
    return try #require(simulation.status())
  }

  private func questions(_ signer: EventSigner) throws -> [AppleLibrary.Question] {
    let status = try status()
    let forms = try signer.sign(status.transaction, status.renewalInfo, at: start)
    let notice = NotificationPayload(
      type: "SUBSCRIBED",
      subtype: "INITIAL_BUY",
      number: 0,
      status: status.state,
      forms: forms,
      in: signer.app,
      signedAt: start
    )
    let app = AppTransactionPayload(signer.app, installedAt: start, signedAt: start)
    let environment = signer.app.environment.rawValue
    return try [
      ("transaction", #require(forms.signedTransactionInfo)),
      ("renewal", #require(forms.signedRenewalInfo)),
      ("app", signer.sign(app)), ("notification", signer.sign(notice)),
    ]
    .map { AppleLibrary.Question(kind: $0.0, text: $0.1, environment: environment) }
  }

  @Test(
    "Apple's library verifies transactions, renewal info, app transactions and notifications",
    arguments: [StoreEnvironment.sandbox, .production, .xcode, .localTesting]
  )
  func verifies(environment: StoreEnvironment) throws {
    try AppleLibrary.require()
    let signer = try EventSigner(SignedApp(environment: environment))
    let answers = try AppleLibrary.verify(questions(signer), root: signer.rootCertificate)
    #expect(answers.map(\.status) == ["OK", "OK", "OK", "OK"])
    #expect(answers[0].product == "pro.monthly.alt" && answers[0].price == 10990)
    #expect(answers[1].product == "pro.monthly.alt")
    #expect(answers[3].type == "SUBSCRIBED")
  }

  @Test("Apple's library verifies notifications without a transaction and a prorated refund")
  func verifiesRareForms() throws {
    try AppleLibrary.require()
    var simulation = Simulation(at: start)
    simulation.buy("pro.monthly.alt")
    simulation.perform(.requestRefund(0, .legal))
    simulation.perform(.decideRefund(0, .prorate(percentage: 40_000)))
    let refunded = try #require(simulation.account.transaction(0))
    for app in [SignedApp.sandbox, SignedApp(environment: .production)] {
      let signer = try EventSigner(app)
      let record = AppTransactionPayload(app, installedAt: start, signedAt: start)
      let notice = NotificationPayload(
        type: "RESCIND_CONSENT",
        number: 0,
        signedAppTransactionInfo: try signer.sign(record),
        in: app,
        signedAt: start
      )
      let texts = [
        ("notification", try signer.sign(notice)),
        ("transaction", try signer.sign(refunded, at: start)),
        (
          "notification",
          try signer.sign(NotificationPayload(testNumber: 1, in: app, signedAt: start))
        ),
      ]
      let questions = texts.map {
        AppleLibrary.Question(kind: $0.0, text: $0.1, environment: app.environment.rawValue)
      }
      let answers = try AppleLibrary.verify(questions, root: signer.rootCertificate)
      #expect(answers.map(\.status) == ["OK", "OK", "OK"])
      #expect(answers[0].type == "RESCIND_CONSENT" && answers[2].type == "TEST")
    }
  }

  @Test("Apple's library verifies every notification that simulate prints")
  func verifiesSimulation() throws {
    try AppleLibrary.require()
    let steps = """
        - purchase: pro.basic
        - advance: P10D
        - purchase: pro.max.monthly
        - refund: 0
        - autoRenew: off
        - advance: P1M
        - purchase: unlock.pro
      """
    for environment in [StoreEnvironment.sandbox, .production] {
      let signer = try EventSigner(SignedApp(environment: environment))
      let report = try ScenarioText(steps: steps, format: .jsonl, payloads: signer).report()
      let pattern = /"signedPayload": "([^"]+)"/
      let questions = report.output.matches(of: pattern).map {
        AppleLibrary.Question(
          kind: "notification",
          text: String($0.1),
          environment: environment.rawValue
        )
      }
      let answers = try AppleLibrary.verify(questions, root: signer.rootCertificate)
      #expect(answers.map(\.status) == Array(repeating: "OK", count: answers.count))
      #expect(
        answers.map(\.type) == [
          "SUBSCRIBED", "DID_CHANGE_RENEWAL_PREF", "REFUND", "DID_CHANGE_RENEWAL_STATUS",
          "EXPIRED", "ONE_TIME_CHARGE",
        ]
      )
    }
  }

  @Test("Apple's library refuses a changed character in any part")
  func refusesTampered() throws {
    try AppleLibrary.require()
    let signer = try EventSigner(.sandbox)
    let tampered = try questions(signer).flatMap { question in
      let dots = question.text.indices.filter { question.text[$0] == "." }
      // After each dot, where a change cannot be in bits that Base64 ignores.
      return dots.map { dot in
        var changed = question
        let place = changed.text.index(dot, offsetBy: 40)
        let letter = changed.text[place] == "A" ? "B" : "A"
        changed.text.replaceSubrange(place...place, with: letter)
        return changed
      }
    }
    let answers = try AppleLibrary.verify(tampered, root: signer.rootCertificate)
    #expect(answers.count == 8)
    for answer in answers { #expect(answer.status == "VERIFICATION_FAILURE") }
  }

  @Test("Apple's library refuses another root, another app and another environment")
  func refusesOthers() throws {
    try AppleLibrary.require()
    let signer = try EventSigner(.sandbox)
    var question = try #require(questions(signer).first)
    let stranger = try EventSigner(keys: SigningKeys(), app: .sandbox)
    let root = signer.rootCertificate
    #expect(
      try AppleLibrary.verify([question], root: stranger.rootCertificate).map(\.status)
        == ["VERIFICATION_FAILURE"]
    )
    question.bundle = "com.example.other"
    #expect(
      try AppleLibrary.verify([question], root: root).map(\.status) == ["INVALID_APP_IDENTIFIER"]
    )
    question.bundle = "com.example.storeterm"
    question.environment = "Production"
    #expect(
      try AppleLibrary.verify([question], root: root).map(\.status) == ["INVALID_ENVIRONMENT"]
    )
  }
}
