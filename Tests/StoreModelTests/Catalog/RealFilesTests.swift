import Foundation
import TestSupport
import Testing

@testable import StoreModel

/// Configurations from real apps, which lie beside the package and not in it.
private let folder = BesidePackage.url(of: "corpus/storekit")?.path

@Suite(.enabled(if: folder != nil, "there are no such files here"))
struct RealFilesTests {
  @Test("every product of every real file has a name, a price and terms in each language")
  func texts() throws {
    let folder = try #require(folder)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let configuration = try StoreConfiguration(path: "\(folder)/\(name)")
      for language in Words.Language.allCases {
        let locale = Locale(identifier: language.rawValue)
        let catalog = StoreCatalog(configuration, locale: locale)
        #expect(
          catalog.groups.map(\.products.count)
            == configuration.subscriptionGroups.map(\.subscriptions.count)
        )
        for product in catalog.products + catalog.groups.flatMap(\.products) {
          #expect(!product.displayName.isEmpty, "\(name): \(product.id)")
          #expect(!product.displayPrice.contains("NaN"), "\(name): \(product.id)")
          #expect(
            product.price.isNaN == (product.unavailability == .unknownPrice),
            "\(name): \(product.id)"
          )
          let offer = product.subscription?.introductoryOffer
          let terms = catalog.words.terms(of: product, with: offer)
          #expect(terms.contains(product.displayPrice), "\(name): \(product.id)")
          #expect(!terms.contains("%"), "\(name): \(terms)")
          #expect(product.unavailability != nil || catalog.product(id: product.id) == product)
        }
      }
    }
  }
}
