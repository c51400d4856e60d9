import Foundation
import PurchaseFlow
import StoreModel

extension SettingsModel {
  /// The settings that differ from the file and that the file format can store.
  var edit: SettingsEdit {
    var edit = SettingsEdit()
    let (now, file) = (environment, file.configuration.settings)
    func note<Value: Equatable>(
      _ key: String,
      _ value: Value,
      _ old: Value,
      _ token: SettingsEdit.Value
    ) {
      if value != old { edit.values[key] = token }
    }
    func flag(_ key: String, _ value: Bool, _ old: Bool) { note(key, value, old, .flag(value)) }
    let settings = now.settings
    flag("_askToBuyEnabled", settings.asksToBuy, file.isAskToBuyEnabled)
    flag("_billingIssuesEnabled", settings.interruptsPurchases, file.areBillingIssuesEnabled)
    flag(
      "_renewalBillingIssuesEnabled",
      settings.failsRenewals,
      file.areRenewalBillingIssuesEnabled
    )
    flag(
      "_billingGracePeriodEnabled",
      settings.isGracePeriodEnabled,
      file.isBillingGracePeriodEnabled
    )
    flag("_disableDialogs", session.areDialogsDisabled, file.areDialogsDisabled)
    if now.timeRate.isKnown {
      note("_timeRate", now.timeRate, file.timeRate, .number(now.timeRate.rawValue))
    }
    note("_storefront", now.storefront, file.storefront, .code(now.storefront))
    let language = session.catalog.locale.identifier
    note("_locale", language, fileLanguage, .code(language))
    let (fails, failed) = (session.account.failures, fileSettings.failures)
    edit.failures = StoreCall.allCases.filter { fails[$0] != failed[$0] }.map {
      StoreConfiguration.Settings.SimulatedFailure($0, fails[$0])
    }
    return edit
  }

  /// A sentence with the names of changed settings that the file format cannot store; `nil` if
  /// there are none.
  var unwritableText: String? {
    let names = differingUnwritable.map(\.title)
    guard !names.isEmpty else { return nil }
    let list = names.formatted(.list(type: .and).locale(words.locale))
    return words.text(SettingsText.notInFile, list)
  }

  /// A sentence with the number of changed settings that the file format cannot store; `nil` for
  /// none. It is shown where there is no space for their names.
  private var countOfUnwritable: String? {
    let count = differingUnwritable.count
    return count == 0 ? nil : words.count(SettingsText.countNotInFile, count)
  }

  private var differingUnwritable: [Choice] {
    choices.filter { choice in
      let isUnwritableRate = choice.id == Self.timeRateID && !environment.timeRate.isKnown
      return choice.originalName != nil && (isUnwritableRate || Self.unwritable.contains(choice.id))
    }
  }

  /// The identifier of the choice of the time rate. Xcode's file format has no number for one of
  /// the sandbox's rates.
  static let timeRateID = "timeRate"

  /// The settings that Xcode's file format does not have.
  static let unwritable = Set(
    [
      SettingsText.finishes, .consumables, .graceLength, .graceScope, .profile, .winBack,
    ].map(\.rawValue)
  )

  /// The reason why there is nothing to write; `nil` if there are changes.
  var writingUnavailableReason: String? {
    if file.path == nil { return words.text(ConfigurationText.noFile) }
    guard edit.isEmpty else { return nil }
    return sentences(words.text(SettingsText.nothingToWrite), countOfUnwritable)
  }

  private func sentences(_ first: String, _ second: String?) -> String {
    [first, second].compactMap(\.self).joined(separator: " ")
  }

  /// Writes the settings into the file and opens it again. The file's other content is unchanged.
  func write() {
    navigation.sheet = nil
    guard let path = file.path else { return }
    let unwritten = countOfUnwritable
    do {
      try FormattedConfiguration(path: path, edit).write()
      file.readAgain()
      notices.remark = sentences(words.text(SettingsText.written, file.name), unwritten)
    } catch {
      notices.remark = "\(error)"
      file.log.error("\(error)")
    }
  }
}
