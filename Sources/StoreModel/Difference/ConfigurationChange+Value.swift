import Foundation

extension ConfigurationChange {
  /// What a file has at a place.
  public enum Value: Hashable, Sendable {
    /// Text for people.
    case text(String)
    /// A word of the format or an identifier.
    case word(String)
    /// An integer, such as a level or a quantity.
    case number(Int)
    /// A list with entries that the format does not define: their number, and their JSON in one
    /// line.
    case list(Int, contents: String)
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
    /// The entries of a list in order.
    case entries([Entry])
    /// How fast time passes.
    case rate(TimeRate)
    /// A moment, in seconds since 2001-01-01 UTC.
    case moment(Decimal)
    /// A case of StoreKit's error, by its place.
    case storeError(Int)
    /// The error that is chosen for a call.
    case failure(StoreConfiguration.Settings.SimulatedFailure.Failure)
    /// Keys with what they hold, as JSON in one line.
    case contents([String: String])
    /// A secret, which is never told.
    case secret(Secret)
    /// Several values: what a part or item is in short.
    case several([Value])

    /// Something of a list whose order matters.
    public struct Entry: Hashable, Sendable {
      /// What developers call it.
      public let name: String
      /// What tells it from others of the same name; empty where it has no identifier.
      public let id: String
    }

    /// The fingerprint of a secret; it only shows whether two secrets are equal.
    public struct Secret: Hashable, Sendable {
      let mark: SecretFingerprint
    }

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
