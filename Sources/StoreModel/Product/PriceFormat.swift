import Foundation

/// How one store writes prices: StoreKit's currency style, and what it lacks for prices
/// that are not known and storefronts without a known currency.
public struct PriceFormat: Hashable, Sendable {
  /// The currency of the storefront, written for a locale. The currency of a storefront
  /// that is not known is `XXX`, the code for none.
  public let style: Decimal.FormatStyle.Currency
  /// The code that follows the number when the storefront's currency is not known.
  public let unknownStorefront: String?

  /// The format of StoreKit's style.
  public init(style: Decimal.FormatStyle.Currency) {
    self.style = style
    self.unknownStorefront = nil
  }

  /// The format of a storefront's prices in a locale.
  public init(storefront: Storefront, locale: Locale) {
    self.style = Decimal.FormatStyle.Currency(
      code: storefront.currencyCode ?? "XXX",
      locale: locale
    )
    self.unknownStorefront = storefront.isKnown ? nil : storefront.countryCode
  }

  /// Writes a price.
  ///
  /// A price that is not known (NaN) is the text for that in the locale's language,
  /// never a zero. In a storefront whose currency is not known the price is the number,
  /// with two decimals unless it is whole, and the storefront's code: "9.99 ABW".
  public func string(for price: Decimal) -> String {
    if price.isNaN { return Words(locale: style.locale)[.priceUnknown] }
    guard let unknownStorefront else { return price.formatted(style) }
    let number = price.formatted(
      Decimal.FormatStyle(locale: style.locale)
        .precision(.fractionLength(price.isWhole ? 0...0 : 2...6))
    )
    return unknownStorefront.isEmpty ? number : "\(number) \(unknownStorefront)"
  }
}

extension Decimal {
  fileprivate var isWhole: Bool {
    var value = self
    var rounded = Decimal()
    NSDecimalRound(&rounded, &value, 0, .plain)
    return rounded == self
  }
}
