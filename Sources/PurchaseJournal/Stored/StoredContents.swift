import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel

/// A store's content in the journal: its products, storefront, clock settings, policies and test
/// environment. The format is separate from the program's types and does not change when these
/// types change.
struct StoredContents: Codable {
  var policies: StoredPolicies
  var products: [StoredProduct]
  var settings: StoredSettings
  var storefront: String
  var timeRate: Int
  var zone: String

  /// Returns the JSON of a store's content. Keys are in alphabetical order, so equal contents have
  /// equal texts.
  static func text(_ contents: StoreContents) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Self(contents)), as: UTF8.self)
  }

  /// Parses a JSON written by ``text(_:)``.
  ///
  /// - Throws: `JournalReadingError.damaged`, or `.newer` for a value of a later version.
  static func read(_ text: String) throws -> StoreContents {
    let stored: Self
    do {
      stored = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch {
      throw JournalReadingError.damaged("a stored configuration cannot be read")
    }
    return try stored.contents
  }

  private init(_ contents: StoreContents) {
    policies = StoredPolicies(contents.policies)
    products = contents.products.map(StoredProduct.init)
    settings = StoredSettings(contents.settings)
    storefront = contents.storefront
    timeRate = contents.timeRate.rawValue
    zone = contents.zone.identifier
  }

  private var contents: StoreContents {
    get throws {
      guard let zone = CalendarZone(identifier: zone) else {
        throw JournalReadingError.newer("the time zone \"\(self.zone.prefix(40))\"")
      }
      return StoreContents(
        products: try products.map { try $0.product },
        storefront: storefront,
        timeRate: TimeRate(rawValue: timeRate),
        zone: zone,
        policies: try policies.policies,
        settings: try settings.settings
      )
    }
  }
}

/// The encodings that several stored types share.
enum StoredCoding {
  /// Returns a case by its raw value. Throws `JournalReadingError.newer` for an unknown raw value,
  /// because only a later version can have written it.
  static func value<Value: RawRepresentable<String>>(_ name: String) throws -> Value {
    guard let value = Value(rawValue: name) else {
      throw JournalReadingError.newer("\"\(name.prefix(40))\"")
    }
    return value
  }

  /// Returns a number as text without loss; "NaN" for an unknown price.
  static func text(_ number: Decimal) -> String { number.isNaN ? "NaN" : "\(number)" }

  /// Parses a text written by ``text(_:)``. Throws `JournalReadingError.damaged` if it is not a
  /// number.
  static func number(_ text: String) throws -> Decimal {
    if text == "NaN" { return .nan }
    guard let number = Decimal(string: text) else {
      throw JournalReadingError.damaged("a price in a stored configuration cannot be read")
    }
    return number
  }
}

/// A subscription period in the journal.
struct StoredPeriod: Codable {
  var unit: String
  var value: Int

  init(_ period: Product.SubscriptionPeriod) {
    unit = period.unit.rawValue
    value = period.value
  }

  var period: Product.SubscriptionPeriod {
    get throws { Product.SubscriptionPeriod(value: value, unit: try StoredCoding.value(unit)) }
  }
}

/// A price format in the journal.
struct StoredPriceFormat: Codable {
  var currency: String
  var locale: String
  var unknownStorefront: String?

  init(_ format: PriceFormat) {
    currency = format.style.currencyCode
    locale = format.style.locale.identifier
    unknownStorefront = format.unknownStorefront
  }

  var format: PriceFormat {
    let locale = LocaleName.locale(locale) ?? Locale(identifier: "en_US")
    guard let unknownStorefront else {
      return PriceFormat(style: Decimal.FormatStyle.Currency(code: currency, locale: locale))
    }
    return PriceFormat(storefront: Storefront(unknownStorefront), locale: locale)
  }
}
