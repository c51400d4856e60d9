import EmbeddedCatalogs
import StoreModel

/// The key of a text on the settings screen, or in the confirmation before the file is overwritten.
enum SettingsText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_settings)
  /// “choose”: the hint for the arrow keys, which select another setting.
  case hintChoose = "hint.choose"
  /// “change”: the hint for the keys that select another value. Enter on a switch in a sheet has
  /// the same hint.
  case hintChange = "hint.change"
  /// “all values”: the hint for Enter, which lists all values of the selected setting.
  case hintList = "hint.list"
  /// “List all values of the setting”: a command in the help.
  case commandList = "command.list"
  /// “back”: the hint for Esc, which closes the list of values.
  case hintBack = "hint.back"
  /// “reset”: the hint for the key that resets the selected setting.
  case hintReset = "hint.reset"
  /// “set”: the hint for Enter in the list of values, which sets the selected value.
  case hintSet = "hint.set"
  /// “reset all”: the hint for the key that resets all settings.
  case hintResetAll = "hint.resetAll"
  /// “Reset the selected setting to the file's value”: a command in the help and the palette.
  case commandReset = "command.reset"
  /// “The setting already matches the file.”: why “Reset the selected setting to the file's value”
  /// cannot run.
  case settingIsAsInFile = "unavailable.settingAsInFile"
  /// “Reset all settings to the file's values”: a command in the help and the palette.
  case commandResetAll = "command.resetAll"
  /// “All settings match the file.”: the notice after all settings were reset.
  case asInFile = "done.asInFile"
  /// “All settings already match the file.”: why “Reset all settings to the file's values” cannot
  /// run.
  case isAsInFile = "unavailable.asInFile"
  /// “in the file: %@”: shown below a changed setting. `%@` is the value in the file, such as
  /// "off".
  case inFile = "value.inFile"
  /// “default: %@”: shown below a changed setting that the file format does not have. `%@` is the
  /// default value, such as "off".
  case usually = "value.usually"
  /// “save”: the hint for the key that writes the settings into the file.
  case hintWrite = "hint.write"
  /// “Save the settings in the file”: a command in the help and the palette. A confirmation
  /// follows.
  case commandWrite = "command.write"
  /// “Nothing to save.”: why “Save the settings in the file” cannot run.
  case nothingToWrite = "unavailable.nothingToWrite"
  /// “The file cannot store %lld settings.”: added to a notice or a reason. `%lld` is the number of
  /// changed settings that the file format does not have.
  case countNotInFile = "write.countNotInFile"
  /// “The file cannot store: %@.”: a warning in the confirmation. `%@` is a list of the changed
  /// settings that the file format does not have.
  case notInFile = "write.notInFile"
  /// “Write over the file”: the title of the confirmation before the file is overwritten.
  case writeTitle = "write.title"
  /// “Save the settings in %@? …”: the question of the confirmation before the file is
  /// overwritten. `%@` is the file's name, such as "Store.storekit".
  case writeQuestion = "write.question"
  /// “This cannot be undone.”: a warning in the confirmation before the file is overwritten.
  case writeIsFinal = "write.final"
  /// “Save”: the button that overwrites the file.
  case write = "write.do"
  /// “Saved: %@.”: the notice after the file was written. `%@` is its name, such as
  /// "Store.storekit".
  case written = "write.done"
  /// “on”: the value of a setting that is a switch.
  case on = "value.on"
  /// “off”: the value of a setting that is a switch.
  case off = "value.off"
  /// “Time”: the heading above the time rate.
  case headingTime = "heading.time"
  /// “Purchases”: the heading above the settings for purchases.
  case headingPurchases = "heading.purchases"
  /// “Renewals”: the heading above the settings for renewals.
  case headingRenewals = "heading.renewals"
  /// “Rules”: the heading above the settings that select the rules of the simulation.
  case headingRules = "heading.rules"
  /// “Language and region”: the heading above the language and the storefront.
  case headingRegion = "heading.region"
  /// “Simulated errors”: the heading above the StoreKit calls that can fail.
  case headingErrors = "heading.errors"
  /// “Time rate”: the name of the setting for the speed of renewals.
  case timeRate = "setting.timeRate"
  /// “Ask to Buy”: the name of a setting: purchases wait for the approval of the family organizer.
  case askToBuy = "setting.askToBuy"
  /// “Interrupted purchases”: the name of a setting: the customer must act before a purchase
  /// continues.
  case interrupted = "setting.interrupted"
  /// “Purchase dialogs”: the name of a setting: purchase sheets and new messages open.
  case dialogs = "setting.dialogs"
  /// “App finishes transactions”: the name of a setting: the simulated app finishes each
  /// transaction on delivery, except consumables.
  case finishes = "setting.finishes"
  /// “Keep finished consumables”: the name of a setting: the purchase history includes finished
  /// consumables.
  case consumables = "setting.consumables"
  /// “Renewals fail (billing retry)”: the name of a setting: renewals cannot be charged.
  case failingRenewals = "setting.failingRenewals"
  /// “Grace period”: the name of a setting: subscriptions with a failed payment get a grace period.
  case grace = "setting.grace"
  /// “Grace period length”: the name of the setting for the length of the grace period.
  case graceLength = "setting.graceLength"
  /// “Grace period for”: the name of the setting for the renewals that get a grace period.
  case graceScope = "setting.graceScope"
  /// “all renewals”: a value of “Grace period for”: each renewal can get a grace period.
  case scopeAll = "scope.all"
  /// “paid to paid”: a value of “Grace period for”: only renewals after a paid period get one.
  case scopePaid = "scope.paid"
  /// “Rules of”: the name of the setting that selects the system whose rules are simulated.
  case profile = "setting.profile"
  /// “Apple's documentation”: a value of “Rules of”: the rules in Apple's documentation.
  case profileDocumented = "profile.documented"
  /// “the sandbox”: a value of “Rules of”: the rules of the App Store sandbox.
  case profileSandbox = "profile.sandbox"
  /// “Win-back offers by”: the name of the setting for the source of the win-back eligibility
  /// rules.
  case winBack = "setting.winBack"
  /// “the file”: a value of “Win-back offers by”: the eligibility in the file.
  case winBackFile = "winBack.file"
  /// “App Store: paid %1$lld mo., left %2$lld–%3$lld mo. ago, w…”: a value of “Win-back offers by”:
  /// rules as in App Store Connect. `%1$lld` is the minimum of paid months. `%2$lld` and `%3$lld`
  /// limit the months since the subscription ended. `%4$lld` is the minimum of months since the
  /// last win-back offer ended.
  case winBackAppStore = "winBack.appStore"
  /// “real time”: a value of “Time rate”: a month lasts a month.
  case realTime = "rate.realTime"
  /// “a day lasts %@”: a value of “Time rate”. `%@` is a duration such as "30 sec".
  case rateDay = "rate.day"
  /// “a month lasts %@”: a value of “Time rate”. `%@` is a duration such as "5 min".
  case rateMonth = "rate.month"
  /// “any period lasts %@”: a value of “Time rate”: each billing period has the same duration. `%@`
  /// is a duration such as "5 min".
  case ratePeriod = "rate.period"
  /// “no error”: a value below “Simulated errors”: the call succeeds.
  case noError = "failure.none"
  /// “Load products”: a StoreKit call that can fail, below “Simulated errors”.
  case callLoadProducts = "call.loadProducts"
  /// “Purchase”: a StoreKit call that can fail, below “Simulated errors”.
  case callPurchase = "call.purchase"
  /// “Verification”: the verification of transactions, which can fail, below “Simulated errors”.
  case callVerification = "call.verification"
  /// “App Store sync”: a StoreKit call that can fail, below “Simulated errors”.
  case callSync = "call.sync"
  /// “Subscription status”: a StoreKit call that can fail, below “Simulated errors”.
  case callStatus = "call.status"
  /// “App transaction”: a StoreKit call that can fail, below “Simulated errors”.
  case callAppTransaction = "call.appTransaction"
  /// “Manage subscriptions sheet”: a StoreKit call that can fail, below “Simulated errors”.
  case callManage = "call.manage"
  /// “Refund request sheet”: a StoreKit call that can fail, below “Simulated errors”.
  case callRefund = "call.refund"
  /// “Offer code redeem sheet”: a StoreKit call that can fail, below “Simulated errors”.
  case callRedeem = "call.redeem"
}
