import ExternalInput
import Foundation

/// The App Store of a country or region: StoreKit's `Storefront`. The storefront determines the
/// currency of prices.
///
/// ```swift
/// import StoreModel
///
/// let japan = Storefront("jp")
/// let currency = japan.isKnown ? japan.currencyCode : nil  // "JPY"
/// ```
public struct Storefront: Hashable, Sendable {
  /// The ISO 3166-1 alpha-3 code of the country or region. Kosovo has the App Store's code, `XKS`.
  /// The code of an unknown storefront is the requested text in uppercase. This text is truncated
  /// to 40 characters, because it follows each price.
  public let countryCode: String
  /// The ISO 4217 code of the currency; `nil` for an unknown storefront, such as a country without
  /// an App Store.
  public let currencyCode: String?

  /// Creates a storefront from its code.
  ///
  /// Accepts alpha-3 codes (`USA`), alpha-2 codes (`US`), lowercase letters and surrounding blanks.
  /// To check whether a text is the exact code, compare it with ``countryCode``.
  public init(_ code: String) {
    let text = code.trimmingBlanks.uppercased()
    let isCode = Self.currencies[text] != nil
    let shortened = PrintableText.beginning(of: text, limit: 40)
    let countryCode = isCode ? text : StorefrontCode.alpha3(text) ?? shortened
    self.countryCode = countryCode
    self.currencyCode = Self.currencies[countryCode]
  }

  /// The default storefront of a file: the United States.
  public static let unitedStates = Storefront("USA")

  /// All storefronts of the App Store, sorted by country code.
  public static let all = currencies.keys.sorted().map { Storefront($0) }

  /// Whether the App Store has this storefront.
  public var isKnown: Bool { currencyCode != nil }

  /// Whether the App Store sells monthly billing with a 12-month commitment here. It does so
  /// everywhere except in the United States and Singapore.
  package var sellsMonthlyCommitments: Bool { !["USA", "SGP"].contains(countryCode) }

  /// The currency of prices; `nil` for an unknown storefront.
  public var currency: Locale.Currency? { currencyCode.map { Locale.Currency($0) } }
}
