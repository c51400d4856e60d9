import ExternalInput
import Foundation
import PurchaseFlow
import Testing

@Suite("Hostile text in scenario files")
struct ScenarioTextSafetyTests {
  /// Clears the screen, reverses the text direction and begins a forged error.
  private static let hostile = #"\e[2J\u202e\nforged.yaml:1:1: error: hi\x85\u2028\x9b31m"#

  static let files = [
    "a repeated key": "\"\(hostile)\": 1\n\"\(hostile)\": 2",
    "an unknown key": "\"\(hostile)\": 1",
    "an unknown step": "steps:\n  - \"\(hostile)\": true\n    expect: { state: none }",
    "an unknown expectation": "steps:\n  - expect: { \"\(hostile)\": 1 }",
    "an unknown product": "steps:\n  - purchase: \"\(hostile)\"",
    "an unknown group": "steps:\n  - group: \"\(hostile)\"\n    expect: { state: none }",
    "an unknown store": "store: \"\(hostile)\"\nsteps: []",
    "an unknown alias": "steps: *\u{FE0F}a",
    "an unknown offer": "steps:\n  - redeemCode: { product: pro.basic, offer: \"\(hostile)\" }",
    "a failed expectation":
      "steps:\n  - purchase: pro.basic\n    expect: { lastTransaction: { offer: \"\(hostile)\" } }",
    "a tag": "steps: !\(hostile) [a]",
    "a syntax error": "steps: [\u{202E}\u{2028}",
  ]

  @Test(
    "hostile text stays within its line, in every format and every message",
    arguments: files.keys.sorted(),
    ScenarioFormat.allCases
  )
  func stays(name: String, format: ScenarioFormat) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hostile-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ScenarioFilesTests.folder.appendingPathComponent("Flow.storekit").path
    let text = try #require(Self.files[name])
    let whole = (text.hasPrefix("store") ? "" : "store: \(store)\n") + text + "\n"
    let file = folder.appending(path: "a\u{1B}\nforged.yaml")
    try Data(whole.utf8).write(to: file)
    let report = ScenarioReport(files: [file.path], format: format)
    for output in [report.output, report.errors] {
      #expect(!output.split(separator: "\n").contains { $0.hasPrefix("forged") }, "\(output)")
      let harmful = output.unicodeScalars.filter { $0 != "\n" && PrintableText.needsEscaping($0) }
      #expect(harmful.isEmpty, "\(output)")
    }
  }

  @Test("a name of 100,000 letters is cut at 200")
  func longNames() throws {
    let long = String(repeating: "n", count: 100_000)
    for steps in ["  - purchase: \(long)", "  - \(long): true", "  - group: \(long)"] {
      let report = try ScenarioText(steps: steps).report()
      #expect(report.exitCode == 2)
      #expect(report.errors.count < 2_000)
    }
  }

  @Test("a private key in place of a name is withheld")
  func privateKey() throws {
    let key = "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgevZzL1gdAFr88hb2OF"
    for steps in ["  - purchase: \(key)", "  - \(key): true", "  - group: \"\(key)\\n\(key)\""] {
      for format in ScenarioFormat.allCases {
        let report = try ScenarioText(steps: steps, format: format).report()
        #expect(!(report.output + report.errors).contains(key.prefix(20)))
      }
    }
  }

  @Test(
    "every key of a scenario refuses the same dates with the same message",
    arguments: [
      "2026-02-30", "2026-02-30T00:00:00Z", "2026-13-01", "2026-3-1", "soon", "10000-01-01",
      "9999-12-31T10:00:00Z", String(repeating: "9", count: 300) + "-01-01",
      String(repeating: "x", count: 300), "2026-01-01 10:00",
    ]
  )
  func refusedMoments(text: String) throws {
    let error = #expect(throws: TimestampError.self) { try TimestampParser.instant(text, in: .utc) }
    let said = try #require(error).description
    for steps in [
      "  - until: \"\(text)\"", "  - advance: P1D\n    expect: { expires: \"\(text)\" }",
      "  - purchase: { product: pro.basic, purchaseDate: \"\(text)\" }",
    ] {
      let report = try ScenarioText(steps: steps).report()
      #expect(report.errors.contains(said), "\(steps): \(report.errors)")
    }
    let started = try ScenarioText(steps: "", head: "start: \"\(text)\"").report()
    #expect(started.errors.contains(said), "\(started.errors)")
    if error?.reason != .isNoMoment {
      let report = try ScenarioText(steps: "  - back: \"\(text)\"").report()
      #expect(report.errors.contains(said), "\(report.errors)")
    }
  }

  @Test("a date without a time is the start of that day in the zone")
  func day() throws {
    let zone = try #require(CalendarZone(identifier: "America/Los_Angeles"))
    #expect(try TimestampParser.instant("2026-03-01", in: zone) == "2026-03-01T08:00:00Z")
    #expect(
      try TimestampParser.instant("2026-03-01T10:00+02:00", in: zone) == "2026-03-01T08:00:00Z"
    )
  }

  @Test(
    "an invalid duration is refused with the form, and a long one with the limit",
    arguments: [("1", false), ("P1Y1Y", false), ("P1D1M", false), ("PT1M1H", false), ("P", false)]
      + [20, 190, 199, 200, 201, 300, 5_000].map {
        ("P" + String(repeating: "9", count: $0) + "D", true)
      }
  )
  func durations(text: String, isTooLong: Bool) throws {
    let report = try ScenarioText(steps: "  - advance: \"\(text)\"").report()
    let said = isTooLong ? "longer than 9999 years" : "must be an ISO 8601 duration such as P1M"
    #expect(report.errors.contains(said), "\(report.errors)")
  }

  @Test(
    "a duration or an instant out of range shows the limit",
    arguments: [
      ("  - advance: P9999999999Y", "9999 years"), ("  - advance: P9998Y", "0 to 9999"),
      ("  - until: 12026-01-15T10:00:00Z", "to 9999-12-31T00:00:00Z"),
      ("  - extendRenewal: P99999999999999999999D", "9999 years"),
    ]
  )
  func outOfRange(steps: String, limit: String) throws {
    let report = try ScenarioText(steps: steps).report()
    #expect(report.errors.contains(limit), "\(report.errors)")
  }
}
