/// In what a release of Xcode was measured to differ from what Apple documents; nothing in
/// the default profile. Moments are of the simulated clock.
///
/// Promotional offers and introductory overrides signed with an unknown key differ too;
/// here offers are not signed.
struct Quirks: Hashable, Sendable {
  /// Whether a subscription that the app buys arrives as an update too.
  var updatesIncludeOwnPurchases = false
  /// How long a purchase is not yet listed among the entitlements, in milliseconds.
  var entitlementDelay: Int64 = 0
  /// How long a subscription that has just renewed reads as expired, in milliseconds.
  var renewalGlitch: Int64 = 0
  /// Whether it then also reads as not renewing, with its win-back offers.
  var glitchStopsRenewing = false
  /// Whether billing retry without grace brings a transaction, which is listed.
  var retryBringsTransaction = false
  /// Whether billing retry after grace reads as expired.
  var graceEndsExpired = false
  /// Whether auto-renew that is turned off goes off at the next renewal.
  var autoRenewGoesOffAtRenewal = false
  /// Whether `expireSubscription` does nothing.
  var ignoresExpire = false
  /// Whether `buyProduct` of the test session throws `unknown`.
  var outsidePurchasesFail = false
  /// How long after a lapse buying again returns the transaction that has ended, in
  /// milliseconds.
  var returnsExpired: Int64 = 0
  /// Whether a declined request to buy is delivered as a purchase.
  var deliversDeclined = false
  /// Whether the call of an interrupted purchase throws `unknown`.
  var interruptedThrows = false
}

extension StoreSettings.Profile {
  /// What is measured of the profile. That macOS needs a second after a lapse before it
  /// sells again is ours: it was seen to fail at once and to work later.
  var quirks: Quirks {
    var quirks = Quirks()
    switch self {
    case .documented, .sandbox:
      break
    case .xcode27MacOS26:
      quirks.updatesIncludeOwnPurchases = true
      quirks.entitlementDelay = 800
      quirks.renewalGlitch = 700
      quirks.outsidePurchasesFail = true
      quirks.returnsExpired = 1000
    case .xcode27iOS27Simulator:
      quirks.renewalGlitch = 300
      quirks.glitchStopsRenewing = true
      quirks.retryBringsTransaction = true
      quirks.graceEndsExpired = true
      quirks.autoRenewGoesOffAtRenewal = true
      quirks.ignoresExpire = true
      quirks.returnsExpired = .max
      quirks.deliversDeclined = true
      quirks.interruptedThrows = true
    }
    return quirks
  }
}
