import Foundation

/// How one store writes prices: StoreKit's currency style, and what it lacks for prices
/// that are not known and storefronts without a known currency.
public struct PriceFormat: Hashable, Sendable {
  // Shared, because a currency style is large and every product and offer has one.
  private let storage: Storage

  /// The format of StoreKit's style.
  public init(style: Decimal.FormatStyle.Currency) {
    storage = Storage(style: style, unknownStorefront: nil)
  }

  /// The format of a storefront's prices in a locale.
  public init(storefront: Storefront, locale: Locale) {
    storage = Storage(
      style: Decimal.FormatStyle.Currency(code: storefront.currencyCode ?? "XXX", locale: locale),
      unknownStorefront: storefront.isKnown ? nil : storefront.countryCode
    )
  }

  /// The currency of the storefront, written for a locale. The currency of a storefront
  /// that is not known is `XXX`, the code for none.
  public var style: Decimal.FormatStyle.Currency { storage.style }

  /// The code that follows the number when the storefront's currency is not known.
  public var unknownStorefront: String? { storage.unknownStorefront }

  /// Whether both write every price alike.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage
      || (left.style == right.style && left.unknownStorefront == right.unknownStorefront)
  }

  /// Adds what tells most formats apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style.currencyCode)
    hasher.combine(unknownStorefront)
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

extension PriceFormat {
  private final class Storage: Sendable {
    let style: Decimal.FormatStyle.Currency
    let unknownStorefront: String?

    init(style: Decimal.FormatStyle.Currency, unknownStorefront: String?) {
      self.style = style
      self.unknownStorefront = unknownStorefront
    }
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
