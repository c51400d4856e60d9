import Foundation

extension ConfigurationChange {
  /// What a file has at a place.
  public enum Value: Hashable, Sendable {
    /// Text for people.
    case text(String)
    /// A word of the format or an identifier.
    case word(String)
    /// A number.
    case number(Int)
    /// On or off.
    case truth(Bool)
    /// A level of service.
    case level(Int?)
    /// A price as written, and as a number where it can be read.
    case price(Decimal?, written: String)
    /// A period as written, and as a length where it can be read.
    case period(Product.SubscriptionPeriod?, written: String)
    /// What an offer gives.
    case offer(StoreConfiguration.OfferRecord)
    /// A place for products: a group by its name, or a list without one.
    case place(Part.Kind, group: String?)
    /// Names in their order.
    case names([String])
    /// Several values: what a part or item is in short.
    case several([Value])

    /// Whether both mean the same, however they are written.
    func means(_ other: Self) -> Bool {
      switch (self, other) {
      case (.price(let mine?, _), .price(let theirs?, _)): mine == theirs
      case (.period(let mine?, _), .period(let theirs?, _)): mine == theirs
      default: self == other
      }
    }
  }
}
