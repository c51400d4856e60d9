import Foundation
import PurchaseFlow
import Testing

@Suite("storeterm simulate --signed")
struct SignedSimulationTests {
  private static let scenario = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("PurchaseFlowTests/Scenarios/Files/P32-upgrade.yaml").path

  @Test("each signed transaction and renewal info is verified with the exported root")
  func verified() throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("storeterm-root-\(UUID().uuidString).der")
    defer { try? FileManager.default.removeItem(at: root) }
    let outcome = try Program.run([
      "simulate", Self.scenario, "--format", "jsonl", "--signed", "--environment", "Production",
      "--bundle-id", "com.example.shop", "--app-apple-id", "42", "--export-root", root.path,
    ])
    #expect(outcome.exitCode == 0)
    let app = SignedApp(environment: .production, bundleID: "com.example.shop", appAppleID: 42)
    let verifier = SignedDataVerifier(rootCertificates: [try Data(contentsOf: root)], app: app)
    var upgraded: [Bool] = []
    for line in outcome.output.split(separator: "\n") {
      let forms = try JSONDecoder().decode(SignedForms.self, from: Data(line.utf8))
      if let text = forms.signedTransactionInfo {
        let payload = try verifier.payload(of: text, as: TransactionPayload.self)
        upgraded.append(payload.isUpgraded == true)
      }
      if let text = forms.signedRenewalInfo {
        _ = try verifier.payload(of: text, as: RenewalInfoPayload.self)
      }
    }
    #expect(upgraded.contains(true) && upgraded.contains(false))
  }

  @Test("--signed adds the notification that the App Store posts, with identifiers of --customer")
  func notifications() throws {
    let app = SignedApp(environment: .sandbox, customer: CustomerIdentity("ada"))
    var identifiers: [Set<String>] = []
    for name in ["ada", "ada", "grace"] {
      let outcome = try Program.run([
        "simulate", Self.scenario, "--format", "jsonl", "--signed", "--environment", "Sandbox",
        "--customer", name,
      ])
      let bodies = try outcome.output.split(separator: "\n").compactMap { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return (object?["signedPayload"] as? String).flatMap { JWS($0) }
      }
      .map { try JSONDecoder().decode(NotificationPayload.self, from: $0.payloadData) }
      #expect(
        bodies.map(\.notificationType) == ["SUBSCRIBED", "DID_CHANGE_RENEWAL_PREF", "DID_RENEW"]
      )
      identifiers.append(Set(bodies.map(\.notificationUUID)))
      guard name == "ada" else { continue }
      let signed = try #require(bodies.first?.data?.signedTransactionInfo.flatMap { JWS($0) })
      let transaction = try JSONDecoder().decode(TransactionPayload.self, from: signed.payloadData)
      #expect(transaction.transactionId == app.transactionID(0))
    }
    #expect(identifiers[0] == identifiers[1] && identifiers[0].isDisjoint(with: identifiers[2]))
    #expect(try Program.run(["simulate", Self.scenario, "--customer", ""]).exitCode == 2)
  }

  @Test("an OpenSSL configuration without algorithms has no effect")
  func systemConfiguration() throws {
    let folder = try Program.Folder()
    let configuration = try folder.file(
      "openssl.cnf",
      """
      openssl_conf = all
      [all]
      alg_section = algorithms
      providers = providers
      [algorithms]
      default_properties = fips=yes
      [providers]
      base = base
      [base]
      activate = 1
      """
    )
    let outcome = try Program.run(
      ["simulate", Self.scenario, "--format", "jsonl", "--signed"],
      environment: ["OPENSSL_CONF": configuration.path]
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\"signedTransactionInfo\":"))
  }

  @Test("--export-root without --signed is an error")
  func rootAlone() throws {
    let outcome = try Program.run(["simulate", Self.scenario, "--export-root", "root.der"])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("Add --signed"))
  }

  @Test("an unwritable root certificate is reported in one line with a next step")
  func unwritableRoot() throws {
    let folder = try Program.Folder()
    let path = folder.url.appending(path: "missing/root.der").path
    let outcome = try Program.run([
      "simulate", Self.scenario, "--signed", "--export-root", path,
    ])
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.errors.contains(
        "Cannot write the root certificate to \"\(path)\": No such file or directory. Name a file"
      ),
      "\(outcome.errors)"
    )
  }
}
