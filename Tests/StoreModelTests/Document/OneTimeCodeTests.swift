import Foundation
import Testing

@testable import StoreModel

@Suite("Code offers of products that do not renew")
struct OneTimeCodeTests {
  private static let code = SampleObject([
    "eligibility": "[ \"new\", \"existing\" ]",
    "internalID": "\"0F\"",
    "displayPrice": "\"0.99\"",
    "paymentMode": "\"payUpFront\"",
    "referenceName": "\"Spring\"",
  ])

  private static func read(
    _ codes: SampleObject...,
    list: String = "products"
  ) throws -> StoreConfiguration {
    let product = Sample.product.with("codeOffers", Sample.list(codes))
    return try StoreConfiguration(
      bytes: Array(Sample.document.with(list, Sample.list([product])).text.utf8)
    )
  }

  @Test("a code has a name, one price and kinds of customers, and the file is without findings")
  func price() throws {
    let configuration = try Self.read(Self.code)
    let record = try #require(configuration.products.first?.oneTimeCodeOffers.first)
    #expect(record.kind == .code && record.referenceName == "Spring")
    #expect(record.displayPrice == Decimal(string: "0.99"))
    #expect(record.eligibility == [.new, .existing])
    #expect(configuration.diagnostics.isEmpty)
    #expect(configuration.counts["codeOffers"] == "1")
    let product = try #require(StoreCatalog(configuration).products.first)
    let offer = try #require(product.oneTimeCodeOffers.first)
    #expect(offer.referenceName == "Spring" && offer.displayPrice == "$0.99")
    #expect(offer.eligibility == [.new, .existing])
  }

  @Test("a free code costs nothing, whatever price the file has")
  func free() throws {
    let code = Self.code.with("paymentMode", "\"free\"")
    let configuration = try Self.read(code, code.without("displayPrice"))
    let offers = try #require(StoreCatalog(configuration).products.first).oneTimeCodeOffers
    #expect(offers.map(\.price) == [0, 0])
    #expect(configuration.diagnostics.isEmpty)
  }

  @Test("a price, a name or a payment mode that makes no sense is reported")
  func findings() throws {
    let configuration = try Self.read(
      Self.code.without("displayPrice"),
      Self.code.without("referenceName"),
      Self.code.with("paymentMode", "\"payAsYouGo\""),
      Self.code.with("paymentMode", "\"none\"")
    )
    #expect(
      configuration.diagnostics.map(\.keyPath) == [
        "products[0].codeOffers[0].displayPrice", "products[0].codeOffers[1].referenceName",
        "products[0].codeOffers[2].paymentMode", "products[0].codeOffers[3].paymentMode",
      ]
    )
    let offers = try #require(StoreCatalog(configuration).products.first).oneTimeCodeOffers
    #expect(offers.count == 3)
    #expect(offers.first?.price.isNaN == true)
  }

  @Test("a difference names the code and its changed price")
  func difference() throws {
    let old = try Self.read(Self.code)
    let new = try Self.read(Self.code.with("displayPrice", "\"0.49\""))
    let text = DifferenceText(ConfigurationDifference(from: old, to: new)).text
    #expect(text.contains("code offer Spring") && text.contains("$0.99 → $0.49"), "\(text)")
    let none = try Self.read()
    let added = DifferenceText(ConfigurationDifference(from: none, to: old)).text
    #expect(added.contains("code offer Spring added"), "\(added)")
  }
}
