import Foundation
import PurchaseFlow
import Testing

/// Compares the page about notifications with the code. The page may have more rows than the code:
/// those of notifications and fields that are not simulated.
@Suite("Documentation/Notifications-and-payloads.md")
struct PayloadPageTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let notSimulated = "not simulated"

  private let text: String

  init() throws {
    let page = Self.root.appending(path: "Documentation/Notifications-and-payloads.md")
    text = try String(contentsOf: page, encoding: .utf8)
  }

  /// The cells of the tables below a heading, up to the next heading.
  private func rows(below heading: String) throws -> [[String]] {
    let start = try #require(text.range(of: "\n\(heading)\n"), "no heading \(heading)")
    return text[start.upperBound...].split(separator: "\n").prefix { !$0.hasPrefix("#") }
      .filter { $0.hasPrefix("| `") }
      .map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The notifications that the sources declare, as `TYPE/SUBTYPE`.
  private static func declared() throws -> Set<String> {
    let folder = root.appending(path: "Sources/PurchaseFlow")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let sources = try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.lastPathComponent.hasPrefix("ServerNotification") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let declaration = /static let \w+ = \w+\("([A-Z_]+)"(?:, "([A-Z_]+)")?\)/
    return Set(
      sources.joined().matches(of: declaration).map { match in
        "\(match.1)" + (match.2.map { "/\($0)" } ?? "")
      }
    )
  }

  /// The notifications of the page that are simulated, or that are not.
  private func listed(simulated: Bool) throws -> Set<String> {
    let rows = try rows(below: "## Notifications")
    return Set(
      rows.filter { $0[2].hasPrefix(Self.notSimulated) != simulated }.map { row in
        let names = row.prefix(2).map { $0.trimmingCharacters(in: ["`"]) }
        return names[1] == "–" ? names[0] : names.joined(separator: "/")
      }
    )
  }

  /// The keys of a payload: the names of its stored properties, which Swift encodes.
  private static func keys(of payload: Any) -> Set<String> {
    Set(Mirror(reflecting: payload).children.compactMap(\.label))
  }

  private func check(_ keys: Set<String>, below heading: String) throws {
    let rows = try rows(below: heading)
    let listed = rows.map { $0[0].trimmingCharacters(in: ["`"]) }
    #expect(Set(listed).count == listed.count, "a field has two rows")
    for key in keys.sorted() {
      let row = rows.first { $0[0] == "`\(key)`" }
      #expect(row != nil, "\(heading) has no row for \(key)")
      #expect(row?[1].hasPrefix(Self.notSimulated) != true, "\(key) is written")
    }
    for row in rows where !keys.contains(row[0].trimmingCharacters(in: ["`"])) {
      let isMarked = row[1].hasPrefix(Self.notSimulated)
      #expect(isMarked, "\(row[0]) is not written, but the page does not say so")
    }
  }

  @Test("every notification of the code has a row that says when it is sent")
  func notifications() throws {
    let declared = try Self.declared()
    #expect(declared.count > 20, "the declarations were not read")
    let simulated = try listed(simulated: true)
    for name in declared.sorted() {
      #expect(simulated.contains(name), "the page does not say when \(name) is sent")
    }
  }

  @Test("every type and subtype of Apple's list has a row")
  func appleTypes() throws {
    let rows = try rows(below: "## Notifications")
    let types = [
      "CONSUMPTION_REQUEST", "DID_CHANGE_RENEWAL_PREF", "DID_CHANGE_RENEWAL_STATUS",
      "DID_FAIL_TO_RENEW", "DID_RENEW", "EXPIRED", "EXTERNAL_PURCHASE_TOKEN",
      "GRACE_PERIOD_EXPIRED", "METADATA_UPDATE", "MIGRATION", "OFFER_REDEEMED",
      "ONE_TIME_CHARGE", "PRICE_CHANGE", "PRICE_INCREASE", "REFUND", "REFUND_DECLINED",
      "REFUND_REVERSED", "RENEWAL_EXTENDED", "RENEWAL_EXTENSION", "RESCIND_CONSENT", "REVOKE",
      "SUBSCRIBED", "TEST",
    ]
    let subtypes = [
      "ACCEPTED", "AUTO_RENEW_DISABLED", "AUTO_RENEW_ENABLED", "BILLING_RECOVERY",
      "BILLING_RETRY", "DOWNGRADE", "FAILURE", "GRACE_PERIOD", "INITIAL_BUY", "PENDING",
      "PRICE_INCREASE", "PRODUCT_NOT_FOR_SALE", "RESUBSCRIBE", "SUMMARY", "UNREPORTED",
      "UPGRADE", "VOLUNTARY",
    ]
    for type in types { #expect(rows.contains { $0[0] == "`\(type)`" }, "\(type)") }
    for subtype in subtypes { #expect(rows.contains { $0[1] == "`\(subtype)`" }, "\(subtype)") }
    for row in rows { #expect(row.count == 4 && row.allSatisfy { !$0.isEmpty }, "\(row)") }
  }

  @Test("every field of the payloads has a row that says when it is written")
  func fields() throws {
    var simulation = Simulation(at: start)
    simulation.buy("pro.basic")
    let status = try #require(simulation.status())
    let app = SignedApp(environment: .sandbox)
    let notice = NotificationPayload(
      type: "SUBSCRIBED",
      subtype: nil,
      number: 0,
      status: status.state,
      forms: try EventSigner(app).sign(nil, nil, at: start),
      in: app,
      signedAt: start
    )
    let transaction = TransactionPayload(status.transaction, in: app, signedAt: start)
    let info = RenewalInfoPayload(status.renewalInfo, in: app, signedAt: start)
    try check(Self.keys(of: transaction), below: "## Transaction info")
    try check(Self.keys(of: info), below: "## Renewal info")
    try check(Self.keys(of: notice), below: "## Notification fields")
    try check(Self.keys(of: #require(notice.data)), below: "### Fields of data")
  }
}
