import Foundation
import PurchaseFlow
import TestSupport
import Testing

@Suite("Notifications in simulate's output")
struct SignedNotificationTests {
  /// The keys of an event that these tests read.
  private struct Line: Decodable {
    struct Notification: Decodable {
      var type: String
      var subtype: String?
    }

    var event: String
    var state: String?
    var transaction: TransactionPayload?
    var renewalInfo: RenewalInfoPayload?
    var notification: Notification?
    var signedTransactionInfo: String?
    var signedRenewalInfo: String?
    var signedPayload: String?
  }

  private static let steps = """
      - purchase: pro.basic
      - advance: P1M
      - purchase: pro.max.monthly
      - autoRenew: off
      - advance: P2M
      - purchase: coins.100
      - refund: last
    """

  private func report(_ app: SignedApp, steps: String = Self.steps) throws -> ScenarioReport {
    try ScenarioText(steps: steps, format: .jsonl, payloads: EventSigner(app)).report()
  }

  private func lines(_ report: ScenarioReport) throws -> [Line] {
    try report.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  private func body(_ text: String) throws -> NotificationPayload {
    let jws = try #require(JWS(text))
    return try JSONDecoder().decode(NotificationPayload.self, from: jws.payloadData)
  }

  @Test(
    "each event with a notification has it signed, with the event's own signed forms",
    arguments: [StoreEnvironment.sandbox, .production, .xcode]
  )
  func signed(environment: StoreEnvironment) throws {
    let app = SignedApp(environment: environment, customer: CustomerIdentity("ada"))
    let verifier = try EventSigner(app).verifier
    var types: [String] = []
    for line in try lines(report(app)) {
      #expect((line.signedPayload == nil) == (line.notification == nil), "\(line.event)")
      guard let text = line.signedPayload, let notification = line.notification else { continue }
      let payload = try verifier.payload(of: text, as: NotificationPayload.self)
      #expect(payload.notificationType == notification.type)
      #expect(payload.subtype == notification.subtype && payload.version == "2.0")
      #expect(payload.data?.signedTransactionInfo == line.signedTransactionInfo)
      #expect(payload.data?.signedRenewalInfo == line.signedRenewalInfo)
      #expect((payload.data?.status == nil) == (line.state == nil))
      let transaction = try verifier.payload(
        of: #require(payload.data?.signedTransactionInfo),
        as: TransactionPayload.self
      )
      #expect(transaction == line.transaction && transaction.signedDate == payload.signedDate)
      types.append(payload.notificationType)
    }
    #expect(
      types == [
        "SUBSCRIBED", "DID_RENEW", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS",
        "EXPIRED", "ONE_TIME_CHARGE", "REFUND",
      ]
    )
  }

  @Test("every notification has its own UUID, which has the form of a random UUID")
  func identifiers() throws {
    let app = SignedApp(environment: .sandbox)
    let bodies = try lines(report(app)).compactMap(\.signedPayload).map(body)
    #expect(Set(bodies.map(\.notificationUUID)).count == bodies.count)
    for body in bodies {
      let pattern = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
      #expect(body.notificationUUID.wholeMatch(of: pattern) != nil)
    }
  }

  @Test("equal input gives equal bytes except for the signatures")
  func sameBytes() throws {
    let app = SignedApp(environment: .sandbox, customer: CustomerIdentity("ada"))
    func payloads() throws -> [String] {
      try lines(report(app)).compactMap(\.signedTransactionInfo).map { payload(of: $0) }
    }
    #expect(try payloads() == payloads())
    let uuids = try (0..<2).map { _ in
      try lines(report(app)).compactMap(\.signedPayload).map { try body($0).notificationUUID }
    }
    #expect(uuids[0] == uuids[1])
  }

  @Test("two scenarios share no identifier, unless they are told to be of the same customer")
  func customers() throws {
    let other = Self.steps + "\n  - advance: P1D"
    func identifiers(_ app: SignedApp, _ steps: String) throws -> Set<String> {
      let lines = try lines(report(app, steps: steps))
      let transactions = lines.compactMap(\.transaction)
      var found = Set(transactions.flatMap { [$0.transactionId, $0.originalTransactionId] })
      found.formUnion(transactions.compactMap(\.webOrderLineItemId))
      found.formUnion(transactions.compactMap(\.appTransactionId))
      found.formUnion(try lines.compactMap(\.signedPayload).map { try body($0).notificationUUID })
      return found
    }
    for environment in [StoreEnvironment.sandbox, .production] {
      let app = SignedApp(environment: environment)
      let found = try identifiers(app, Self.steps)
      #expect(found.isDisjoint(with: try identifiers(app, other)))
      let ada = SignedApp(environment: environment, customer: CustomerIdentity("ada"))
      let same = try identifiers(ada, Self.steps)
      #expect(same.isSubset(of: try identifiers(ada, other)) && found.isDisjoint(with: same))
    }
  }

  @Test("a scenario's identity depends on its file and its store, but not on their place")
  func identity() throws {
    let store = ScenarioFilesTests.folder.appending(path: "Flow.storekit")
    func identity(_ change: (ScratchFolder) throws -> Void = { _ in }) throws -> CustomerIdentity {
      let folder = try ScratchFolder()
      try Data(contentsOf: store).write(to: URL(filePath: folder.path("Flow.storekit")))
      let text = "store: Flow.storekit\nsteps: [{ purchase: pro.basic }]\n"
      try Data(text.utf8).write(to: URL(filePath: folder.path("life.yaml")))
      try change(folder)
      return try Scenario(path: folder.path("life.yaml")).customerIdentity
    }
    func append(_ text: String, to name: String) -> (ScratchFolder) throws -> Void {
      { folder in
        let url = URL(filePath: folder.path(name))
        try (Data(contentsOf: url) + Data(text.utf8)).write(to: url)
      }
    }
    let first = try identity()
    #expect(try identity() == first)
    #expect(try identity(append("# a comment\n", to: "life.yaml")) != first)
    #expect(try identity(append("\n", to: "Flow.storekit")) != first)
  }

  @Test("a cancelled subscription, a prorated refund and a small storefront are written as Apple's")
  func fields() throws {
    let head = "start: 2026-06-01T00:00:00Z\nsettings: { storefront: ISL }"
    let steps = """
        - purchase: pro.basic
        - until: 2026-06-16T00:00:00Z
        - purchase: pro.max.monthly
        - refund: 0
        - autoRenew: off
        - advance: P2M
      """
    let payloads = PlainPayloads(app: SignedApp(environment: .sandbox))
    let report = try ScenarioText(steps: steps, head: head, format: .jsonl, payloads: payloads)
      .report()
    let lines = try lines(report)
    let transactions = lines.compactMap(\.transaction)
    let infos = lines.compactMap(\.renewalInfo)
    #expect(transactions.allSatisfy { $0.storefrontId == "143558" })
    #expect(infos.contains { $0.autoRenewStatus == 0 })
    #expect(infos.allSatisfy { $0.autoRenewProductId != nil })
    #expect(infos.allSatisfy { ($0.currency == nil) == ($0.renewalPrice == nil) })
    let prorated = transactions.filter { $0.revocationType == "REFUND_PRORATED" }
    #expect(prorated.map(\.revocationPercentage).contains(50_000))
    #expect(prorated.allSatisfy { $0.revocationPercentage != nil })
    for line in lines where line.state == "subscribed" {
      #expect(line.renewalInfo?.isInBillingRetryPeriod == nil)
    }
    let expired = try #require(lines.last { $0.event == "expired" }?.renewalInfo)
    #expect(expired.isInBillingRetryPeriod == false && expired.expirationIntent == 1)
  }

  @Test(
    "a test notification describes the app, and no customer",
    arguments: [StoreEnvironment.sandbox, .production]
  )
  func testNotification(environment: StoreEnvironment) throws {
    let app = SignedApp(environment: environment, appAppleID: 42)
    let steps = "  - purchase: pro.basic\n  - testNotification: true\n  - testNotification: true"
    let lines = try lines(report(app, steps: steps))
    let payloads = try lines.compactMap(\.signedPayload).map(body)
    #expect(payloads.map(\.notificationType) == ["SUBSCRIBED", "TEST", "TEST"])
    #expect(Set(payloads.map(\.notificationUUID)).count == 3)
    for (line, payload) in zip(lines, payloads).dropFirst() {
      #expect(line.event == "testNotificationRequested" && payload.subtype == nil)
      #expect(line.transaction == nil && line.renewalInfo == nil && line.state == nil)
      let data = try #require(payload.data)
      #expect(data.bundleId == app.bundleID && data.environment == environment.rawValue)
      #expect(data.appAppleId == (environment == .production ? 42 : nil))
      #expect(data.bundleVersion == nil && data.status == nil)
      #expect(data.signedTransactionInfo == nil && data.signedRenewalInfo == nil)
    }
  }
}
