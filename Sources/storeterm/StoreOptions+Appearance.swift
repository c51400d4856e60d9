import ArgumentParser
import ExternalInput
import StoreBrowser
import StoreModel
import StoreViews

extension StoreAppearance.GroupStyle: NamedValue {}
extension StoreAppearance.Grouping: NamedValue {}

extension StoreOptions {
  /// Parses a label of subscribe buttons, such as `multiline.action`.
  @Sendable
  static func buttonLabel(_ text: String) throws -> SubscriptionStoreButtonLabel {
    try CustomerOptions.asUsage { try OptionValueParser.buttonLabel(text) }
  }

  /// Parses relationships to the present plan, separated by commas.
  @Sendable
  static func relationships(_ text: String) throws -> Product.SubscriptionRelationship {
    var found: Product.SubscriptionRelationship = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      switch part {
      case "all": found.insert(.all)
      case "current": found.insert(.current)
      case "upgrade": found.insert(.upgrade)
      case "crossgrade": found.insert(.crossgrade)
      case "downgrade": found.insert(.downgrade)
      default:
        throw ValidationError(
          "Unknown relationship \(PrintableText.quotedName(String(part))). "
            + "Write all, or any of current, upgrade, crossgrade and downgrade, separated by commas."
        )
      }
    }
    return found
  }
}
