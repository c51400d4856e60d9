import Foundation
import PurchaseFlow
import StoreModel

extension Words {
  /// Returns the name of a time rate: the simulated duration of a day, a month or any period.
  func name(of rate: TimeRate) -> String {
    switch rate.pace {
    case .calendar where rate == .realTime: text(SettingsText.realTime)
    case .calendar: "\(text(SettingsText.realTime)) (\(rate.rawValue))"
    case .days(let milliseconds): text(SettingsText.rateDay, length(milliseconds))
    case .months(let pace): text(SettingsText.rateMonth, length(pace.month))
    case .everyPeriod(let milliseconds): text(SettingsText.ratePeriod, length(milliseconds))
    }
  }

  /// Returns the name of a rules profile.
  func name(of profile: StoreSettings.Profile) -> String {
    switch profile {
    case .documented: text(SettingsText.profileDocumented)
    case .sandbox: text(SettingsText.profileSandbox)
    case .testFlight: "TestFlight"
    case .xcode27MacOS26: "Xcode 27, macOS 26"
    case .xcode27iOS27Simulator: "Xcode 27, iOS 27"
    }
  }

  /// Returns the name of the rules for win-back offers.
  func name(of rules: WinBackRules) -> String {
    switch rules {
    case .file: text(SettingsText.winBackFile)
    case .appStore(let criteria):
      text(
        SettingsText.winBackAppStore,
        criteria.minimumPaidMonths,
        criteria.lapsedMonths.lowerBound,
        criteria.lapsedMonths.upperBound,
        criteria.waitMonths
      )
    }
  }

  /// Returns a duration in hours, minutes and seconds.
  private func length(_ milliseconds: Int64) -> String {
    Duration.milliseconds(milliseconds).formatted(
      .units(allowed: [.hours, .minutes, .seconds], width: .abbreviated).locale(locale)
    )
  }
}
