import Foundation
import PurchaseFlow
import Testing

/// `Documentation/Subscription-rules.md` is the specification. It cites these files by number
/// (P01, M01).
@Suite("The scenario files of the specification")
struct ScenarioFilesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Files")

  static let names: [String] = {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test("all 110 files exist")
  func count() {
    #expect(Self.names.count == 110)
  }

  @Test("every expectation of the file holds", arguments: names)
  func passes(name: String) {
    let report = ScenarioReport(files: [Self.folder.appendingPathComponent(name).path])
    #expect(report.exitCode == 0, "\(report.errors)\(report.output)")
    #expect(report.passed > 0)
  }

  @Test("the same file gives the same bytes in each format", arguments: ScenarioFormat.allCases)
  func deterministic(format: ScenarioFormat) {
    let files = Self.names.map { Self.folder.appendingPathComponent($0).path }
    let first = ScenarioReport(files: files, format: format)
    let second = ScenarioReport(files: files, format: format)
    #expect(first.output == second.output)
    #expect(first.errors == second.errors)
    #expect(first.exitCode == 0)
  }
}
