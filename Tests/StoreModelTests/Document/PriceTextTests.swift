import Foundation
import Testing

@testable import StoreModel

@Suite("Prices")
struct PriceTextTests {
  @Test(
    "a price equals that of Foundation in every digit",
    arguments: [
      "0", "0.0", "0.00", "7", "007", "4.99", "4.990", "0.00000000000000001", "123456789012345678",
      "12345678901234567.8", "8990", "14.0",
    ]
  )
  func exact(text: String) throws {
    let price = try #require(PriceText.decimal(text))
    let expected = try #require(Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")))
    #expect(price == expected)
    #expect(price.description == expected.description)
    #expect(price.hashValue == expected.hashValue)
  }

  @Test("a price with more than 18 digits is refused")
  func tooLong() {
    #expect(PriceText.decimal("1234567890123456789") == nil)
  }
}
