import StoreModel

/// The test environment of a store: the switches of Xcode's editor and of the App Store's
/// sandbox that decide what becomes of purchases and renewals.
public struct StoreSettings: Hashable, Sendable {
  /// Which rules are followed.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// What Apple documents.
    case documented
    /// The sandbox: a subscription renews at most 12 times after a purchase, and at the
    /// 13th attempt auto-renew goes off.
    case sandbox
    /// What was measured of Xcode 27 on macOS 26.
    case xcode27MacOS26 = "xcode27-macos26"
    /// What was measured of Xcode 27 and the simulator of iOS 27.
    case xcode27iOS27Simulator = "xcode27-ios27sim"
  }

  /// The length of a grace period that a developer chooses; a weekly plan gets at most 6
  /// days of it.
  public enum GraceLength: Int, Hashable, Sendable, CaseIterable {
    /// 3 days.
    case threeDays = 3
    /// 16 days.
    case sixteenDays = 16
    /// 28 days.
    case twentyEightDays = 28
  }

  /// Which renewals a grace period is for.
  public enum GraceScope: String, Hashable, Sendable, CaseIterable {
    /// All.
    case allRenewals
    /// Those that follow a period that was paid.
    case paidToPaid
  }

  /// Which rules are followed.
  public var profile = Profile.documented
  /// Whether a renewal that cannot be charged begins a grace period.
  public var isGracePeriodEnabled = false
  /// How long the grace period is.
  public var graceLength = GraceLength.sixteenDays
  /// Which renewals it is for.
  public var graceScope = GraceScope.allRenewals
  /// Whether every renewal's charge fails.
  public var failsRenewals = false
  /// Whether purchases wait for approval.
  public var asksToBuy = false
  /// Whether purchases are interrupted.
  public var interruptsPurchases = false
  /// What decides on win-back offers, besides the file's `isEligible`.
  public var winBackRules = WinBackRules.file
  /// Whether finished consumables stay in the history
  /// (`SKIncludeConsumableInAppPurchaseHistory`).
  public var includesFinishedConsumables = false
  /// Whether the app finishes each transaction as it arrives, consumables excepted.
  public var finishesOnDelivery = true
  /// Products that families can share, whatever the file says.
  public var familyShareable: Set<String> = []
  /// The calls that fail from the beginning.
  public var failures: [StoreCall: StoreError] = [:]

  /// Creates the settings of a file that says nothing.
  public init() {}

  /// How many renewals may follow a purchase.
  var mostRenewals: Int { profile == .sandbox ? 12 : Int.max }

  /// In what the profile differs from what Apple documents.
  var quirks: Quirks { profile.quirks }
}

/// What decides on win-back offers.
public enum WinBackRules: Hashable, Sendable {
  /// The file's `isEligible` alone, as in Xcode.
  case file
  /// `isEligible` and the App Store's criteria.
  case appStore(WinBackCriteria)
}

/// The App Store's criteria of a win-back offer.
public struct WinBackCriteria: Hashable, Sendable {
  /// How many months must have been paid without a gap; changes of plan do not count as
  /// one.
  public var minimumPaidMonths: Int
  /// How many months ago the subscription may have ended.
  public var lapsedMonths: ClosedRange<Int>
  /// How many months must have passed since the last win-back offer's end.
  public var waitMonths: Int

  /// Creates criteria.
  public init(minimumPaidMonths: Int, lapsedMonths: ClosedRange<Int>, waitMonths: Int) {
    self.minimumPaidMonths = minimumPaidMonths
    self.lapsedMonths = lapsedMonths
    self.waitMonths = waitMonths
  }
}
