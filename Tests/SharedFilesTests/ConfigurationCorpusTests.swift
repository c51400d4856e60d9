import Foundation
import Testing

@testable import StoreModel

/// Configuration files of other projects, and their expected contents.
private enum Corpus {
  /// Returns the paths of the files in a folder of the corpus, in alphabetical order.
  static func paths(in folder: String) throws -> [String] {
    let url = try SharedFolder.url(of: "corpus/\(folder)")
    return try FileManager.default.contentsOfDirectory(atPath: url.path).sorted().map {
      url.appending(path: $0).path
    }
  }

  /// Returns the expected counts by file name, each under the name of its column.
  static func expectedCounts() throws -> [String: [(name: String, value: String)]] {
    let table = try String(
      contentsOf: SharedFolder.url(of: "corpus/expected.tsv"),
      encoding: .utf8
    )
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

extension SharedFilesTests {
  @Suite("Configuration files of other projects")
  struct ConfigurationCorpusTests {
    /// The file whose plans are at the top level.
    private static let misplacedPlans = "ThePhoenixAgency__SilentKey__Products.storekit"

    @Test("all files load without an error and have the expected contents")
    func counts() throws {
      let expected = try Corpus.expectedCounts()
      let paths = try Corpus.paths(in: "storekit")
      #expect(paths.count == 141)
      for path in paths {
        let configuration = try StoreConfiguration(path: path)
        let name = URL(filePath: path).lastPathComponent
        let errors = configuration.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.keyPath) == (name == Self.misplacedPlans ? ["subscriptions"] : []))
        let row = try #require(expected[name])
        #expect(configuration.counts.fields.map(\.name) == row.map(\.name))
        for (name, value) in row {
          #expect(configuration.counts[name] == value, "\(path): \(name)")
        }
      }
    }

    @Test("each malformed file is refused with one line")
    func malformed() throws {
      let report = CheckReport(paths: try Corpus.paths(in: "malformed"))
      #expect(report.files.count == 3)
      #expect(report.files.allSatisfy { $0.diagnostics.map(\.severity) == [.error] })
      #expect(report.text.split(separator: "\n").count == 3)
      #expect(report.exitCode(strict: false) == 1)
    }

    @Test("every product has a name, a price and terms in each language")
    func texts() throws {
      for path in try Corpus.paths(in: "storekit") {
        let configuration = try StoreConfiguration(path: path)
        for language in Words.Language.allCases {
          let locale = Locale(identifier: language.rawValue)
          let catalog = StoreCatalog(configuration, locale: locale)
          #expect(
            catalog.groups.map(\.products.count)
              == configuration.subscriptionGroups.map(\.subscriptions.count)
          )
          for product in catalog.products + catalog.groups.flatMap(\.products) {
            #expect(!product.displayName.isEmpty, "\(path): \(product.id)")
            #expect(!product.displayPrice.contains("NaN"), "\(path): \(product.id)")
            #expect(
              product.price.isNaN == (product.unavailability == .unknownPrice),
              "\(path): \(product.id)"
            )
            let offer = product.subscription?.introductoryOffer
            let terms = catalog.words.terms(of: product, with: offer)
            #expect(terms.contains(product.displayPrice), "\(path): \(product.id)")
            #expect(!terms.contains("%"), "\(path): \(terms)")
            #expect(product.unavailability != nil || catalog.product(id: product.id) == product)
          }
        }
      }
    }

    @Test("formatting does not change files that Xcode wrote")
    func formatting() throws {
      var (same, others) = (0, 0)
      for path in try Corpus.paths(in: "storekit") {
        let bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let result = try FormattedConfiguration(bytes: bytes, path: path)
        if !result.isChanged {
          same += 1
        } else if Self.isFromXcode(String(decoding: bytes, as: UTF8.self)) {
          others += 1
        }
        let (before, after) = (
          try StoreConfiguration(bytes: bytes), try StoreConfiguration(bytes: result.bytes)
        )
        #expect(ConfigurationDifference(from: before, to: after).isEmpty, "\(path)")
      }
      // Five files have no final line feed, have two, or were ordered by a script.
      #expect((same, others) == (122, 5))
    }

    /// Whether a file has Xcode's style: other programs omit the blank of ` : `, or write `[]`
    /// on one line.
    private static func isFromXcode(_ text: String) -> Bool {
      !text.contains("\": ") && !text.contains(" : []") && text.hasPrefix("{\n")
    }
  }
}
