import ExternalInput
import Foundation
import Testing

@testable import StoreModel

@Suite("Reports of storeterm check")
struct CheckReportTests {
  private static func withReport(
    _ contents: [String],
    _ body: (CheckReport) throws -> Void
  ) throws {
    let directory = NSTemporaryDirectory() + "storeterm-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: directory) }
    let paths = contents.indices.map { directory + "/\($0).storekit" }
    for (path, content) in zip(paths, contents) {
      try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    }
    try body(CheckReport(paths: paths))
  }

  private static let fine = Sample.document.text
  private static let doubtful = Sample.document(
    products: Sample.product.with("type", "\"consumable\"").with("displayPrice", "\"\"")
  ).text

  @Test("findings are listed by position, one per line")
  func text() throws {
    try Self.withReport([Self.fine, Self.doubtful]) { report in
      let path = report.files[1].path
      #expect(
        report.text == """
          \(path):5:20: warning: the price is empty; it is unknown (products[0].displayPrice)
          \(path):11:12: warning: the type "consumable" is read as Consumable (products[0].type)

          """
      )
      #expect(report.summary == "2 files: 0 errors, 2 warnings, 0 notes")
    }
  }

  @Test("a note names each language without texts once, at its first use")
  func languages() throws {
    func localizations(_ locales: String...) -> String {
      "[ " + locales.map { "{ \"locale\" : \"\($0)\" }" }.joined(separator: ", ") + " ]"
    }
    let first = Sample.product.with("localizations", localizations("zh_TW", "fi", "pt-PT"))
    let second = Sample.product.with("productID", "\"b\"")
      .with("localizations", localizations("fi_FI", "xx", "cs", "!"))
    let file = Sample.document(products: first, second)
      .with("settings", "{ \"_locale\" : \"fr\" }").text
    try Self.withReport([file]) { report in
      let notes = report.files[0].diagnostics.filter { $0.rule == "store-language" }
      #expect(notes.allSatisfy { $0.severity == .note && $0.position != nil })
      #expect(
        notes.map(\.keyPath) == [
          "products[0].localizations[1].locale", "products[1].localizations[2].locale",
        ]
      )
      #expect(notes.first?.message.hasPrefix("storeterm has no texts in Finnish (fi);") == true)
      #expect(report.text.contains(" [store-language]\n"))
      #expect(report.exitCode(strict: true) == 0)
      #expect(report.sarif(version: "1", rules: []).contains("\"ruleId\": \"store-language\""))
    }
    let settings = Sample.document.with("settings", "{ \"_locale\" : \"fi_FI\" }").text
    try Self.withReport([settings]) { report in
      #expect(report.files[0].diagnostics.map(\.keyPath) == ["settings._locale"])
    }
  }

  @Test("the exit code is 2, else 1, else 0")
  func exitCodes() throws {
    try Self.withReport([Self.fine]) { report in
      #expect(report.exitCode(strict: true) == 0)
      #expect(report.text.isEmpty)
    }
    try Self.withReport([Self.doubtful]) { report in
      #expect(report.exitCode(strict: false) == 0)
      #expect(report.exitCode(strict: true) == 1)
    }
    try Self.withReport([Self.fine, "{"]) { report in
      #expect(report.exitCode(strict: false) == 1)
      let more = CheckReport(paths: report.files.map(\.path) + ["/nowhere"])
      #expect(more.exitCode(strict: false) == 2)
      #expect(more.summary == "3 files: 2 errors, 0 warnings, 0 notes")
    }
  }

  @Test("a misplaced plan fails the check, and its SARIF rule is not that of an unusable file")
  func misplacedPlan() throws {
    let lost = Sample.document(products: Sample.subscription).text
    try Self.withReport([lost, "{"]) { report in
      #expect(report.summary == "2 files: 2 errors, 0 warnings, 0 notes")
      #expect(report.files.map(\.isUnreadable) == [false, false])
      #expect(report.files.map { $0.counts == nil } == [false, true])
      #expect(report.exitCode(strict: false) == 1)
      let sarif = report.sarif(version: "1.0", rules: [])
      for id in ["misplaced-plan", "unusable-file"] {
        #expect(sarif.components(separatedBy: "\"ruleId\": \"\(id)\"").count == 2, "\(sarif)")
      }
    }
  }

  @Test("a note never changes the exit code")
  func notes() throws {
    let newer = Sample.document.with("version", "{ \"major\" : 9, \"minor\" : 0 }").text
    try Self.withReport([newer]) { report in
      #expect(report.summary == "1 file: 0 errors, 0 warnings, 1 note")
      #expect(report.exitCode(strict: true) == 0)
    }
  }

  @Test("JSON has files, counts and diagnostics, with null for unknown values")
  func json() throws {
    try Self.withReport([Self.doubtful, ""]) { report in
      let root = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
      let files = try #require(root?["files"] as? [[String: Any]])
      #expect(files.map { $0["file"] as? String } == report.files.map(\.path))
      let counts = try #require(files[0]["counts"] as? [String: Any])
      #expect(counts["consumables"] as? Int == 1)
      #expect(counts["levelsPerGroup"] as? String == "-")
      #expect(files[1]["counts"] is NSNull)
      let findings = try #require(files[0]["diagnostics"] as? [[String: Any]])
      #expect(findings.map { $0["line"] as? Int } == [5, 11])
      #expect(findings[0]["keyPath"] as? String == "products[0].displayPrice")
      let refusal = try #require((files[1]["diagnostics"] as? [[String: Any]])?.first)
      #expect(refusal["severity"] as? String == "error")
      #expect(refusal["line"] is NSNull && refusal["column"] is NSNull)
      #expect(refusal["keyPath"] is NSNull)
    }
  }

  @Test("JSON keys are always in the same order")
  func keyOrder() throws {
    try Self.withReport([Self.doubtful]) { report in
      let keys = [
        "\"file\"", "\"counts\"", "\"version\"", "\"unknownTopKeys\"", "\"diagnostics\"",
        "\"severity\"", "\"line\"", "\"column\"", "\"message\"", "\"keyPath\"",
      ]
      let places = keys.map { report.json.range(of: $0)?.lowerBound }
      #expect(!places.contains(nil))
      #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
      #expect(report.json == CheckReport(paths: report.files.map(\.path)).json)
    }
  }

  @Test("reports contain no control characters of a file or path")
  func harmless() throws {
    let nasty = "\\u001b[31m\\u202E\\u0085\\n"
    let sample = Sample.document(
      subscription: Sample.subscription.with("type", "\"\(nasty)\"")
        .with("displayPrice", "\"\(nasty)\"").with("recurringSubscriptionPeriod", "\"\(nasty)\"")
    ).with(nasty, "1")
    try Self.withReport([sample.text]) { report in
      let missing = CheckReport(paths: ["/\u{1B}[2J\u{9B}\u{202E}"])
      for text in [report.text, missing.text, report.json, missing.json] {
        let harmful = text.unicodeScalars.filter { $0 != "\n" && PrintableText.needsEscaping($0) }
        #expect(harmful.isEmpty)
      }
      #expect(report.files[0].diagnostics.count == 4)
      #expect(report.text.split(separator: "\n").count == 4)
    }
  }
}
