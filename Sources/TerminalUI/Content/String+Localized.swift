import Foundation

extension String {
  /// A key with values in it: Foundation's `String.LocalizationValue`, which Linux lacks.
  public typealias LocalizationValue = LocalizedStringKey

  /// The text of a key in a language: Foundation's `String(localized:)`, which Linux
  /// lacks. The key itself where no table has it.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which may have values in it.
  ///   - table: The name of the table, `Localizable` unless told.
  ///   - bundle: Where the table is, beside the program unless told.
  ///   - locale: The language.
  ///   - comment: What translators are told; not used at run time.
  public init(
    localized keyAndValue: LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.string(from: StringTable(name: table, bundle: bundle), in: locale)
  }

  /// The text of a key in a language, with a text for where no table has the key:
  /// Foundation's `String(localized:defaultValue:)`.
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

  /// The text of a resource in the language of the process.
  public init(localized resource: LocalizedStringResource) {
    self = resource.localizedKey.string(from: resource.stringTable, in: .current)
  }
}

extension LocalizedStringKey {
  /// The text of the key with its values, as it stands in a table: Markdown stays.
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
