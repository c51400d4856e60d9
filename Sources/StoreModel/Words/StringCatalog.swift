/// Reads one language out of a String Catalog (`.xcstrings`).
///
/// The file is read before the first frame, so only what is looked up is turned into
/// strings: everything else is skipped as bytes. A file that is not what it should be
/// gives fewer texts, never a crash.
struct StringCatalog {
  /// The forms of each text, by key; a text without plural forms has only `.other`.
  typealias Table = [String: [Words.PluralCategory: String]]

  /// The texts of a file in one language.
  static func read(_ bytes: [UInt8], language: String) -> Table {
    var table: Table = [:]
    bytes.withUnsafeBufferPointer { buffer in
      var reader = CatalogReader(bytes: buffer)
      reader.readObject { reader, key in
        guard reader.matches(key, "strings") else { return reader.skipValue() }
        reader.readObject { reader, key in
          table[reader.text(key)] = forms(of: language, &reader)
        }
      }
    }
    return table
  }

  private static func forms(
    of language: String,
    _ reader: inout CatalogReader
  ) -> [Words.PluralCategory: String] {
    var forms: [Words.PluralCategory: String] = [:]
    reader.readObject(at: "localizations") { reader in
      reader.readObject(at: language) { reader in
        reader.readObject { reader, key in
          if reader.matches(key, "stringUnit") {
            reader.readObject(at: "value") { forms[.other] = $0.readText() }
          } else if reader.matches(key, "variations") {
            reader.readObject(at: "plural") { forms = pluralForms(&$0) }
          } else {
            reader.skipValue()
          }
        }
      }
    }
    return forms
  }

  private static func pluralForms(
    _ reader: inout CatalogReader
  ) -> [Words.PluralCategory: String] {
    var forms: [Words.PluralCategory: String] = [:]
    reader.readObject { reader, name in
      let category = Words.PluralCategory(rawValue: reader.text(name))
      reader.readObject(at: "stringUnit") { reader in
        reader.readObject(at: "value") { reader in
          let value = reader.readText()
          if let category { forms[category] = value }
        }
      }
    }
    return forms
  }
}
