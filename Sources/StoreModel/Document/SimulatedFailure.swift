extension StoreConfiguration.Settings {
  /// An entry of `_storeKitErrors`: a StoreKit call that can fail in tests.
  public struct SimulatedFailure: Hashable, Sendable {
    /// A StoreKit call that can fail in tests. Files can contain unknown calls.
    public struct Call: RawRepresentable, Hashable, Sendable {
      /// The name in the file (`Load Products`).
      public let rawValue: String

      /// Creates a StoreKit call from its name in the file.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The request for products.
      public static let loadProducts = Call(rawValue: "Load Products")
      /// The call that buys a product.
      public static let purchase = Call(rawValue: "Purchase")
      /// The verification of a transaction.
      public static let verification = Call(rawValue: "Verification")
      /// The call that restores purchases.
      public static let appStoreSync = Call(rawValue: "App Store Sync")
      /// The request for the status of a subscription.
      public static let subscriptionStatus = Call(rawValue: "Subscription Status")
      /// The request for the app's transaction.
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

    /// The error that a call throws: a type of error and one of its cases.
    public struct Failure: Hashable, Sendable {
      /// The type: `generic`, `purchase`, `verification` or `refund request`.
      public var type: String
      /// The index of the case, from 0, in the order of StoreKit's declarations.
      public var index: Int

      /// Creates an error.
      public init(type: String, index: Int) {
        self.type = type
        self.index = index
      }
    }

    /// The StoreKit call that throws.
    public var call: Call
    /// Whether the call fails. If `false`, ``failure`` has no effect.
    public var isEnabled: Bool
    /// The error to throw; `nil` if the file has no error. An enabled call without an error throws
    /// its ``Call/unknownError``.
    public var failure: Failure?
    /// The values of unknown keys, by key, each as JSON in one line. The names of unknown keys of
    /// the error start with the error's path (`current.name`).
    var unknownContents: [String: String] = [:]

    /// Creates an entry.
    public init(call: Call, isEnabled: Bool = false, failure: Failure? = nil) {
      self.call = call
      self.isEnabled = isEnabled
      self.failure = failure
    }
  }
}
