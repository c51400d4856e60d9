import PurchaseFlow
import StoreModel

extension BrowserModel {
  /// Those settings that the file has a place for and that differ from it.
  var settingsEdit: SettingsEdit {
    var edit = SettingsEdit()
    let (now, file) = (environment, configuration.settings)
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
    note("_timeRate", now.timeRate, file.timeRate, .number(now.timeRate.rawValue))
    note("_storefront", now.storefront, file.storefront, .code(now.storefront))
    let language = session.catalog.locale.identifier
    note("_locale", language, fileLanguage, .code(language))
    let (fails, failed) = (session.simulation.account.failures, fileSettings.failures)
    edit.failures = StoreCall.allCases.filter { fails[$0] != failed[$0] }.map {
      StoreConfiguration.Settings.SimulatedFailure($0, fails[$0])
    }
    return edit
  }

  /// Why there is nothing to write into the file.
  var writingObstacle: String? {
    if path == nil { return words.text(ConfigurationText.noFile) }
    return settingsEdit.isEmpty ? words.text(SettingsText.nothingToWrite) : nil
  }

  /// Writes the settings into the file, whose other content stays, and opens it anew.
  func writeSettings() {
    sheet = nil
    guard let path else { return }
    do {
      try FormattedConfiguration(path: path, settingsEdit).write()
      readAgain()
      remark = words.text(SettingsText.written, path)
    } catch {
      remark = "\(error)"
    }
  }
}
