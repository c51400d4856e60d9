extension StoreConfiguration.Settings {
  /// One entry of `_storeKitErrors`: a call of StoreKit that is made to fail.
  public struct SimulatedFailure: Hashable, Sendable {
    /// A call that can be made to fail: an open set.
    public struct Call: RawRepresentable, Hashable, Sendable {
      /// The name in the file (`Load Products`).
      public let rawValue: String

      /// Creates a call from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Loading products.
      public static let loadProducts = Call(rawValue: "Load Products")
      /// The call that buys a product.
      public static let purchase = Call(rawValue: "Purchase")
      /// The verification of a transaction.
      public static let verification = Call(rawValue: "Verification")
      /// Restoring purchases.
      public static let appStoreSync = Call(rawValue: "App Store Sync")
      /// Asking for the status of a subscription.
      public static let subscriptionStatus = Call(rawValue: "Subscription Status")
      /// Asking for the app's transaction.
      public static let appTransaction = Call(rawValue: "App Transaction")
      /// The sheet that manages subscriptions.
      public static let manageSubscriptionsSheet = Call(rawValue: "Manage Subscriptions Sheet")
      /// The sheet that asks for a refund.
      public static let refundRequestSheet = Call(rawValue: "Refund Request Sheet")
      /// The sheet on which customers enter an offer code.
      public static let offerCodeRedeemSheet = Call(rawValue: "Offer Code Redeem Sheet")

      /// Every known call, in Xcode's order.
      public static let allKnown: [Call] = [
        .loadProducts, .purchase, .verification, .appStoreSync, .subscriptionStatus,
        .appTransaction, .manageSubscriptionsSheet, .refundRequestSheet, .offerCodeRedeemSheet,
      ]
    }

    /// Which error is thrown: a kind of error and a case of it, counted from 0.
    public struct Failure: Hashable, Sendable {
      /// The kind: `generic`, `purchase`, `verification` or `refund request`.
      public var type: String
      /// The case of the kind, in the order of StoreKit's declarations.
      public var index: Int

      /// Creates an error.
      public init(type: String, index: Int) {
        self.type = type
        self.index = index
      }
    }

    /// The StoreKit call that throws.
    public var call: Call
    /// Whether it fails. A chosen error does nothing unless this is true.
    public var isEnabled: Bool
    /// The chosen error; `nil` when the file chooses none.
    public var failure: Failure?
    /// What the keys hold that are no part of the format, as JSON in one line; those of the
    /// error are named with the way to them (`current.name`).
    var unknownContents: [String: String] = [:]

    /// Creates an entry.
    public init(call: Call, isEnabled: Bool = false, failure: Failure? = nil) {
      self.call = call
      self.isEnabled = isEnabled
      self.failure = failure
    }
  }
}
