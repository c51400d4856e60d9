/// The measured differences between a release of Xcode and Apple's documentation.
///
/// The default profile has no differences. Durations are in milliseconds of the simulated clock.
/// Xcode also behaves differently if promotional offers or introductory overrides are signed with
/// an unknown key, but this simulation does not sign offers.
struct XcodeDeviations: Hashable, Sendable {
  /// Whether the app's own subscription purchases also arrive on `Transaction.updates`.
  var updatesIncludeOwnPurchases = false
  /// The delay in milliseconds before a purchase appears among the entitlements.
  var entitlementDelay: Int64 = 0
  /// The time in milliseconds during which a subscription is falsely reported as expired after a
  /// renewal.
  var renewalGlitch: Int64 = 0
  /// Whether the false expiry (see ``renewalGlitch``) also reports auto-renew as off and makes
  /// win-back offers eligible.
  var glitchStopsRenewing = false
  /// Whether billing retry without a grace period creates a transaction that appears among the
  /// entitlements.
  var retryBringsTransaction = false
  /// Whether billing retry after a grace period is reported as expired.
  var graceEndsExpired = false
  /// Whether turning auto-renew off takes effect only at the next renewal.
  var autoRenewGoesOffAtRenewal = false
  /// Whether `expireSubscription` has no effect.
  var ignoresExpire = false
  /// Whether `buyProduct` of `SKTestSession` throws `unknown`.
  var outsidePurchasesFail = false
  /// The time in milliseconds after a lapse during which a new purchase returns the expired
  /// transaction.
  var returnsExpired: Int64 = 0
  /// Whether a declined Ask to Buy request is delivered as a purchase.
  var deliversDeclined = false
  /// Whether an interrupted purchase throws `unknown`.
  var interruptedThrows = false
}

extension StoreSettings.Profile {
  /// The measured differences of the profile.
  ///
  /// The delay of one second before macOS sells again after a lapse is this project's choice. In
  /// the measurement, an immediate purchase failed, and a later purchase succeeded.
  var xcodeDeviations: XcodeDeviations {
    var xcodeDeviations = XcodeDeviations()
    switch self {
    case .documented, .sandbox, .testFlight:
      break
    case .xcode27MacOS26:
      xcodeDeviations.updatesIncludeOwnPurchases = true
      xcodeDeviations.entitlementDelay = 800
      xcodeDeviations.renewalGlitch = 700
      xcodeDeviations.outsidePurchasesFail = true
      xcodeDeviations.returnsExpired = 1000
    case .xcode27iOS27Simulator:
      xcodeDeviations.renewalGlitch = 300
      xcodeDeviations.glitchStopsRenewing = true
      xcodeDeviations.retryBringsTransaction = true
      xcodeDeviations.graceEndsExpired = true
      xcodeDeviations.autoRenewGoesOffAtRenewal = true
      xcodeDeviations.ignoresExpire = true
      xcodeDeviations.returnsExpired = .max
      xcodeDeviations.deliversDeclined = true
      xcodeDeviations.interruptedThrows = true
    }
    return xcodeDeviations
  }
}
