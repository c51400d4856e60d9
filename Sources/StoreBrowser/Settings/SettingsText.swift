import EmbeddedCatalogs
import StoreModel

/// The name of a text of the settings: of the environment that the store is tested in.
enum SettingsText: String, CatalogKey {
  static let catalog = TextCatalog(embedded_settings)
  /// “choose”: another row.
  case hintChoose = "hint.choose"
  /// “change”: the next value.
  case hintChange = "hint.change"
  /// “all values”: list all values.
  case hintList = "hint.list"
  /// “back”: out of the list of values.
  case hintBack = "hint.back"
  /// “as in the file”: the file's value again.
  case hintReset = "hint.reset"
  /// “set”: take the value.
  case hintSet = "hint.set"
  /// “all as in the file”: all values of the file again.
  case hintResetAll = "hint.resetAll"
  /// “Make the chosen setting what the file says”: a command.
  case commandReset = "command.reset"
  /// “The setting is what the file says already.”: why it has not to be changed.
  case settingIsAsInFile = "obstacle.settingAsInFile"
  /// “Make all settings what the file says”: a command.
  case commandResetAll = "command.resetAll"
  /// “All settings are what the file says.”: said when they are.
  case asInFile = "done.asInFile"
  /// “All settings are what the file says already.”: why nothing has to be changed.
  case isAsInFile = "obstacle.asInFile"
  /// “in the file: %@”: the file's value, where another holds.
  case inFile = "value.inFile"
  /// “usually: %@”: the value that holds unless it is changed, where another holds and files
  /// have no place for it.
  case usually = "value.usually"
  /// “write”: write the settings into the file.
  case hintWrite = "hint.write"
  /// “Write the settings into the file”: a command.
  case commandWrite = "command.write"
  /// “Nothing differs that the file has a place for.”: why nothing is to be written.
  case nothingToWrite = "obstacle.nothingToWrite"
  /// “%lld settings have no place in the file.”: how many are not written.
  case countNotInFile = "write.countNotInFile"
  /// “The file has no place for: %@.”: what is not written; the names of settings.
  case notInFile = "write.notInFile"
  /// “Write over the file”: the title of the question.
  case writeTitle = "write.title"
  /// “Write the settings into %@? All else that it holds stays,…”: the question; the file's name.
  case writeQuestion = "write.question"
  /// “This can't be taken back.”: said of writing.
  case writeIsFinal = "write.final"
  /// “Write”: a button.
  case write = "write.do"
  /// “Written: %@.”: the file was written; its name.
  case written = "write.done"
  /// “on”: a switch's value.
  case on = "value.on"
  /// “off”: a switch's value.
  case off = "value.off"
  /// “Time”: a heading.
  case headingTime = "heading.time"
  /// “Purchases”: a heading.
  case headingPurchases = "heading.purchases"
  /// “Renewals”: a heading.
  case headingRenewals = "heading.renewals"
  /// “Rules”: a heading.
  case headingRules = "heading.rules"
  /// “Language and region”: a heading.
  case headingRegion = "heading.region"
  /// “Simulated errors”: a heading.
  case headingErrors = "heading.errors"
  /// “Time rate”: a setting.
  case timeRate = "setting.timeRate"
  /// “Ask to Buy”: a setting.
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
  /// “Length of grace”: a setting.
  case graceLength = "setting.graceLength"
  /// “Grace is for”: a setting.
  case graceScope = "setting.graceScope"
  /// “all renewals”: which renewals grace is for.
  case scopeAll = "scope.all"
  /// “paid to paid”: which renewals grace is for.
  case scopePaid = "scope.paid"
  /// “Rules as in”: a setting.
  case profile = "setting.profile"
  /// “Apple's documentation”: a profile.
  case profileDocumented = "profile.documented"
  /// “the sandbox”: a profile.
  case profileSandbox = "profile.sandbox"
  /// “Win-back offers by”: a setting.
  case winBack = "setting.winBack"
  /// “the file”: a rule.
  case winBackFile = "winBack.file"
  /// “App Store: paid %1$lld mo., left %2$lld–%3$lld mo. ago, w…”: a rule; months paid, ended
  /// from and to, to wait.
  case winBackAppStore = "winBack.appStore"
  /// “real time”: a time rate.
  case realTime = "rate.realTime"
  /// “a day lasts %@”: a time rate; how long a day lasts.
  case rateDay = "rate.day"
  /// “a month lasts %@”: a time rate; how long a month lasts.
  case rateMonth = "rate.month"
  /// “any period lasts %@”: a time rate; how long any period lasts.
  case ratePeriod = "rate.period"
  /// “no error”: a call does not fail.
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
