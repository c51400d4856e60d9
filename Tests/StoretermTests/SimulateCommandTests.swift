import Foundation
import Testing

@Suite("storeterm simulate")
struct SimulateCommandTests {
  private static let files = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("PurchaseFlowTests/Scenarios/Files")

  private static func file(_ name: String) -> String { files.appendingPathComponent(name).path }

  /// A scenario with one wrong and one right expectation.
  private static let failing = """
    store: \(file("Flow.storekit"))
    start: 2026-01-15T10:00:00Z
    steps:
      - purchase: pro.basic
        expect: { state: subscribed, renewalPrice: "7.00" }
    """

  @Test("all scenario files pass, with one line per step and a summary")
  func allPass() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.files.path)
      .filter { $0.hasSuffix(".yaml") }.sorted()
    #expect(names.count >= 63)
    let outcome = try Program.run(["simulate"] + names.map(Self.file))
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("2026-01-15T10:00:00Z  1  purchase  subscribed"))
    #expect(outcome.output.hasSuffix(" passed, 0 failed\n"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("a failed expectation shows its position and exits with 1")
  func oneFails() throws {
    let folder = try Program.Folder()
    let path = try folder.file("wrong.yaml", Self.failing).path
    let outcome = try Program.run(["simulate", path])
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.contains(
        "FAILED \(path):5:48: renewalPrice: expected \"7.00\", found \"6.00\""
      )
    )
    #expect(outcome.output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test("an unknown key is an error with its position, and other scenarios still run")
  func unknownKey() throws {
    let folder = try Program.Folder()
    let path = try folder.file("odd.yaml", "store: Flow.storekit\nsteps: []\nspeed: 3\n").path
    let outcome = try Program.run(["simulate", path, Self.file("P32-upgrade.yaml")])
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("\(path):3:1: error: Unknown key \"speed\"."))
    #expect(outcome.output.contains(" passed, 0 failed") && !outcome.output.contains("\n0 passed"))
  }

  @Test("jsonl prints an object with the payload keys for each event")
  func jsonLines() throws {
    let outcome = try Program.run([
      "simulate", Self.file("P32-upgrade.yaml"), "--format", "jsonl",
      "--environment", "Sandbox", "--bundle-id", "com.example.shop",
    ])
    #expect(outcome.exitCode == 0)
    let lines = try outcome.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let first = try #require(lines.first)
    #expect(outcome.output.hasPrefix(#"{"at": "2026-06-01T00:00:00Z", "step": 1, "action": "#))
    #expect(first["event"] as? String == "subscribed" && first["state"] as? String == "subscribed")
    #expect(first["signedTransactionInfo"] == nil)
    let notification = first["notification"] as? [String: String]
    #expect(notification == ["type": "SUBSCRIBED", "subtype": "INITIAL_BUY"])
    let transaction = try #require(first["transaction"] as? [String: Any])
    #expect(transaction["environment"] as? String == "Sandbox")
    #expect(transaction["bundleId"] as? String == "com.example.shop")
    #expect(transaction["price"] as? Int == 6000)
    let info = try #require(first["renewalInfo"] as? [String: Any])
    #expect(info["autoRenewProductId"] as? String == "pro.basic")
    let upgraded = lines.compactMap { $0["transaction"] as? [String: Any] }
      .filter { $0["isUpgraded"] as? Bool == true }
    let identifier = try #require(transaction["transactionId"] as? String)
    #expect(identifier.hasPrefix("2") && identifier.count == 16)
    #expect(upgraded.map { $0["transactionId"] as? String } == [identifier])
  }

  @Test("junit prints one document with the number of failures")
  func junit() throws {
    let folder = try Program.Folder()
    let path = try folder.file("wrong.yaml", Self.failing).path
    let outcome = try Program.run(["simulate", path, "--format", "junit"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites"))
    #expect(outcome.output.contains("<testsuites tests=\"1\" failures=\"1\" errors=\"0\">"))
    #expect(outcome.output.contains("assertions=\"2\""))
    #expect(outcome.output.contains("expected &quot;7.00&quot;, found &quot;6.00&quot;"))
  }

  @Test("the totals in the junit document are the sums of its suites")
  func junitCounts() throws {
    let folder = try Program.Folder()
    let paths = [
      try folder.file("wrong.yaml", Self.failing).path, Self.file("P32-upgrade.yaml"),
      Self.file("P45-win-back.yaml"), folder.url.appendingPathComponent("gone.yaml").path,
    ]
    let text = try Program.run(["simulate", "--format", "junit"] + paths).output
    let pattern = /<(testsuites?)[^>]* tests="(\d+)" failures="(\d+)" errors="(\d+)"/
    let counts = text.matches(of: pattern)
      .map { [Int($0.2) ?? 0, Int($0.3) ?? 0, Int($0.4) ?? 0] }
    let suites = counts.dropFirst()
    #expect(suites.count == 4)
    #expect(counts.first == (0..<3).map { place in suites.reduce(0) { $0 + $1[place] } })
    #expect(counts.first?.dropFirst() == [1, 1])
    #expect(counts.first?.first == text.matches(of: /<testcase/).count)
  }

  @Test("the same scenario gives the same bytes")
  func sameBytes() throws {
    let arguments = ["simulate", Self.file("P32-upgrade.yaml"), "--format", "jsonl"]
    #expect(try Program.run(arguments).output == Program.run(arguments).output)
  }

  @Test("render shows the store for the customer at the end of a scenario")
  func rendered() throws {
    let outcome = try Program.run(["render", "--scenario", Self.file("P32-upgrade.yaml")])
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("Aug") || outcome.output.contains("Jul"))
    #expect(!outcome.output.contains("not subscribed"))
    let clock = try Program.run([
      "render", "--scenario", Self.file("P32-upgrade.yaml"), "--zone", "UTC",
    ])
    #expect(clock.exitCode == 2)
    #expect(clock.errors.contains("Leave --start and --zone out."))
  }

  @Test("render shows the store in the storefront of the scenario, unless an option names one")
  func storefront() throws {
    let folder = try Program.Folder()
    let scenario = try folder.file(
      "Customer.yaml",
      """
      store: \(Self.file("Flow.storekit"))
      settings: { storefront: DEU }
      steps:
        - purchase: pro.basic
      """
    )
    let command = ["render", "--scenario", scenario.path, "--height", "60"]
    let shown = try Program.run(command)
    #expect(shown.output.contains("€6.00") && !shown.output.contains("$"), "\(shown.output)")
    let named = try Program.run(command + ["--storefront", "USA"])
    #expect(named.output.contains("$6.00") && !named.output.contains("€"), "\(named.output)")
  }

  @Test(
    "a scenario with another store than the opened one is refused",
    arguments: [["render"], ["browse", "--accessible"]]
  )
  func otherStore(command: [String]) throws {
    let (scenario, other) = (Self.file("P32-upgrade.yaml"), Program.config("StreamingPass"))
    let refused = try Program.run(command + [other, "--scenario", scenario])
    #expect(refused.exitCode == 2)
    for text in [scenario, "Flow.storekit", other, "Leave "] {
      #expect(refused.errors.contains(text), "\(refused.errors)")
    }
    let folder = try Program.Folder()
    let content = try String(contentsOfFile: Self.file("Flow.storekit"), encoding: .utf8)
    let copy = try folder.file("Copy.storekit", content).path
    for file in [Self.file("../Files/Flow.storekit"), copy] {
      let taken = try Program.run(command + [file, "--scenario", scenario])
      #expect(taken.exitCode == 0, "\(taken.errors)")
    }
  }

  #if os(Linux)
  @Test("a scenario with another store than that of the preview is refused")
  func otherStoreOfPreview() throws {
    let (scenario, other) = (Self.file("P32-upgrade.yaml"), Program.config("StreamingPass"))
    let folder = try Program.Folder()
    let source = try folder.file("Shop.swift", "import SwiftUI\n#Preview { Text(\"tea\") }\n").path
    let refused = try Program.run(
      ["preview", source, "--print", "--store", other, "--scenario", scenario]
    )
    #expect(refused.exitCode == 2)
    #expect(refused.errors.contains("The store of the scenario"), "\(refused.errors)")
  }
  #endif
}
