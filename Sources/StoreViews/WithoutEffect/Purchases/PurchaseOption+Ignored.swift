import Foundation
import StoreModel

extension Product.PurchaseOption {
  /// Sets whether the purchase waits for a parent's approval.
  ///
  /// - In a terminal: The Ask to Buy setting of the store applies to all purchases.
  public static func simulatesAskToBuyInSandbox(_ simulates: Bool) -> Self {
    Self(.asksToBuy(simulates))
  }

  /// Sets whether the purchase continues after a change of the storefront.
  ///
  /// - In a terminal: The storefront never changes during a purchase, and the closure is not
  ///   called.
  public static func onStorefrontChange(
    shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
  ) -> Self {
    Self(.storefrontChange)
  }

  /// Adds a custom option with a string.
  ///
  /// - In a terminal: The store ignores custom options.
  public static func custom(key: String, value: String) -> Self {
    Self(.custom(key: key, value: value))
  }

  /// Adds a custom option with a number.
  ///
  /// - In a terminal: The store ignores custom options.
  public static func custom(key: String, value: Double) -> Self {
    Self(.custom(key: key, value: "\(value)"))
  }

  /// Adds a custom option with a Boolean value.
  ///
  /// - In a terminal: The store ignores custom options.
  public static func custom(key: String, value: Bool) -> Self {
    Self(.custom(key: key, value: "\(value)"))
  }

  /// Adds a custom option with bytes.
  ///
  /// - In a terminal: The store ignores custom options.
  public static func custom(key: String, value: Data) -> Self {
    Self(.custom(key: key, value: value.base64EncodedString()))
  }
}
