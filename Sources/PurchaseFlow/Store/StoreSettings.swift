import StoreModel

/// The test environment of a store: the settings of Xcode's editor and of the App Store sandbox
/// that affect purchases and renewals.
///
/// ```swift
/// import PurchaseFlow
///
/// func settingsWithGracePeriod() -> StoreSettings {
///   var settings = StoreSettings()
///   settings.isGracePeriodEnabled = true
///   return settings
/// }
/// ```
public struct StoreSettings: Hashable, Sendable {
  /// The behaviour to simulate.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// The behaviour that Apple documents.
    case documented
    /// The sandbox's behaviour: at most 12 renewals follow a purchase; the 13th attempt turns
    /// auto-renew off.
    case sandbox
    /// TestFlight's behaviour: every subscription renews once a day, whatever its duration; at most
    /// 6 renewals follow a purchase.
    case testFlight = "testflight"
    /// The behaviour measured with Xcode 27 on macOS 26.
    case xcode27MacOS26 = "xcode27-macos26"
    /// The behaviour measured with Xcode 27 and the iOS 27 simulator.
    case xcode27iOS27Simulator = "xcode27-ios27sim"
  }

  /// The length of a grace period, chosen by the developer. By default, a weekly plan gets at most
  /// 6 days; see ``Policies/weeklyGrace``.
  public enum GraceLength: Int, Hashable, Sendable, CaseIterable {
    /// 3 days for every renewal period.
    case threeDays = 3
    /// 16 days, or 6 for a weekly plan.
    case sixteenDays = 16
    /// 28 days, or 6 for a weekly plan.
    case twentyEightDays = 28
  }

  /// The renewals that can get a grace period.
  public enum GraceScope: String, Hashable, Sendable, CaseIterable {
    /// Grace periods apply to all renewals, even after a free period such as a free trial.
    case allRenewals
    /// Grace periods apply only to renewals that follow a period with a price above zero (G1).
    case paidToPaid
  }

  /// The behaviour to simulate.
  public var profile = Profile.documented
  /// Whether a failed renewal charge begins a grace period.
  public var isGracePeriodEnabled = false
  /// The length of the grace period.
  public var graceLength = GraceLength.sixteenDays
  /// The renewals that can get a grace period.
  public var graceScope = GraceScope.allRenewals
  /// Whether the charge at each renewal date fails. Even if this is on, fixing the payment method
  /// charges the renewal (G6).
  public var failsRenewals = false
  /// Whether purchases wait for approval (Ask to Buy).
  public var asksToBuy = false
  /// Whether purchases in the app are interrupted: each waits until the customer resolves an issue
  /// (R37).
  public var interruptsPurchases = false
  /// The eligibility rules of win-back offers.
  public var winBackRules = WinBackRules.file
  /// Whether finished consumables stay in the history (`SKIncludeConsumableInAppPurchaseHistory`).
  public var includesFinishedConsumables = false
  /// Whether the app finishes each transaction on delivery, except consumables.
  public var finishesOnDelivery = true
  /// Products to treat as shareable with the family, in addition to the products that the file
  /// marks as shareable.
  public var familyShareable: Set<String> = []
  /// The identifiers of the promotional offers that the App Store shows before it cancels a
  /// subscription. A configuration file has no list of retention offers.
  public var retentionOffers: Set<String> = []
  /// The StoreKit calls that throw from the start, with their errors.
  public var failures: [StoreCall: StoreError] = [:]

  /// Creates the default settings.
  public init() {}

  /// The maximum number of renewals after a purchase.
  var mostRenewals: Int {
    switch profile {
    case .sandbox: 12
    case .testFlight: 6
    case .documented, .xcode27MacOS26, .xcode27iOS27Simulator: .max
    }
  }

  /// Whether purchases are made in the App Store's sandbox, as those of TestFlight are.
  var isSandbox: Bool { profile == .sandbox || profile == .testFlight }

  /// The profile's measured differences from Apple's documentation.
  var xcodeDeviations: XcodeDeviations { profile.xcodeDeviations }
}

/// The eligibility rules of win-back offers.
///
/// ```swift
/// import PurchaseFlow
///
/// func useAppStoreRules(_ settings: inout StoreSettings, _ criteria: WinBackCriteria) {
///   settings.winBackRules = .appStore(criteria)
/// }
/// ```
public enum WinBackRules: Hashable, Sendable {
  /// Only the file's `isEligible` decides, as in Xcode.
  case file
  /// Both `isEligible` and the App Store's criteria must be met.
  case appStore(WinBackCriteria)
}

/// The App Store's eligibility criteria of win-back offers.
///
/// ```swift
/// import PurchaseFlow
///
/// func offersAfterOneMonth(_ settings: inout StoreSettings) {
///   let criteria = WinBackCriteria(minimumPaidMonths: 3, lapsedMonths: 1...12, waitMonths: 2)
///   settings.winBackRules = .appStore(criteria)
/// }
/// ```
public struct WinBackCriteria: Hashable, Sendable {
  /// The minimum number of paid months without a lapse. A plan change is not a lapse.
  public var minimumPaidMonths: Int
  /// The range of months since the end of the subscription in which the customer is eligible.
  public var lapsedMonths: ClosedRange<Int>
  /// The minimum number of months since the last win-back offer ended.
  public var waitMonths: Int

  /// Creates criteria; all values are in months.
  public init(minimumPaidMonths: Int, lapsedMonths: ClosedRange<Int>, waitMonths: Int) {
    self.minimumPaidMonths = minimumPaidMonths
    self.lapsedMonths = lapsedMonths
    self.waitMonths = waitMonths
  }
}
