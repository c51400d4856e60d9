import Foundation

/// A text to look up later: a small form of Foundation's `LocalizedStringResource`, which
/// Linux lacks.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the tables are.
  public enum BundleDescription: Sendable, Equatable {
    /// In the program's own bundle.
    case main
    /// In the bundle in a folder.
    case atURL(URL)
  }

  let localizedKey: LocalizedStringKey
  /// What is shown where no table has the key; the key itself unless told.
  let fallback: LocalizedStringKey?
  /// The name of the table, `Localizable` unless told.
  public let table: String?
  /// Where the table is.
  public let bundle: BundleDescription

  /// The key, a specifier such as `%@` in place of each value.
  public var key: String { localizedKey.key }

  /// Names a text by its key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where no table has the key.
  ///   - table: The name of the table, `Localizable` unless told.
  ///   - bundle: Where the table is.
  ///   - comment: What translators are told; not used at run time.
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

  /// Names a text by a key that may have values in it.
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

  /// Makes a resource of a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Makes a resource of a literal with values.
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
