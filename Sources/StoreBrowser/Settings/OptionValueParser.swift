import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel
import StoreViews

/// Parses values of options that accept more than a fixed list of words. The command line and the
/// settings file accept the same values.
package enum OptionValueParser {
  /// Returns the locale for an identifier such as `ja` or `de_DE`.
  package static func locale(_ text: String) throws(OptionValueError) -> Locale {
    guard let locale = LocaleName.knownLocale(text) else {
      throw OptionValueError("Unknown language \(quoted(text)). Write one such as ja or de_DE.")
    }
    return locale
  }

  /// Returns the storefront for a country code such as `USA`.
  package static func storefront(_ text: String) throws(OptionValueError) -> Storefront {
    let storefront = Storefront(text)
    guard storefront.isKnown else {
      throw OptionValueError(
        "Unknown storefront \(quoted(text)). Write a code such as USA, JPN or DEU."
      )
    }
    return storefront
  }

  /// Returns the time zone for an identifier such as `Europe/Berlin`.
  package static func zone(_ text: String) throws(OptionValueError) -> CalendarZone {
    guard let zone = CalendarZone(identifier: text) else {
      throw OptionValueError(
        "Unknown time zone \(quoted(text)). Write one such as UTC or Europe/Berlin."
      )
    }
    return zone
  }

  private static func quoted(_ text: String) -> String { PrintableText.quotedName(text) }

  /// The names of the subscribe button labels that look different from one another.
  package static var buttonLabelNames: [String] { StoreAppearance.buttonLabels.map(\.name) }

  /// Returns the subscribe button label for a chain such as `multiline.action`.
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

/// A value that an option does not accept.
package struct OptionValueError: Error, Hashable, CustomStringConvertible {
  /// The error and the valid values.
  package let description: String

  init(_ description: String) { self.description = description }
}
