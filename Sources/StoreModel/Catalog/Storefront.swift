import ExternalInput
import Foundation

/// The App Store of one country or region, as StoreKit's `Storefront`: it decides which
/// currency prices are in.
public struct Storefront: Hashable, Sendable {
  /// The country or region as an ISO 3166-1 alpha-3 code (`XKS` for Kosovo, as the App
  /// Store has it); of a storefront that is not known, the text it was asked for by, in
  /// upper case and cut after 40 characters: it follows each price.
  public let countryCode: String
  /// The ISO 4217 code of the currency that prices are in; `nil` when there is no such
  /// storefront, as in countries without an App Store.
  public let currencyCode: String?

  /// Finds a storefront by its code.
  ///
  /// Besides the alpha-3 code (`USA`) the two-letter code and lower case are understood
  /// (`US`, `usa`), and blanks at the ends are left out. Compare ``countryCode`` with the
  /// text to learn whether it was the code itself.
  public init(_ code: String) {
    let text = code.trimmingBlanks.uppercased()
    let isCode = Self.currencies[text] != nil
    let asked = PrintableText.beginning(of: text, limit: 40)
    let countryCode = isCode ? text : StorefrontCode.alpha3(text) ?? asked
    self.countryCode = countryCode
    self.currencyCode = Self.currencies[countryCode]
  }

  /// The storefront of a file that names none: the United States.
  public static let unitedStates = Storefront("USA")

  /// Every storefront of the App Store, by country code.
  public static let all = currencies.keys.sorted().map { Storefront($0) }

  /// Whether the App Store has this storefront.
  public var isKnown: Bool { currencyCode != nil }

  /// The currency that prices are in; `nil` when the storefront is not known.
  public var currency: Locale.Currency? { currencyCode.map { Locale.Currency($0) } }
}
