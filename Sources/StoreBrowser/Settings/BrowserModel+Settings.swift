import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel

extension BrowserModel {
  /// The test environment as the customer has it now.
  var environment: StoreContents { session.simulation.account.store }

  /// The test environment as the file has it.
  var fileSettings: StoreSettings { StoreSettings(configuration.settings) }

  /// The file's language, or what stands for it where nothing outside ASCII is drawn.
  var fileLanguage: String {
    let id = configuration.settings.locale
    return usesASCII ? configuration.settings.storeLocale.forASCII.identifier : id
  }

  /// All settings of the environment.
  var settings: [Choice] {
    [timeRateChoice] + purchaseChoices + renewalChoices + ruleChoices
      + [regionChoice] + [languageChoice(original: fileLanguage)]
      + failureChoices
  }

  /// Those settings that have what is searched for in their name or their value; of the one
  /// whose values are listed that does not matter.
  var shownSettings: [Choice] {
    let text = settingFilter.text.foldedForSearch
    guard !text.isEmpty else { return settings }
    var heading: String?
    return settings.compactMap { choice in
      heading = choice.heading ?? heading
      let texts = [choice.title, choice.currentName, choice.originalName ?? ""]
      guard
        choice.id == settingChoices.open
          || texts.contains(where: { $0.foldedForSearch.contains(text) })
      else { return nil }
      var choice = choice
      (choice.heading, heading) = (heading, nil)
      return choice
    }
  }

  /// Changes the environment from now on.
  func change(_ change: (inout StoreContents) -> Void) {
    var contents = environment
    change(&contents)
    session.open(session.listed, contents)
  }

  /// The setting that is meant: the one that had the focus last, else the first.
  var meantSetting: Choice? {
    let (shown, meant) = (shownSettings, settingChoices.open ?? settingChoices.last)
    return shown.first { $0.id == meant } ?? shown.first
  }

  /// Why that need not be made what the file says.
  var meantSettingObstacle: String? {
    meantSetting?.originalName == nil ? words.text(SettingsText.settingIsAsInFile) : nil
  }

  /// Makes everything what the file says, as one step.
  func goBackToFile() {
    session.asOneStep { for choice in settings { choice.goBack() } }
    notices.remark = words.text(SettingsText.asInFile)
  }

  /// Why nothing has to be made what the file says.
  var fileSettingsObstacle: String? {
    settings.contains { $0.originalName != nil } ? nil : words.text(SettingsText.isAsInFile)
  }

  private var timeRateChoice: Choice {
    let known = (0...1_100).map(TimeRate.init(rawValue:)).filter(\.isKnown)
    let rates = [environment.timeRate, configuration.settings.timeRate].reduce(into: known) {
      if !$0.contains($1) { $0.append($1) }
    }
    return Choice(
      id: "timeRate",
      title: words.text(SettingsText.timeRate),
      values: rates.map { Choice.Value(id: "\($0.rawValue)", name: words.name(of: $0)) },
      current: "\(environment.timeRate.rawValue)",
      original: "\(configuration.settings.timeRate.rawValue)",
      heading: words.text(SettingsText.headingTime),
      choose: { [self] id in
        change { $0.timeRate = Int(id).map(TimeRate.init(rawValue:)) ?? .realTime }
      }
    )
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
    var choice = storefrontChoice(original: configuration.settings.storefront)
    choice.heading = words.text(SettingsText.headingRegion)
    return choice
  }

  /// Whether the system's dialogs are shown: a matter of the screen, not of the history.
  private var dialogsChoice: Choice {
    Choice(
      id: "dialogs",
      title: words.text(SettingsText.dialogs),
      values: switchValues,
      current: session.areDialogsDisabled ? Choice.off : Choice.on,
      original: configuration.settings.areDialogsDisabled ? Choice.off : Choice.on,
      choose: { [self] in session.areDialogsDisabled = $0 == Choice.off }
    )
  }

  private var switchValues: [Choice.Value] {
    [
      Choice.Value(id: Choice.off, name: words.text(SettingsText.off)),
      Choice.Value(id: Choice.on, name: words.text(SettingsText.on)),
    ]
  }

  private func days(_ count: Int) -> String {
    words.counted(Product.SubscriptionPeriod(value: count, unit: .day))
  }

  /// A switch of the environment.
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

  /// One of several values of the environment.
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
  /// Criteria that leave few customers out: a month paid, ended up to two years ago, no time
  /// to wait. Ours; a scenario can have any.
  fileprivate static let usual = WinBackCriteria(
    minimumPaidMonths: 1,
    lapsedMonths: 1...24,
    waitMonths: 0
  )
}
