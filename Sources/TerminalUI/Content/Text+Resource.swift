import Foundation

/// A localized text that is looked up later: Foundation's `LocalizedStringResource`, which Linux
/// lacks.
///
/// ```swift
/// import TerminalUI
///
/// let title = LocalizedStringResource("paywall.title", defaultValue: "Go Pro", table: "Shop")
/// ```
///
/// A view shows the text in the language of its environment, unless ``locale`` is not the current
/// locale. `String(localized:)` always uses ``locale``.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The location of the string tables.
  public enum BundleDescription: Sendable, Equatable {
    /// The program and the resource bundles next to it.
    case main
    /// The bundle at this URL.
    case atURL(URL)

    /// The bundle of a class: here the same as ``main``, because a program on Linux has its
    /// classes and its resource bundles in one folder.
    public static func forClass(_ type: AnyClass) -> Self { .main }

    init(_ bundle: Bundle) { self = bundle == .main ? .main : .atURL(bundle.bundleURL) }
  }

  let localizedKey: LocalizedStringKey
  /// The text if no table has the key; if it is `nil`, the key is the text.
  private let fallback: LocalizedStringKey?
  /// The name of the table; `nil` is `Localizable`.
  public let table: String?
  /// The language of the text.
  public var locale: Locale
  /// The location of the table.
  public let bundle: BundleDescription

  /// The key with a format specifier, such as `%@`, for each value.
  public var key: String { localizedKey.key }
  /// The text if no table has the key.
  public var defaultValue: String.LocalizationValue { fallback ?? localizedKey }

  /// Creates a resource from a key and a default text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if no table has the key.
  ///   - table: The name of the table (default: `Localizable`).
  ///   - locale: The language of the text.
  ///   - bundle: The location of the table.
  ///   - comment: A note for translators, unused at run time.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    localizedKey = LocalizedStringKey(key: "\(key)", arguments: defaultValue.arguments)
    fallback = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from a key and a default text, with the table of a bundle.
  @_disfavoredOverload
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(
      key,
      defaultValue: defaultValue,
      table: table,
      locale: locale,
      bundle: BundleDescription(bundle)
    )
  }

  /// Creates a resource from a key with interpolated values. The key is also the default text.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    localizedKey = keyAndValue
    fallback = nil
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource from a key with interpolated values, with the table of a bundle.
  @_disfavoredOverload
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: Bundle,
    comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: BundleDescription(bundle))
  }

  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Creates a resource from a string literal with interpolated values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  var stringTable: StringTable {
    var table = StringTable(name: table, path: bundlePath)
    table.fallback = fallback?.key
    table.locale = locale == .current ? nil : locale
    return table
  }

  private var bundlePath: String? {
    switch bundle {
    case .main: nil
    case .atURL(let url): url.path
    }
  }
}

/// A type whose values have a localized text: Foundation's
/// `CustomLocalizedStringResourceConvertible`, which Linux lacks.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text of the value.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
