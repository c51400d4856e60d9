import Foundation

extension StoreConfiguration.SuiteGroupRecord {
  /// The name for customers, chosen as that of a subscription group.
  package func displayName(in locale: Locale) -> String {
    LocalePreference(locale).texts(from: localizations, fallbacks: [name, id]).name
  }
}

extension StoreConfiguration.SuiteRecord {
  /// The name for customers, chosen as that of a product.
  package func displayName(in locale: Locale) -> String {
    LocalePreference(locale).texts(of: product).name
  }
}

extension LocalePreference {
  /// A name and a description for customers.
  struct Texts: Hashable {
    var name: String
    var description: String
  }

  /// The name and description of a product: its own where it has no localizations.
  func texts(of product: StoreConfiguration.ProductRecord) -> Texts {
    let isLocalized = !product.localizations.isEmpty
    return texts(
      from: product.localizations,
      inlineName: isLocalized ? nil : product.inlineDisplayName,
      inlineDescription: isLocalized ? nil : product.inlineDescription,
      fallbacks: [product.referenceName, product.productID]
    )
  }

  /// The name and description of a product or a group.
  ///
  /// A description comes from the locale's own language, else from the language that
  /// the name was borrowed from, and from any other only when no language has a name.
  /// Of a locale that stands there twice, the first text that is not empty counts.
  ///
  /// - Parameter fallbacks: Names for when no localization has one, best first.
  func texts(
    from localizations: [StoreConfiguration.Localization],
    inlineName: String? = nil,
    inlineDescription: String? = nil,
    fallbacks: [String?]
  ) -> Texts {
    let source = best(of: localizations, locale: \.locale, isEmpty: \.displayName.isEmpty)
    let names = [source?.displayName, inlineName] + fallbacks
    let description = best(of: localizations, locale: \.locale) { localization in
      localization.description.isEmpty || !mayDescribe(localization, named: source)
    }
    return Texts(
      name: names.lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "",
      description: description?.description ?? (source == nil ? inlineDescription : nil) ?? ""
    )
  }

  private func mayDescribe(
    _ localization: StoreConfiguration.Localization,
    named source: StoreConfiguration.Localization?
  ) -> Bool {
    guard let source else { return true }
    return Self.shareLanguage(localization.locale, source.locale)
      || rank(of: localization.locale) <= .sameLanguage
  }
}
