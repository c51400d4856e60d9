import Foundation
import TestSupport
import Testing

@testable import StoreModel

/// Files of real projects, which stand beside the package on the machines that have them.
enum Corpus {
  private static let table = BesidePackage.url(of: "corpus/expected.tsv")

  static let isPresent = table != nil

  private static let directory = table?.deletingLastPathComponent().path ?? ""

  static func paths(in folder: String) -> [String] {
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: directory + "/" + folder)) ?? []
    return names.sorted().map { directory + "/" + folder + "/" + $0 }
  }

  /// The expected counts of each file under the names of the columns.
  static func expectedCounts() throws -> [String: [(name: String, value: String)]] {
    let table = try String(contentsOf: #require(Self.table), encoding: .utf8)
    let rows = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let names = try #require(rows.first).dropFirst()
    return Dictionary(
      uniqueKeysWithValues: rows.dropFirst().map { row in
        (row[0], zip(names, row.dropFirst()).map { (name: $0, value: $1) })
      }
    )
  }
}

@Suite("Files of real projects", .enabled(if: Corpus.isPresent))
struct CorpusTests {
  @Test("all load without an error and hold what they are known to hold")
  func counts() throws {
    let expected = try Corpus.expectedCounts()
    let paths = Corpus.paths(in: "storekit")
    #expect(paths.count == 141)
    for path in paths {
      let configuration = try StoreConfiguration(path: path)
      #expect(!configuration.diagnostics.contains { $0.severity == .error })
      let row = try #require(expected[URL(fileURLWithPath: path).lastPathComponent])
      #expect(configuration.counts.fields.map(\.name) == row.map(\.name))
      for (name, value) in row { #expect(configuration.counts[name] == value, "\(path): \(name)") }
    }
  }

  @Test("the malformed ones are refused, each with one line")
  func malformed() {
    let report = CheckReport(paths: Corpus.paths(in: "malformed"))
    #expect(report.files.count == 3)
    #expect(report.files.allSatisfy { $0.diagnostics.map(\.severity) == [.error] })
    #expect(report.text.split(separator: "\n").count == 3)
    #expect(report.exitCode(strict: false) == 1)
  }
}
