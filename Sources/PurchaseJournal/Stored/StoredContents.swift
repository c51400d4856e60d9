import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel

/// What a store sells, as the journal has it: a form of our own that does not change
/// with the types.
struct StoredContents: Codable {
  var policies: StoredPolicies
  var products: [StoredProduct]
  var settings: StoredSettings
  var storefront: String
  var timeRate: Int
  var zone: String

  /// The JSON of a content, keys in alphabetical order: the same content gives the same
  /// text.
  static func text(_ contents: StoreContents) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Self(contents)), as: UTF8.self)
  }

  /// Reads such a JSON.
  static func read(_ text: String) throws -> StoreContents {
    let stored: Self
    do {
      stored = try JSONDecoder().decode(Self.self, from: Data(text.utf8))
    } catch {
      throw JournalFault.damaged("a stored configuration cannot be read")
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
        throw JournalFault.newer("the time zone \"\(self.zone.prefix(40))\"")
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

/// Forms that several stored types share.
enum Stored {
  /// A case by its name; one that is not known is of a later version.
  static func value<Value: RawRepresentable<String>>(_ name: String) throws -> Value {
    guard let value = Value(rawValue: name) else {
      throw JournalFault.newer("\"\(name.prefix(40))\"")
    }
    return value
  }

  /// A number as text, without loss; `NaN` for none.
  static func text(_ number: Decimal) -> String { number.isNaN ? "NaN" : "\(number)" }

  /// Reads such a text.
  static func number(_ text: String) throws -> Decimal {
    if text == "NaN" { return .nan }
    guard let number = Decimal(string: text) else {
      throw JournalFault.damaged("a price in a stored configuration cannot be read")
    }
    return number
  }
}

/// A length of time, as the journal has it.
struct StoredPeriod: Codable {
  var unit: String
  var value: Int

  init(_ period: Product.SubscriptionPeriod) {
    unit = period.unit.rawValue
    value = period.value
  }

  var period: Product.SubscriptionPeriod {
    get throws { Product.SubscriptionPeriod(value: value, unit: try Stored.value(unit)) }
  }
}

/// How prices are written, as the journal has it.
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
