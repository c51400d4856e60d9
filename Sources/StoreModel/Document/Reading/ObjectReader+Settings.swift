import ExternalInput
import Foundation

extension ObjectReader {
  /// Returns the test environment. No value in it makes the file unusable.
  func settings() -> StoreConfiguration.Settings {
    var settings = StoreConfiguration.Settings()
    (settings.storefront, settings.storefrontText) = storefront()
    settings.localeText = string("_locale")
    if let locale = settings.localeText, !locale.isEmpty {
      if LocaleName.isWellFormed(locale.localeIdentifier) {
        settings.locale = locale.localeIdentifier
      } else {
        let quoted = PrintableText.quoted(locale)
        warn("\(quoted) is not the name of a locale; \(settings.locale) is used", about: "_locale")
      }
    }
    settings.isTimeRateWritten = value("_timeRate") != nil
    settings.timeRate = timeRate()
    settings.isAskToBuyEnabled = bool("_askToBuyEnabled")
    settings.areBillingIssuesEnabled = bool("_billingIssuesEnabled")
    settings.areRenewalBillingIssuesEnabled = bool("_renewalBillingIssuesEnabled")
    settings.isBillingGracePeriodEnabled = bool("_billingGracePeriodEnabled")
    settings.areDialogsDisabled = bool("_disableDialogs")
    settings.isFailTransactionsEnabled = bool("_failTransactionsEnabled")
    settings.failTransactionsError = wholeNumber("_storeKitError") ?? 0
    var unread: [String: String] = [:]
    settings.simulatedFailures = simulatedFailures(&unread)
    reportFailTransactions(settings)
    settings.applicationInternalID = string("_applicationInternalID")
    settings.developerTeamID = string("_developerTeamID")
    settings.lastSynchronizedDate = anyNumber("_lastSynchronizedDate")
    settings.unknownContents = object.contents(besides: KnownKeys.settings)
    settings.unknownContents.add(unread)
    return settings
  }

  private func storefront() -> (code: String, text: String?) {
    let fallback = StoreConfiguration.Settings().storefront
    guard let text = string("_storefront") else { return (fallback, nil) }
    let code = text.trimmingBlanks.uppercased()
    if code.isEmpty {
      warn("the storefront is empty; \(fallback) is used", about: "_storefront")
      return (fallback, text)
    }
    let known = StorefrontCode.alpha3(code)
    if known != text {
      let quoted = PrintableText.quoted(text)
      let finding =
        known.map { "is read as \($0); the format uses three capital letters" }
        ?? "is unknown; prices have no currency symbol"
      warn("the storefront \(quoted) \(finding)", about: "_storefront")
    }
    return (known ?? code, text)
  }

  private func timeRate() -> TimeRate {
    guard let number = wholeNumber("_timeRate") else { return .realTime }
    let rate = TimeRate(rawValue: number)
    if !rate.isKnown {
      warn("the time rate \(number) is unknown; treated as real time", about: "_timeRate")
    }
    // A rate of the App Store has a raw value of this project, which no file may select.
    return rate.isKnown || rate.pace == .calendar ? rate : .realTime
  }

  /// Returns an integer; `nil` if it is missing or not an integer. Warns about another value.
  func wholeNumber(_ key: String) -> Int? {
    guard let value = value(key) else { return nil }
    if let number = value.wholeNumber { return number }
    warnExpected("a whole number", about: key)
    return nil
  }

  /// Returns a number that is written in the file as a number or as a string.
  private func anyNumber(_ key: String) -> Decimal? {
    switch value(key) {
    case .number(let text), .string(let text): PriceText.decimal(text)
    default: nil
    }
  }
}
