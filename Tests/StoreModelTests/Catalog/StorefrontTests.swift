import Foundation
import Testing

@testable import StoreModel

struct StorefrontTests {
  @Test(
    "a storefront has the currency of its App Store",
    arguments: [
      ("USA", "USD"), ("JPN", "JPY"), ("DEU", "EUR"), ("CHN", "CNY"), ("ESP", "EUR"),
      ("SGP", "SGD"), ("FRA", "EUR"), ("RUS", "RUB"), ("PRT", "EUR"), ("NOR", "NOK"),
      ("CHL", "CLP"), ("COL", "COP"), ("NLD", "EUR"), ("MEX", "MXN"), ("FIN", "EUR"),
      ("HRV", "EUR"), ("BGR", "EUR"), ("XKS", "EUR"), ("SRB", "EUR"), ("ISL", "USD"),
      ("UKR", "USD"), ("MAC", "USD"), ("KAZ", "KZT"), ("TZA", "TZS"), ("VNM", "VND"),
    ]
  )
  func currency(code: String, currency: String) {
    #expect(Storefront(code).currencyCode == currency)
    #expect(Storefront(code).currency == Locale.Currency(currency))
    #expect(Storefront(code).countryCode == code)
  }

  @Test(
    "two letters, lower case and blanks are accepted",
    arguments: [
      ("US", "USA"), ("usa", "USA"), ("us", "USA"), (" JPN\n", "JPN"), ("gb", "GBR"),
      ("XK", "XKS"), ("Ch", "CHE"), ("cl", "CHL"),
    ]
  )
  func spellings(text: String, code: String) {
    #expect(Storefront(text).countryCode == code)
    #expect(Storefront(text).isKnown)
  }

  @Test(
    "an unknown storefront keeps its text",
    arguments: ["ABW", "ZZ", "", "UNITED STATES", "米国"]
  )
  func unknown(text: String) {
    let storefront = Storefront(text)
    #expect(storefront.countryCode == text)
    #expect(!storefront.isKnown)
    #expect(storefront.currency == nil)
  }

  @Test("a long unknown storefront is cut to 40 characters")
  func long() {
    let code = Storefront(String(repeating: "Z", count: 1_000_000)).countryCode
    #expect(code == String(repeating: "Z", count: 40) + "…")
  }

  @Test("all 175 storefronts of the App Store are known by their ISO code")
  func all() {
    #expect(Storefront.all.count == 175)
    for storefront in Storefront.all {
      #expect(StorefrontCode.alpha3(storefront.countryCode) == storefront.countryCode)
    }
    #expect(Set(Storefront.all.compactMap(\.currencyCode)).count == 43)
    #expect(Storefront.unitedStates.currencyCode == "USD")
  }
}
