import Foundation

extension Locale {
  /// The locale to write for where only ASCII can be shown: this one where its script is
  /// Latin, whose letters keep their shape without their marks; else English of the United
  /// States, since question marks tell nothing. Ours.
  var forASCII: Locale {
    language.script == .latin ? self : Locale(identifier: "en_US")
  }
}
