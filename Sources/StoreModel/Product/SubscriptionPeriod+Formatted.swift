import Foundation

extension Product.SubscriptionPeriod {
  /// Writes a period with its number ("1 month", "3 months"): what StoreKit does with
  /// `Date.ComponentsFormatStyle`, which Foundation lacks outside Apple's systems.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The locale to write for; see ``Words`` for the languages there are.
    public let locale: Locale

    /// Creates a style.
    public init(locale: Locale = .current) { self.locale = locale }

    /// Writes a period.
    public func format(_ value: Product.SubscriptionPeriod) -> String {
      Words(locale: locale).counted(value)
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self { Self(locale: locale) }
  }

  /// The period with its number: "3 months".
  ///
  /// - Parameter referenceDate: Not needed here; Apple's style counts from it.
  public func formatted(_ style: FormatStyle = FormatStyle(), referenceDate: Date? = nil) -> String
  {
    style.format(self)
  }
}

extension Product.SubscriptionPeriod.Unit {
  /// Writes a unit without a number ("month"), as StoreKit's type of this name.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The locale to write for; see ``Words`` for the languages there are.
    public let locale: Locale

    /// Creates a style.
    public init(locale: Locale = .current) { self.locale = locale }

    /// Writes a unit.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      Words(locale: locale)[value.key]
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self { Self(locale: locale) }
  }

  /// The unit without a number: "month".
  public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }

  /// The unit's name in the current locale's language.
  public var localizedDescription: String { formatted() }
}

extension Product {
  /// How this product's periods are written with their number: "3 months".
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle(locale: priceFormatStyle.locale)
  }

  /// How the units of this product's periods are written: "month".
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle(locale: priceFormatStyle.locale)
  }
}
