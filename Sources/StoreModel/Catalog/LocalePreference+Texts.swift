import Foundation

extension StoreConfiguration.SuiteGroupRecord {
  /// Returns the localized name of the subscription group.
  package func displayName(in locale: Locale) -> String {
    LocalePreference(locale).texts(from: localizations, fallbacks: [name, id]).name
  }
}

extension StoreConfiguration.SuiteRecord {
  /// Returns the localized name of the product.
  package func displayName(in locale: Locale) -> String {
    LocalePreference(locale).texts(of: product).name
  }
}

extension LocalePreference {
  /// A localized name and description.
  struct Texts: Hashable {
    var name: String
    var description: String
  }

  /// Returns the localized name and description of a product. Without localizations, returns the
  /// product's inline texts.
  ///
  /// - Parameter isReadable: Whether the screen can show a text.
  func texts(
    of product: StoreConfiguration.ProductRecord,
    isReadable: (String) -> Bool = { _ in true }
  ) -> Texts {
    let isLocalized = !product.localizations.isEmpty
    return texts(
      from: product.localizations,
      inlineName: isLocalized ? nil : product.inlineDisplayName,
      inlineDescription: isLocalized ? nil : product.inlineDescription,
      fallbacks: [product.referenceName, product.productID],
      isReadable: isReadable
    )
  }

  /// Returns the localized name and description of a product or group.
  ///
  /// A description in the locale's own language is preferred, then a description in the language of
  /// the chosen name. Other languages are used only if no localization has a name. If a locale
  /// occurs twice, its first text that is not empty is used.
  ///
  /// - Parameters:
  ///   - fallbacks: The names to use if no localization has a name, best first.
  ///   - isReadable: Whether the screen can show a text. A description that it cannot show is left
  ///     out. A name that it cannot show is replaced by the next one; the last one is always used.
  func texts(
    from localizations: [StoreConfiguration.Localization],
    inlineName: String? = nil,
    inlineDescription: String? = nil,
    fallbacks: [String?],
    isReadable: (String) -> Bool = { _ in true }
  ) -> Texts {
    let source = best(of: localizations, locale: \.locale, isEmpty: \.displayName.isEmpty)
    let names = ([source?.displayName, inlineName] + fallbacks).compactMap { name in
      name.flatMap { $0.isEmpty ? nil : $0 }
    }
    let description = best(of: localizations, locale: \.locale) { localization in
      localization.description.isEmpty || !mayDescribe(localization, named: source)
    }
    let written = description?.description ?? (source == nil ? inlineDescription : nil) ?? ""
    return Texts(
      name: names.first(where: isReadable) ?? names.last ?? "",
      description: isReadable(written) ? written : ""
    )
  }

  private func mayDescribe(
    _ localization: StoreConfiguration.Localization,
    named source: StoreConfiguration.Localization?
  ) -> Bool {
    guard let source else { return true }
    return localization.locale == source.locale
      || Self.shareLanguage(localization.locale, source.locale)
      || rank(of: localization.locale) <= .sameLanguage
  }
}
