import Foundation
import Testing

@testable import StoreModel

struct PriceFormatTests {
  @Test(
    "a price has the storefront's currency and the locale's format",
    arguments: [
      ("9.99", "USA", "en_US", "$9.99"), ("500", "JPN", "en_US", "¥500"),
      ("9", "DEU", "en_US", "€9.00"), ("39.99", "SAU", "en_US", "SAR\u{A0}39.99"),
      ("8990", "CHL", "en_US", "CLP\u{A0}8,990"), ("0", "USA", "en_US", "$0.00"),
      ("1000", "JPN", "ja", "¥1,000"), ("9.99", "USA", "ja", "$9.99"),
      ("9.99", "DEU", "de", "9,99\u{A0}€"), ("1000", "JPN", "de", "1.000\u{A0}¥"),
      ("8990", "CHL", "de", "8.990\u{A0}CLP"),
      ("9.99", "USA", "ar", "\u{200F}9.99\u{A0}US$"),
      ("39.99", "SAU", "ar_SA", "\u{200F}٣٩٫٩٩\u{A0}ر.س.\u{200F}"),
    ]
  )
  func written(price: String, storefront: String, locale: String, text: String) throws {
    let format = PriceFormat(
      storefront: Storefront(storefront),
      locale: Locale(identifier: locale)
    )
    #expect(format.string(for: try #require(Decimal(string: price))) == text)
  }

  @Test(
    "an unknown price is labelled as unknown, in each language",
    arguments: [
      ("en_US", "Price unknown"), ("ja", "価格不明"), ("de", "Preis unbekannt"),
      ("ar", "السعر غير معروف"),
    ]
  )
  func unknown(locale: String, text: String) {
    for storefront in [Storefront("USA"), Storefront("QQQ")] {
      let format = PriceFormat(storefront: storefront, locale: Locale(identifier: locale))
      #expect(format.string(for: .nan) == text)
    }
  }

  @Test(
    "without a known currency the storefront's code follows the number",
    arguments: [
      ("9.99", "ABW", "en_US", "9.99 ABW"), ("4.5", "abw", "en_US", "4.50 ABW"),
      ("1500", "QQQ", "de", "1.500 QQQ"), ("9.99", "moon", "de", "9,99 MOON"),
      ("1.125", "ABW", "en_US", "1.125 ABW"), ("9.99", "", "en_US", "9.99"),
      ("9.99", "ABW", "ar_SA", "٩٫٩٩ ABW"),
    ]
  )
  func unknownStorefront(price: String, storefront: String, locale: String, text: String) throws {
    let format = PriceFormat(
      storefront: Storefront(storefront),
      locale: Locale(identifier: locale)
    )
    #expect(format.string(for: try #require(Decimal(string: price))) == text)
    #expect(format.style.currencyCode == "XXX")
  }
}
