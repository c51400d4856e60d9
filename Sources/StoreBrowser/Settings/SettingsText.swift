import EmbeddedCatalogs
import StoreModel

/// The key of a text of the settings screen.
enum SettingsText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_settings)
  /// “choose”: another row.
  case hintChoose = "hint.choose"
  /// “change”: select the next value.
  case hintChange = "hint.change"
  /// “all values”: list all values.
  case hintList = "hint.list"
  /// “back”: close the list of values.
  case hintBack = "hint.back"
  /// “reset”: reset to the file's value.
  case hintReset = "hint.reset"
  /// “set”: select the value.
  case hintSet = "hint.set"
  /// “reset all”: reset all settings to the file's values.
  case hintResetAll = "hint.resetAll"
  /// “Reset the selected setting to the file's value”: a command.
  case commandReset = "command.reset"
  /// “The setting already matches the file.”: why it cannot be reset.
  case settingIsAsInFile = "unavailable.settingAsInFile"
  /// “Reset all settings to the file's values”: a command.
  case commandResetAll = "command.resetAll"
  /// “All settings match the file.”: all settings were reset.
  case asInFile = "done.asInFile"
  /// “All settings already match the file.”: why there is nothing to reset.
  case isAsInFile = "unavailable.asInFile"
  /// “in the file: %@”: the file's value, if it is different.
  case inFile = "value.inFile"
  /// “default: %@”: the default value of a setting that the file format does not have, if it is
  /// different.
  case usually = "value.usually"
  /// “write”: write the settings into the file.
  case hintWrite = "hint.write"
  /// “Write the settings into the file”: a command.
  case commandWrite = "command.write"
  /// “The file is already up to date.”: why there is nothing to write.
  case nothingToWrite = "unavailable.nothingToWrite"
  /// “The file cannot store %lld settings.”: the number of settings that are not written.
  case countNotInFile = "write.countNotInFile"
  /// “The file cannot store: %@.”: the settings that are not written. The argument is their
  /// names.
  case notInFile = "write.notInFile"
  /// “Write over the file”: the title of the confirmation.
  case writeTitle = "write.title"
  /// “Write the settings into %@? …”: the confirmation. The argument
  /// is the file's name.
  case writeQuestion = "write.question"
  /// “This cannot be undone.”: a sentence of the confirmation: writing cannot be undone.
  case writeIsFinal = "write.final"
  /// “Write”: a button.
  case write = "write.do"
  /// “Written: %@.”: the file was written. The argument is its name.
  case written = "write.done"
  /// “on”: a switch's value.
  case on = "value.on"
  /// “off”: a switch's value.
  case off = "value.off"
  /// “Time”: above some settings.
  case headingTime = "heading.time"
  /// “Purchases”: above some settings.
  case headingPurchases = "heading.purchases"
  /// “Renewals”: above some settings.
  case headingRenewals = "heading.renewals"
  /// “Rules”: above some settings.
  case headingRules = "heading.rules"
  /// “Language and region”: a heading.
  case headingRegion = "heading.region"
  /// “Simulated errors”: a heading.
  case headingErrors = "heading.errors"
  /// “Time rate”: the name of a setting.
  case timeRate = "setting.timeRate"
  /// “Ask to Buy”: the name of a setting.
  case askToBuy = "setting.askToBuy"
  /// “Interrupted purchases”: a setting.
  case interrupted = "setting.interrupted"
  /// “Purchase dialogs”: a setting.
  case dialogs = "setting.dialogs"
  /// “App finishes transactions”: a setting.
  case finishes = "setting.finishes"
  /// “Keep finished consumables”: a setting.
  case consumables = "setting.consumables"
  /// “Renewals fail (billing retry)”: a setting.
  case failingRenewals = "setting.failingRenewals"
  /// “Grace period”: a setting.
  case grace = "setting.grace"
  /// “Grace period length”: the name of a setting.
  case graceLength = "setting.graceLength"
  /// “Grace period for”: the name of a setting.
  case graceScope = "setting.graceScope"
  /// “all renewals”: the renewals with a grace period.
  case scopeAll = "scope.all"
  /// “paid to paid”: the renewals with a grace period.
  case scopePaid = "scope.paid"
  /// “Rules of”: a setting.
  case profile = "setting.profile"
  /// “Apple's documentation”: a profile.
  case profileDocumented = "profile.documented"
  /// “the sandbox”: the rules of the App Store sandbox.
  case profileSandbox = "profile.sandbox"
  /// “Win-back offers by”: a setting.
  case winBack = "setting.winBack"
  /// “the file”: a rule for win-back offers.
  case winBackFile = "winBack.file"
  /// “App Store: paid %1$lld mo., left %2$lld–%3$lld mo. ago, w…”: a rule for win-back offers. The
  /// arguments are months paid, ended from and to, and waiting time.
  case winBackAppStore = "winBack.appStore"
  /// “real time”: a time rate without acceleration.
  case realTime = "rate.realTime"
  /// “a day lasts %@”: a time rate. The argument is a duration.
  case rateDay = "rate.day"
  /// “a month lasts %@”: a time rate. The argument is a duration.
  case rateMonth = "rate.month"
  /// “any period lasts %@”: a time rate. The argument is a duration.
  case ratePeriod = "rate.period"
  /// “no error”: the call succeeds.
  case noError = "failure.none"
  /// “Load products”: a call of StoreKit.
  case callLoadProducts = "call.loadProducts"
  /// “Purchase”: a call of StoreKit.
  case callPurchase = "call.purchase"
  /// “Verification”: a call of StoreKit.
  case callVerification = "call.verification"
  /// “App Store sync”: a call of StoreKit.
  case callSync = "call.sync"
  /// “Subscription status”: a call of StoreKit.
  case callStatus = "call.status"
  /// “App transaction”: a call of StoreKit.
  case callAppTransaction = "call.appTransaction"
  /// “Manage subscriptions sheet”: a call of StoreKit.
  case callManage = "call.manage"
  /// “Refund request sheet”: a call of StoreKit.
  case callRefund = "call.refund"
  /// “Offer code redeem sheet”: a call of StoreKit.
  case callRedeem = "call.redeem"
}
