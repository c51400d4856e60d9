import Foundation

/// A store's price format: StoreKit's currency style, extended for unknown prices and unknown
/// storefronts.
///
/// ```swift
/// import Foundation
/// import StoreModel
///
/// let format = PriceFormat(storefront: Storefront("DEU"), locale: Locale(identifier: "de_DE"))
/// let price = format.string(for: 9.99)  // "9,99 €"
/// ```
public struct PriceFormat: Hashable, Sendable {
  // The storage is shared, because a currency style is large and every product and offer has one.
  private let storage: Storage

  /// Creates a format from StoreKit's currency style.
  public init(style: Decimal.FormatStyle.Currency) {
    storage = Storage(style: style, unknownStorefront: nil)
  }

  /// Creates the format of a storefront's prices in a locale.
  public init(storefront: Storefront, locale: Locale) {
    storage = Storage(
      style: Decimal.FormatStyle.Currency(code: storefront.currencyCode ?? "XXX", locale: locale),
      unknownStorefront: storefront.isKnown ? nil : storefront.countryCode
    )
  }

  /// The currency style of the storefront in the locale. An unknown storefront has `XXX`, the ISO
  /// 4217 code for no currency.
  public var style: Decimal.FormatStyle.Currency { storage.style }

  /// The storefront's code, which is written after the number if the storefront's currency is
  /// unknown; otherwise `nil`.
  public var unknownStorefront: String? { storage.unknownStorefront }

  /// Returns whether both formats write every price identically.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage
      || (left.style == right.style && left.unknownStorefront == right.unknownStorefront)
  }

  /// Hashes the parts in which most formats differ.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style.currencyCode)
    hasher.combine(unknownStorefront)
  }

  /// Formats a price.
  ///
  /// Returns a localized text for an unknown price (NaN), never a zero. For an unknown storefront,
  /// returns the number and the storefront's code: "9.99 ABW". Such a number has two to six
  /// decimals, or no decimals if it is whole.
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
