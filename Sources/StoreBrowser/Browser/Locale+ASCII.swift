import Foundation

extension Locale {
  /// The locale for texts in ASCII: this one if its script is Latin, because Latin letters remain
  /// readable without their marks. Otherwise English (United States), because a text of question
  /// marks is not readable. This rule is this project's choice.
  var forASCII: Locale {
    language.script == .latin ? self : Locale(identifier: "en_US")
  }
}
