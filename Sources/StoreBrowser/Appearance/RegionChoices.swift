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

  init(store: StoreScreenModel, file: ConfigurationModel) {
    (self.store, self.file) = (store, file)
    (session, words) = (store.session, store.words)
  }

  /// Returns the choice of the store's language: the languages of the file's texts, the file's own
  /// language, and any language that the person types.
  ///
  /// - Parameter original: The file's language, to show if another language is chosen; `nil` to
  ///   show none.
  func languageChoice(original: String?) -> Choice {
    let current = session.catalog.locale.identifier
    let written = file.configuration.languages + [file.configuration.settings.locale]
    let ids = written.filter { LocaleName.isWellFormed($0.localeIdentifier) } + [current]
    var seen: Set<String> = []
    let values = ids.filter { seen.insert($0.localeIdentifier).inserted }.map { id in
      Choice.Value(
        id: id.localeIdentifier,
        name: "\(id.localeIdentifier)  \(name(ofLocale: id))",
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
    let wanted = locale ?? session.catalog.locale
    let catalog = StoreCatalog(
      file.configuration,
      locale: usesASCII ? wanted.forASCII : wanted,
      storefront: storefront ?? session.catalog.storefront
    )
    store.open(catalog, session.account.store)
  }

  /// Returns why the store cannot be shown in a language; `nil` if the store can be shown.
  private func unavailableReason(forLocale id: String) -> String? {
    guard let locale = LocaleName.locale(id.localeIdentifier) else { return nil }
    return usesASCII && locale.forASCII != locale ? words.text(AppearanceText.notInASCII) : nil
  }

  private func name(ofLocale id: String) -> String {
    words.locale.localizedString(forIdentifier: id) ?? ""
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
