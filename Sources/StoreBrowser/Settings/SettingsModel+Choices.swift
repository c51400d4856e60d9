import Foundation
import PurchaseFlow
import StoreModel

extension SettingsModel {
  /// All settings of the test environment.
  var choices: [Choice] {
    [timeRateChoice] + purchaseChoices + renewalChoices + ruleChoices
      + [regionChoice] + [region.languageChoice(original: fileLanguage)]
      + failureChoices
  }

  private var timeRateChoice: Choice {
    let known =
      (0...1_100).map(TimeRate.init(rawValue:)).filter(\.isKnown) + [.sandboxThreeMinutes]
    let rates = [environment.timeRate, file.configuration.settings.timeRate].reduce(into: known) {
      if !$0.contains($1) { $0.append($1) }
    }
    return Choice(
      id: Self.timeRateID,
      title: words.text(SettingsText.timeRate),
      values: rates.map { Choice.Value(id: "\($0.rawValue)", name: name(of: $0)) },
      current: "\(environment.timeRate.rawValue)",
      original: "\(file.configuration.settings.timeRate.rawValue)",
      heading: words.text(SettingsText.headingTime),
      choose: { [self] id in
        change { $0.timeRate = Int(id).map(TimeRate.init(rawValue:)) ?? .realTime }
      }
    )
  }

  /// The name of a rate. A rate that leaves billing periods as they are is followed by the speed at
  /// which the clock plays, because a month in real time would last a month.
  private func name(of rate: TimeRate) -> String {
    let name = words.name(of: rate)
    guard rate.pace == .calendar, let speed = ClockSpeed(at: rate).names(at: rate, in: words).last
    else { return name }
    return "\(name) (\(file.usesASCII ? ">" : "▶") \(speed))"
  }

  private var purchaseChoices: [Choice] {
    [
      flag(.askToBuy, \.asksToBuy, heading: .headingPurchases),
      flag(.interrupted, \.interruptsPurchases),
      dialogsChoice,
      flag(.finishes, \.finishesOnDelivery),
      flag(.consumables, \.includesFinishedConsumables),
    ]
  }

  private var renewalChoices: [Choice] {
    [
      flag(.failingRenewals, \.failsRenewals, heading: .headingRenewals),
      flag(.grace, \.isGracePeriodEnabled),
      option(
        .graceLength,
        \.graceLength,
        StoreSettings.GraceLength.allCases,
        id: { "\($0.rawValue)" },
        name: { [self] in days($0.rawValue) }
      ),
      option(
        .graceScope,
        \.graceScope,
        StoreSettings.GraceScope.allCases,
        id: { $0.rawValue },
        name: { [words] in
          words.text($0 == .allRenewals ? SettingsText.scopeAll : .scopePaid)
        }
      ),
    ]
  }

  private var ruleChoices: [Choice] {
    var rules = [WinBackRules.file, .appStore(.usual)]
    let now = environment.settings.winBackRules
    if !rules.contains(now) { rules.append(now) }
    return [
      option(
        .profile,
        \.profile,
        StoreSettings.Profile.allCases,
        heading: .headingRules,
        id: { $0.rawValue },
        name: { [words] in words.name(of: $0) }
      ),
      option(
        .winBack,
        \.winBackRules,
        rules,
        id: { "\($0)" },
        name: { [words] in words.name(of: $0) }
      ),
    ]
  }

  private var regionChoice: Choice {
    var choice = region.storefrontChoice(original: file.configuration.settings.storefront)
    choice.heading = words.text(SettingsText.headingRegion)
    return choice
  }

  /// The choice whether the system's dialogs appear. The browser stores this value. It is not part
  /// of the customer's history.
  private var dialogsChoice: Choice {
    Choice(
      id: "dialogs",
      title: words.text(SettingsText.dialogs),
      values: switchValues,
      current: session.areDialogsDisabled ? Choice.off : Choice.on,
      original: file.configuration.settings.areDialogsDisabled ? Choice.off : Choice.on,
      choose: { [self] in session.areDialogsDisabled = $0 == Choice.off }
    )
  }

  private var switchValues: [Choice.Value] {
    [
      Choice.Value(id: Choice.off, name: words.text(SettingsText.off)),
      Choice.Value(id: Choice.on, name: words.text(SettingsText.on)),
    ]
  }

  /// Returns a number of days. App Store Connect offers "28 days", not "4 weeks".
  private func days(_ count: Int) -> String { words.count(.days, count) }

  /// Returns the choice for a Boolean setting.
  private func flag(
    _ title: SettingsText,
    _ setting: WritableKeyPath<StoreSettings, Bool>,
    heading: SettingsText? = nil
  ) -> Choice {
    Choice(
      id: title.rawValue,
      title: words.text(title),
      values: switchValues,
      current: environment.settings[keyPath: setting] ? Choice.on : Choice.off,
      original: fileSettings[keyPath: setting] ? Choice.on : Choice.off,
      isUsual: Self.unwritable.contains(title.rawValue),
      heading: heading.map { words.text($0) },
      choose: { [self] id in change { $0.settings[keyPath: setting] = id == Choice.on } }
    )
  }

  /// Returns the choice for a setting with several values.
  private func option<Value: Equatable>(
    _ title: SettingsText,
    _ setting: WritableKeyPath<StoreSettings, Value>,
    _ values: [Value],
    heading: SettingsText? = nil,
    id: @escaping (Value) -> String,
    name: (Value) -> String
  ) -> Choice {
    Choice(
      id: title.rawValue,
      title: words.text(title),
      values: values.map { Choice.Value(id: id($0), name: name($0)) },
      current: id(environment.settings[keyPath: setting]),
      original: id(fileSettings[keyPath: setting]),
      isUsual: Self.unwritable.contains(title.rawValue),
      heading: heading.map { words.text($0) },
      choose: { [self] chosen in
        guard let value = values.first(where: { id($0) == chosen }) else { return }
        change { $0.settings[keyPath: setting] = value }
      }
    )
  }
}

extension WinBackCriteria {
  /// Win-back criteria that exclude few customers: one month paid, ended up to two years ago, no
  /// waiting time. The values are this project's choice; a scenario can have other values.
  fileprivate static let usual = WinBackCriteria(
    minimumPaidMonths: 1,
    lapsedMonths: 1...24,
    waitMonths: 0
  )
}
