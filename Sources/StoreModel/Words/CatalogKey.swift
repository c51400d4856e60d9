import EmbeddedCatalogs
import ExternalInput
import Synchronization

/// The key of a text in a String Catalog. Each screen of the program has its own catalog and
/// enumeration of keys.
///
/// ```swift
/// import EmbeddedCatalogs
///
/// enum AccountText: String, CatalogKey {
///   static let catalog = TextCatalog(embedded_account)
///   /// “Customer”: the screen's title.
///   case title = "account.title"
/// }
///
/// func title(_ words: Words) -> String { words.text(AccountText.title) }
/// ```
package protocol CatalogKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// The String Catalog that contains the texts.
  static var catalog: TextCatalog { get }
}

/// The texts of one String Catalog (`.xcstrings`). Each language is read at its first use.
package final class TextCatalog: Sendable {
  private let file: @Sendable () -> embedded_file
  private let tables = Mutex<[Words.Language: [String: StringCatalog.Entry]]>([:])

  /// Creates a catalog from a file that is embedded in the program.
  package init(_ file: @escaping @Sendable () -> embedded_file) { self.file = file }

  /// The file's bytes.
  package var bytes: [UInt8] {
    let file = file()
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// Returns a text in a plural form, or its only form. Returns the English text if the language
  /// has none, and the key if the catalog does not have the text.
  func template(
    _ key: String,
    in language: Words.Language,
    _ category: Words.PluralCategory = .other
  ) -> String {
    table(of: language)[key]?.form(category.rawValue)
      ?? table(of: .english)[key]?.form("other") ?? key
  }

  /// Returns the texts of the catalog in a language, which are read at the first call.
  func table(of language: Words.Language) -> [String: StringCatalog.Entry] {
    tables.withLock { tables in
      if let table = tables[language] { return table }
      let file = file()
      let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
      let table = StringCatalog.texts(inEmbedded: bytes, language: language.rawValue)
      tables[language] = table
      return table
    }
  }
}

extension CatalogKey {
  /// Returns the text of the key in the String Catalog, with its placeholders.
  package func text(in words: Words) -> String { words.text(self) }
}

extension Words.Key: CatalogKey {
  /// The store's own texts.
  package static let catalog = TextCatalog(embedded_store_model)
}

extension Words.CountedKey: CatalogKey {
  /// The store's own texts.
  package static var catalog: TextCatalog { Words.Key.catalog }
}

extension Words {
  /// Returns the text of a key with its placeholders filled, as ``text(_:_:)-(Key,_)`` does.
  package func text(
    _ key: some CatalogKey,
    _ arguments: any LosslessStringConvertible...
  ) -> String {
    fill(template(key, .other), with: arguments)
  }

  /// Returns a text in the plural form for a number, as ``count(_:_:_:)-(CountedKey,_,_)`` does.
  package func count(
    _ key: some CatalogKey,
    _ number: Int,
    _ arguments: any LosslessStringConvertible...
  ) -> String {
    fill(template(key, language.pluralCategory(of: number)), with: [number] + arguments)
  }

  func template<Key: CatalogKey>(_ key: Key, _ category: PluralCategory) -> String {
    Key.catalog.template(key.rawValue, in: language, category)
  }
}
