import Foundation
import TestSupport
import Testing

@testable import PurchaseFlow

/// Signs random lives of customers, and lets Apple's server library read every payload.
@Suite("Random lives in Apple's server library")
struct RandomLivesTests {
  /// Values that the library does not know, although Apple's pages list them: version 3.1.2 ends at
  /// the offer type 4.
  private static let newerThanLibrary: Set<String> = ["offerType 5"]

  @Test("Apple's library verifies and understands every payload of random lives")
  func lives() throws {
    try AppleLibrary.require()
    let seeds = SeededRandom.forTest()
    var random = seeds
    let kinds: [(key: String, kind: String)] = [
      ("signedTransactionInfo", "transaction"), ("signedRenewalInfo", "renewal"),
      ("signedAppTransactionInfo", "app"), ("signedPayload", "notification"),
    ]
    for round in 0..<seeds.rounds(of: 1_000) {
      let walk = Walk(seed: random.next(), length: 60)
      let environment: StoreEnvironment = round.isMultiple(of: 2) ? .sandbox : .production
      let app = SignedApp(environment: environment, customer: CustomerIdentity("life \(round)"))
      let signer = try EventSigner(app)
      var questions: [AppleLibrary.Question] = []
      for event in walk.eventContents(in: app) {
        for form in try signer.signedForms(of: event) {
          let kind = try #require(kinds.first { $0.key == form.key }?.kind)
          questions.append(
            AppleLibrary.Question(
              kind: kind,
              text: form.text,
              environment: environment.rawValue
            )
          )
        }
      }
      let answers = try AppleLibrary.verify(questions, root: signer.rootCertificate)
      for (question, answer) in zip(questions, answers) {
        let unknown = Set(answer.unknown ?? []).subtracting(Self.newerThanLibrary)
        let isRight = answer.status == "OK" && unknown.isEmpty
        #expect(isRight, "\(answer), \(payload(of: question.text)), seed \(seeds.seed)")
      }
      #expect(answers.count == questions.count)
    }
  }
}

extension Walk {
  /// Returns the signed content of each event of the walk, as `simulate` writes it.
  fileprivate func eventContents(in app: SignedApp) -> [EventContent] {
    var contents: [EventContent] = []
    var number = 0
    play { event, account in
      // A transaction whose verification is set to fail has a wrong signature.
      let transaction = event.transactionID.flatMap { account.transaction($0) }
      var content = EventContent(at: event.instant)
      content.transaction = transaction?.verificationError == nil ? transaction : nil
      content.status = event.group.flatMap { account.leadingStatus(for: $0) }
      content.notification = event.notification
      content.refundReason = event.consumptionRequestReason
      if case .renewalExtensionCompleted(let summary) = event.kind {
        content.extensionSummary = summary
      }
      if event.kind == .consentRescinded {
        content.app = AppTransactionPayload(
          app,
          installedAt: event.instant,
          signedAt: event.instant
        )
      }
      content.number = number
      if event.notification != nil { number += 1 }
      contents.append(content)
    }
    return contents
  }
}
