import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// Reads what an option is set to where that is more than one of a few words: the command line
/// and the settings file take the same.
package enum OptionValueParser {
  /// A language.
  package static func locale(_ text: String) throws(OptionValueError) -> Locale {
    guard let locale = LocaleName.knownLocale(text) else {
      throw OptionValueError("Unknown language \(quoted(text)). Write one such as ja or de_DE.")
    }
    return locale
  }

  /// A storefront, by its code.
  package static func storefront(_ text: String) throws(OptionValueError) -> Storefront {
    let storefront = Storefront(text)
    guard storefront.isKnown else {
      throw OptionValueError(
        "Unknown storefront \(quoted(text)). Write a code such as USA, JPN or DEU."
      )
    }
    return storefront
  }

  /// A time zone.
  package static func zone(_ text: String) throws(OptionValueError) -> CalendarZone {
    guard let zone = CalendarZone(identifier: text) else {
      throw OptionValueError(
        "Unknown time zone \(quoted(text)). Write one such as UTC or Europe/Berlin."
      )
    }
    return zone
  }

  private static func quoted(_ text: String) -> String { PrintableText.quotedName(text) }

  /// The names of the labels of subscribe buttons that differ.
  package static var buttonLabelNames: [String] { StoreAppearance.buttonLabels.map(\.name) }

  /// A label of subscribe buttons as it is chained in code: `multiline.action`.
  package static func buttonLabel(
    _ text: String
  ) throws(OptionValueError) -> SubscriptionStoreButtonLabel {
    var label = SubscriptionStoreButtonLabel.automatic
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      switch part {
      case "automatic": continue
      case "action": label = label.action
      case "displayName": label = label.displayName
      case "price": label = label.price
      case "singleLine": label = label.singleLine
      case "multiline": label = label.multiline
      default:
        throw OptionValueError(
          "Unknown button label \(quoted(String(part))). Write automatic, action, displayName, "
            + "price, singleLine, multiline, or a chain such as multiline.action."
        )
      }
    }
    return label
  }
}

/// Why an option cannot be set to what was written.
package struct OptionValueError: Error, Hashable, CustomStringConvertible {
  /// What is wrong and what to write instead.
  package let description: String

  init(_ description: String) { self.description = description }
}
