import Foundation

extension String {
  /// A key with interpolated values: Foundation's `String.LocalizationValue`, which Linux lacks.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates the localized text of a key: Foundation's `String(localized:)`, which Linux lacks.
  ///
  /// Without a translation, the key is the text.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with interpolated values.
  ///   - table: The name of the table (default: `Localizable`).
  ///   - bundle: The bundle of the table (default: the program and the resource bundles next to
  ///     it).
  ///   - locale: The language of the text.
  ///   - comment: A note for translators, unused at run time.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.string(from: StringTable(name: table, bundle: bundle), in: locale)
  }

  /// Creates the localized text of a key: Foundation's `String(localized:defaultValue:)`, which
  /// Linux lacks.
  ///
  /// Without a translation, `defaultValue` is the text.
  public init(
    localized key: StaticString,
    defaultValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    var strings = StringTable(name: table, bundle: bundle)
    strings.fallback = defaultValue.key
    self = LocalizedStringKey(key: "\(key)", arguments: defaultValue.arguments)
      .string(from: strings, in: locale)
  }

  /// Creates the text of a resource in the language of the resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.localizedKey.string(from: resource.stringTable, in: resource.locale)
  }
}

extension LocalizedStringKey {
  /// Returns the localized text with its values. Markdown is not interpreted.
  fileprivate func string(from table: StringTable, in locale: Locale) -> String {
    let format = table.text(for: self, in: locale)
    guard !arguments.isEmpty else { return format }
    var environment = EnvironmentValues()
    environment.locale = locale
    var result = ""
    FormatGaps.forEachPart(of: FormatGaps.marked(format)) { part in
      switch part {
      case .literal(let text): result += text
      case .gap(let index) where arguments.indices.contains(index):
        let spans = TextComposer(arguments[index].text(in: locale), in: environment).spans
        result += spans.map(\.text).joined()
      case .gap: break
      }
    }
    return result
  }
}
