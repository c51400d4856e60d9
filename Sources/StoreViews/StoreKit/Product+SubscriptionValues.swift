import StoreModel

// Apple's `Product` has no such members, but code in articles about control styles uses them for
// the products in `allOptions`. They are disfavored, because otherwise `option.groupLevel` would be
// ambiguous: an `Option` has the members of its product and of its subscription.
extension Product {
  /// The renewal period of the subscription; `nil` if the product is not a subscription. An
  /// addition to StoreKit's `Product`, as a short form of `subscription?.subscriptionPeriod`.
  @_disfavoredOverload
  public var subscriptionPeriod: SubscriptionPeriod? { subscription?.subscriptionPeriod }

  /// The level of service in the subscription group (1 is the highest); `nil` if the
  /// product is not a subscription. An addition to StoreKit's `Product`, as a short form of
  /// `subscription?.groupLevel`.
  @_disfavoredOverload
  public var groupLevel: Int? { subscription?.groupLevel }
}
