import Foundation

/// A localized text that is looked up later: a subset of Foundation's `LocalizedStringResource`,
/// which Linux lacks.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The location of the string tables.
  public enum BundleDescription: Sendable, Equatable {
    /// The program and the resource bundles next to it.
    case main
    /// The bundle at this URL.
    case atURL(URL)
  }

  let localizedKey: LocalizedStringKey
  /// The text if no table has the key; if it is `nil`, the key is the text.
  let fallback: LocalizedStringKey?
  /// The name of the table; `nil` is `Localizable`.
  public let table: String?
  /// The location of the table.
  public let bundle: BundleDescription

  /// The key with a format specifier, such as `%@`, for each value.
  public var key: String { localizedKey.key }

  /// Creates a resource from a key and a default text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text if no table has the key.
  ///   - table: The name of the table (default: `Localizable`).
  ///   - bundle: The location of the table.
  ///   - comment: A note for translators, unused at run time.
  public init(
    _ key: StaticString,
    defaultValue: LocalizedStringKey,
    table: String? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    localizedKey = LocalizedStringKey(key: "\(key)", arguments: defaultValue.arguments)
    fallback = defaultValue
    self.table = table
    self.bundle = bundle
  }

  /// Creates a resource from a key with interpolated values.
  public init(
    _ key: LocalizedStringKey,
    table: String? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    localizedKey = key
    fallback = nil
    self.table = table
    self.bundle = bundle
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
    return table
  }

  private var bundlePath: String? {
    switch bundle {
    case .main: nil
    case .atURL(let url): url.path
    }
  }
}
