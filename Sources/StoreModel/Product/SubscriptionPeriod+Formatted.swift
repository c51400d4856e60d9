import Foundation

extension Product.SubscriptionPeriod {
  /// A format style for periods with their number: "1 month", "3 months". StoreKit uses
  /// `Date.ComponentsFormatStyle` instead, which Foundation has only on Apple's systems.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The locale of the text; see ``Words`` for the supported languages.
    public let locale: Locale

    /// Creates a style.
    public init(locale: Locale = .current) { self.locale = locale }

    /// Returns the text of a period.
    public func format(_ value: Product.SubscriptionPeriod) -> String {
      Words(locale: locale).counted(value)
    }

    /// Returns the style for another locale.
    public func locale(_ locale: Locale) -> Self { Self(locale: locale) }
  }

  /// Returns the period with its number: "3 months".
  ///
  /// - Parameter referenceDate: Has no effect. Apple's style counts from this date.
  public func formatted(_ style: FormatStyle = FormatStyle(), referenceDate: Date? = nil) -> String
  {
    style.format(self)
  }
}

extension Product.SubscriptionPeriod.Unit {
  /// A format style for units without a number, such as "month": StoreKit's style of this name.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The locale of the text; see ``Words`` for the supported languages.
    public let locale: Locale

    /// Creates a style.
    public init(locale: Locale = .current) { self.locale = locale }

    /// Returns the name of a unit.
    public func format(_ value: Product.SubscriptionPeriod.Unit) -> String {
      Words(locale: locale)[value.key]
    }

    /// Returns the style for another locale.
    public func locale(_ locale: Locale) -> Self { Self(locale: locale) }
  }

  /// Returns the unit without a number: "month".
  public func formatted(_ style: FormatStyle = FormatStyle()) -> String { style.format(self) }

  /// The unit's name in the current locale's language.
  public var localizedDescription: String { formatted() }
}

extension Product {
  /// The format style of this product's periods, with their number: "3 months".
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle(locale: priceFormatStyle.locale)
  }

  /// The format style of the units of this product's periods: "month".
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle(locale: priceFormatStyle.locale)
  }
}
