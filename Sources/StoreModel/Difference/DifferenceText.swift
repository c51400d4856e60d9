import ExternalInput
import Foundation

/// A difference as text for users: a heading for each group, and a line for each change such as
/// `Yearly: $69.99 → $59.99`.
///
/// ```swift
/// import StoreModel
///
/// func report(from old: StoreConfiguration, to new: StoreConfiguration) -> String {
///   DifferenceText(ConfigurationDifference(from: old, to: new), usesASCII: true).text
/// }
/// ```
public struct DifferenceText: Sendable {
  private typealias Part = ConfigurationChange.Part

  private let difference: ConfigurationDifference
  private let arrow: String
  private let words: ChangeValueFormatter

  /// Creates the text of a difference.
  ///
  /// - Parameters:
  ///   - difference: The difference.
  ///   - usesASCII: Whether the program's own signs are ASCII: `->` for `→`. Texts from the files
  ///     are unchanged.
  public init(_ difference: ConfigurationDifference, usesASCII: Bool = false) {
    self.difference = difference
    arrow = usesASCII ? "->" : "→"
    words = ChangeValueFormatter(
      old: PriceFormat(storefront: difference.oldStorefront, locale: ChangeValueFormatter.locale),
      new: PriceFormat(storefront: difference.newStorefront, locale: ChangeValueFormatter.locale),
      usesASCII: usesASCII
    )
  }

  /// The lines of the text, each with a line feed and without control characters; empty without
  /// changes.
  public var text: String {
    var result = ""
    var heading: String?
    let ambiguous = ambiguousNames
    for change in difference.changes where !isRepeated(change) {
      let own = Self.heading(of: change.part)
      if own != heading {
        result += (heading == nil ? "" : "\n") + own + "\n"
        heading = own
      }
      result += "  " + line(of: change, ambiguous) + "\n"
    }
    return result
  }

  /// Whether a change of the up-front billing plan only repeats the change of the product's price.
  private func isRepeated(_ change: ConfigurationChange) -> Bool {
    guard change.item?.name == StoreConfiguration.BillingPlanType.billedUpfront.rawValue,
      change.field == .offerPrice || change.field == .commitmentPrice,
      let old = change.old, let new = change.new
    else { return false }
    return difference.changes.contains { other in
      other.part == change.part && other.field == .price
        && other.old?.isEquivalent(to: old) == true && other.new?.isEquivalent(to: new) == true
    }
  }

  /// Returns the word for a free trial if the old or the new offer is a free trial; otherwise
  /// `nil`. The price of a free trial in the file has no meaning.
  private func free(
    _ change: ConfigurationChange,
    _ side: KeyPath<ConfigurationChange, ConfigurationChange.Value?>
  ) -> ConfigurationChange.Value? {
    guard change.field == .offerPrice else { return nil }
    let free = ConfigurationChange.Value.word(
      Product.SubscriptionOffer.PaymentMode.freeTrial.configurationWord
    )
    let isFree = difference.changes.contains { other in
      other.part == change.part && other.item == change.item && other.field == .paymentMode
        && other[keyPath: side] == free
    }
    return isFree ? free : nil
  }

  /// The names that several changed products share; the text adds their identifiers.
  private var ambiguousNames: Set<String> {
    var ids: [String: Set<String>] = [:]
    for change in difference.changes where change.part.group != nil || !change.part.id.isEmpty {
      ids[change.part.name, default: []].insert(change.part.id)
    }
    return Set(ids.filter { $0.value.count > 1 }.keys)
  }

  private static func heading(of part: Part) -> String {
    let name = PrintableText.shortened(part.group ?? part.name)
    switch part.kind {
    case .group, .plan: return "Group " + name
    case .suiteGroup, .suite: return "Suites of " + name
    case .product, .products: return "Products"
    case .nonRenewing, .nonRenewingSubscriptions: return "Non-renewing subscriptions"
    case .policies: return "Policies"
    case .settings: return "Settings"
    case .file: return "File"
    }
  }

  private func line(of change: ConfigurationChange, _ ambiguous: Set<String>) -> String {
    let subject = [subject(of: change.part, ambiguous), itemWords(change.item), fieldWords(change)]
      .filter { !$0.isEmpty }
    let what = words(for: change)
    guard !subject.isEmpty else { return what }
    let name = subject[0]
    let rest = subject.dropFirst().joined(separator: ", ")
    let start = rest.isEmpty ? name : "\(name): \(rest)"
    let isSentence = change.item != nil && change.field == nil
    if rest.isEmpty { return start + (isSentence ? " " : ": ") + what }
    return start + " " + what
  }

  private func subject(of part: Part, _ ambiguous: Set<String>) -> String {
    switch part.kind {
    case .file, .policies, .settings, .group, .suiteGroup, .products, .nonRenewingSubscriptions:
      return ""
    case .plan, .product, .nonRenewing, .suite:
      if part.name.isEmpty { return "a product without a name" }
      let name = PrintableText.shortened(part.name)
      let needsID = ambiguous.contains(part.name) && part.id != part.name
      return needsID ? "\(name) (\(PrintableText.shortened(part.id)))" : name
    }
  }

  private func itemWords(_ item: ConfigurationChange.Item?) -> String {
    guard let item else { return "" }
    let name = PrintableText.shortened(item.name)
    let start = item.kind.words
    return name.isEmpty ? start : start + " " + name
  }

  private func fieldWords(_ change: ConfigurationChange) -> String {
    change.field?.words ?? ""
  }

  private func words(for change: ConfigurationChange) -> String {
    switch (change.kind, change.field) {
    case (.reordered, _):
      return "\(value(change.old, isNew: false)) \(arrow) \(value(change.new, isNew: true))"
    case (.added, nil): return ended("added", value(change.new, isNew: true))
    case (.removed, nil): return ended("removed", value(change.old, isNew: false))
    case (_, .place?):
      return "moved from \(value(change.old, isNew: false)) to \(value(change.new, isNew: true))"
    default:
      let (old, new) = words.pair(
        change.old ?? free(change, \.old),
        change.new ?? free(change, \.new)
      )
      return "\(old) \(arrow) \(new)"
    }
  }

  private func ended(_ word: String, _ summary: String) -> String {
    summary.isEmpty ? word : "\(word), \(summary)"
  }

  private func value(_ value: ConfigurationChange.Value?, isNew: Bool) -> String {
    words.phrase(value, isNew: isNew)
  }
}

extension ConfigurationChange.Item.Kind {
  /// The name of the list's entries in messages.
  fileprivate var words: String {
    switch self {
    case .localization: "localization"
    case .introductoryOffer: "introductory offer"
    case .promotionalOffer: "promotional offer"
    case .codeOffer: "code offer"
    case .winBackOffer: "win-back offer"
    case .billingPlan: "billing plan"
    case .privacyPolicy: "privacy policy"
    case .simulatedFailure: "simulated failure of"
    }
  }
}
