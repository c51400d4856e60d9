import ExternalInput
import Foundation

extension StoreConfiguration {
  /// Notes about the languages of the file for which the program has no texts: one for each
  /// language, at its first use.
  var languageNotes: [Diagnostic] {
    var seen: Set<String> = []
    return localePlaces.compactMap { keyPath, name in
      // The first check avoids parsing the same name for each product.
      guard seen.insert(name).inserted,
        let locale = LocaleName.knownLocale(name.localeIdentifier),
        Words.Language(matching: locale) == nil,
        let code = locale.language.languageCode?.identifier,
        seen.insert("language " + code).inserted
      else { return nil }
      let english = Locale(identifier: "en").localizedString(forLanguageCode: code) ?? code
      return Diagnostic(
        severity: .note,
        message: "storeterm has no texts in \(english) (\(PrintableText.escaped(name))); "
          + "its store shows this file's texts with StoreKit's sentences in English",
        keyPath: keyPath,
        rule: CheckRule.storeLanguage.id
      )
    }
  }

  /// The locales of the store and of all localizations as written, with their key paths.
  private var localePlaces: [(keyPath: String, name: String)] {
    var places: [(String, String)] = []
    if let locale = settings.localeText { places.append(("settings._locale", locale)) }
    func add(_ localizations: [Localization], of owner: String) {
      for (index, localization) in localizations.enumerated() {
        places.append(("\(owner).localizations[\(index)].locale", localization.locale))
      }
    }
    for (index, product) in products.enumerated() {
      add(product.localizations, of: "products[\(index)]")
    }
    for (index, product) in nonRenewingSubscriptions.enumerated() {
      add(product.localizations, of: "nonRenewingSubscriptions[\(index)]")
    }
    for (index, group) in subscriptionGroups.enumerated() {
      let owner = "subscriptionGroups[\(index)]"
      add(group.localizations, of: owner)
      for (place, plan) in group.subscriptions.enumerated() {
        add(plan.product.localizations, of: "\(owner).subscriptions[\(place)]")
      }
    }
    return places
  }
}
