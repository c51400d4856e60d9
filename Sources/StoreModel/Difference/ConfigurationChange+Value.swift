import Foundation

extension ConfigurationChange {
  /// A value of a configuration file.
  public enum Value: Hashable, Sendable {
    /// A text for users.
    case text(String)
    /// A word of the format, or an identifier.
    case word(String)
    /// An integer, such as a level or a quantity.
    case number(Int)
    /// A list with entries that the format does not define: their number, and their JSON in one
    /// line.
    case list(Int, contents: String)
    /// A switch that is on or off.
    case truth(Bool)
    /// A level of service; `nil` if the file has no usable level.
    case level(Int?)
    /// A price as written, and as a number if it is readable.
    case price(Decimal?, written: String)
    /// A period as written, and as a length if it is readable.
    case period(Product.SubscriptionPeriod?, written: String)
    /// The terms of an offer.
    case offer(StoreConfiguration.OfferRecord)
    /// The section of the file that contains a product: its kind, and its name if it is a group.
    case place(Part.Kind, group: String?)
    /// An ordered list of names.
    case names([String])
    /// The entries of a list in order.
    case entries([Entry])
    /// A renewal rate.
    case rate(TimeRate)
    /// A time, in seconds since 2001-01-01 UTC.
    case moment(Decimal)
    /// A case of `StoreKitError`, by its index.
    case storeError(Int)
    /// The simulated error of a call.
    case failure(StoreConfiguration.Settings.SimulatedFailure.Failure)
    /// The values of unknown keys, by key, each as JSON in one line.
    case contents([String: String])
    /// A secret, which is never shown.
    case secret(Secret)
    /// Several values that summarize a part or an item.
    case several([Value])

    /// An entry of a list whose order matters.
    public struct Entry: Hashable, Sendable {
      /// The name for developers.
      public let name: String
      /// The identifier, which distinguishes entries with equal names; empty if there is none.
      public let id: String
    }

    /// The fingerprint of a secret; it only shows whether two secrets are equal.
    public struct Secret: Hashable, Sendable {
      let mark: SecretFingerprint
    }

    /// Returns whether two values have the same meaning, even if they are written differently.
    func isEquivalent(to other: Self) -> Bool {
      switch (self, other) {
      case (.price(let mine?, _), .price(let theirs?, _)): mine == theirs
      case (.period(let mine?, _), .period(let theirs?, _)): mine == theirs
      default: self == other
      }
    }
  }
}
