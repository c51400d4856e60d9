import PurchaseFlow

/// A store's test environment in the journal.
struct StoredSettings: Codable {
  /// A failing call and the error that it throws.
  struct Failure: Codable {
    var call: String
    var error: String
  }

  /// The App Store's criteria for a win-back offer, in months.
  struct Criteria: Codable {
    var lapsedAtLeast: Int
    var lapsedAtMost: Int
    var paidAtLeast: Int
    var wait: Int
  }

  var asksToBuy: Bool
  var failsRenewals: Bool
  var failures: [Failure]
  var familyShareable: [String]
  var finishesOnDelivery: Bool
  var graceLength: Int
  var graceScope: String
  var includesFinishedConsumables: Bool
  var interruptsPurchases: Bool
  var isGracePeriodEnabled: Bool
  var profile: String
  /// The identifiers of the retention offers; `nil` for none, so that the JSON equals that of
  /// earlier versions without this key.
  var retentionOffers: [String]?
  var winBackCriteria: Criteria?

  init(_ settings: StoreSettings) {
    asksToBuy = settings.asksToBuy
    failsRenewals = settings.failsRenewals
    failures = settings.failures
      .map { Failure(call: $0.key.rawValue, error: $0.value.rawValue) }
      .sorted { $0.call < $1.call }
    familyShareable = settings.familyShareable.sorted()
    finishesOnDelivery = settings.finishesOnDelivery
    graceLength = settings.graceLength.rawValue
    graceScope = settings.graceScope.rawValue
    includesFinishedConsumables = settings.includesFinishedConsumables
    interruptsPurchases = settings.interruptsPurchases
    isGracePeriodEnabled = settings.isGracePeriodEnabled
    profile = settings.profile.rawValue
    let retention = settings.retentionOffers.sorted()
    retentionOffers = retention.isEmpty ? nil : retention
    winBackCriteria = Criteria(settings.winBackRules)
  }

  var settings: StoreSettings {
    get throws {
      var settings = StoreSettings()
      settings.asksToBuy = asksToBuy
      settings.failsRenewals = failsRenewals
      for failure in failures {
        settings.failures[try StoredCoding.value(failure.call)] = try StoredCoding.value(
          failure.error
        )
      }
      settings.familyShareable = Set(familyShareable)
      settings.finishesOnDelivery = finishesOnDelivery
      guard let length = StoreSettings.GraceLength(rawValue: graceLength) else {
        throw JournalReadingError.newer("a grace period of \(graceLength) days")
      }
      settings.graceLength = length
      settings.graceScope = try StoredCoding.value(graceScope)
      settings.includesFinishedConsumables = includesFinishedConsumables
      settings.interruptsPurchases = interruptsPurchases
      settings.isGracePeriodEnabled = isGracePeriodEnabled
      settings.profile = try StoredCoding.value(profile)
      settings.retentionOffers = Set(retentionOffers ?? [])
      settings.winBackRules = try winBackCriteria?.rules ?? .file
      return settings
    }
  }
}

extension StoredSettings.Criteria {
  init?(_ rules: WinBackRules) {
    switch rules {
    case .file: return nil
    case .appStore(let criteria):
      self.init(
        lapsedAtLeast: criteria.lapsedMonths.lowerBound,
        lapsedAtMost: criteria.lapsedMonths.upperBound,
        paidAtLeast: criteria.minimumPaidMonths,
        wait: criteria.waitMonths
      )
    }
  }

  var rules: WinBackRules {
    get throws {
      guard lapsedAtLeast <= lapsedAtMost else {
        throw JournalReadingError.damaged("the minimum of the win-back months is above the maximum")
      }
      return .appStore(
        WinBackCriteria(
          minimumPaidMonths: paidAtLeast,
          lapsedMonths: lapsedAtLeast...lapsedAtMost,
          waitMonths: wait
        )
      )
    }
  }
}
