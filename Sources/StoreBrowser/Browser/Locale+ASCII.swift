import Foundation

extension Locale {
  /// The locale for texts in ASCII. A locale with Latin script is returned unchanged, because Latin
  /// letters remain readable without their diacritics. Other locales are replaced by English
  /// (United States), because their texts would consist of question marks. This rule is this
  /// project's choice.
  var forASCII: Locale {
    language.script == .latin ? self : Locale(identifier: "en_US")
  }
}
