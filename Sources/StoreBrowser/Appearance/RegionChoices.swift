import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// The choices of the store's language and storefront, for the appearance panel and the settings.
@MainActor
final class RegionChoices {
  private let session: StoreSession
  private let words: Words
  private let store: StoreScreenModel
  private let file: ConfigurationModel
  private var usesASCII: Bool { file.usesASCII }
  /// Every storefront with its country and its currency. It is computed once, because localized
  /// country names are slow to look up.
  private lazy var storefrontValues = makeStorefrontValues()
  /// The names of locales that were looked up, because looking one up is slow.
  private var localeNames: [String: String] = [:]

  init(store: StoreScreenModel, file: ConfigurationModel) {
    (self.store, self.file) = (store, file)
    (session, words) = (store.session, store.words)
  }

  /// Returns the choice of the store's language: the languages of the file's texts, the file's own
  /// language, the other languages that the program has texts in, and any language that the person
  /// types.
  ///
  /// - Parameter original: The file's language, to show if another language is chosen; `nil` to
  ///   show none.
  func languageChoice(original: String?) -> Choice {
    let current = session.catalog.locale.identifier
    let written = file.configuration.languages + [file.configuration.settings.locale]
    let values = languageIDs(written + [current]).map { id in
      Choice.Value(
        id: id,
        name: "\(id)  \(name(ofLocale: id))",
        unavailableReason: unavailableReason(forLocale: id)
      )
    }
    return Choice(
      id: "language",
      title: words.text(AppearanceText.language),
      values: values,
      current: current.localeIdentifier,
      original: original?.localeIdentifier,
      entry: (
        prompt: words.text(AppearanceText.languagePrompt),
        value: { [self] text in
          let isKnown = LocaleName.knownLocale(text) != nil
          return isKnown && unavailableReason(forLocale: text) == nil ? text : nil
        }
      ),
      choose: { [self] id in open(locale: LocaleName.locale(id)) }
    )
  }

  /// Returns the choice of the storefront, from all storefronts of the App Store.
  ///
  /// - Parameter original: The file's storefront, to show if another storefront is chosen; `nil` to
  ///   show none.
  func storefrontChoice(original: String?) -> Choice {
    Choice(
      id: "storefront",
      title: words.text(AppearanceText.storefront),
      values: storefrontValues,
      current: session.catalog.storefront.countryCode,
      original: original,
      choose: { [self] in open(storefront: Storefront($0)) }
    )
  }

  /// Reopens the store in another language or storefront, with the same customer.
  func open(locale: Locale? = nil, storefront: Storefront? = nil) {
    let catalog = StoreCatalog(
      file.configuration,
      locale: locale ?? session.catalog.locale,
      storefront: storefront ?? session.catalog.storefront,
      usesASCII: usesASCII
    )
    store.open(catalog, session.account.store)
  }

  /// Returns why the store cannot be shown in a language; `nil` if the store can be shown.
  private func unavailableReason(forLocale id: String) -> String? {
    guard let locale = LocaleName.locale(id.localeIdentifier) else { return nil }
    return usesASCII && locale.forASCII != locale ? words.text(AppearanceText.notInASCII) : nil
  }

  /// Returns well-formed locales without repetitions, then the program's languages that are not
  /// among them.
  private func languageIDs(_ written: [String]) -> [String] {
    var seen: Set<String> = []
    let ids = written.filter { LocaleName.isWellFormed($0.localeIdentifier) }
      .map(\.localeIdentifier).filter { seen.insert($0).inserted }
    let locales = ids.compactMap(LocaleName.locale)
    let languages = Set(locales.compactMap(Words.Language.init(matching:)))
    let others = Words.Language.allCases.filter { !languages.contains($0) }
    return ids + others.map(\.rawValue.localeIdentifier)
  }

  /// Returns the name of a locale in the program's language.
  private func name(ofLocale id: String) -> String {
    if let name = localeNames[id] { return name }
    let name = words.locale.localizedString(forIdentifier: id) ?? ""
    localeNames[id] = name
    return name
  }

  private func makeStorefrontValues() -> [Choice.Value] {
    Storefront.all.map { storefront in
      let code = storefront.countryCode
      let name = words.locale.localizedString(forRegionCode: Self.alpha2[code] ?? code) ?? ""
      return Choice.Value(id: code, name: "\(code)  \(name) \(storefront.currencyCode ?? "")")
    }
  }

  /// The two-letter country codes by three-letter country code.
  private static let alpha2: [String: String] = Dictionary(
    Locale.Region.isoRegions.compactMap { region in
      let code = region.identifier
      let three = Storefront(code).countryCode
      return code.count == 2 && three.count == 3 ? (three, code) : nil
    },
    uniquingKeysWith: { first, _ in first }
  )
}

extension StoreConfiguration {
  /// The languages of the file's texts, in the order of their first use.
  var languages: [String] {
    let records = products + nonRenewingSubscriptions + subscriptions.map(\.product)
    let texts = records.flatMap(\.localizations) + subscriptionGroups.flatMap(\.localizations)
    var seen: Set<String> = []
    return texts.map(\.locale).filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
