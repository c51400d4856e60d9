import StoreModel
import TerminalUI

/// The links of a store, which are its secondary buttons: the policies, restoring purchases,
/// redeeming a code and signing in.
@MainActor
struct StoreLinks {
  /// The visible links, in display order.
  let kinds: [StoreButtonKind]
  /// The widths of the links in cells.
  private let widths: [Int]

  /// - Parameters:
  ///   - buttons: The visibility that modifiers set.
  ///   - hasSignIn: Whether the client set an action for signing in.
  ///   - policies: The destinations that the client set.
  ///   - catalog: The catalog of the store, which may have policies of its own.
  ///   - words: The language of the labels.
  init(
    _ buttons: StoreButtons,
    hasSignIn: Bool,
    policies: [SubscriptionStorePolicyKind: PolicyDestination],
    in catalog: StoreCatalog,
    _ words: Words
  ) {
    let available = catalog.policies.available(with: policies)
    var kinds: [StoreButtonKind] = []
    if buttons.shows(.restorePurchases) { kinds.append(.restorePurchases) }
    if buttons.shows(.redeemCode) { kinds.append(.redeemCode) }
    if hasSignIn, buttons.shows(.signIn, automatically: true) { kinds.append(.signIn) }
    if buttons.shows(.policies, automatically: !policies.isEmpty), !available.isEmpty {
      kinds.append(.policies)
    }
    self.kinds = kinds
    widths = kinds.map { kind in
      switch kind {
      case .restorePurchases: Self.width(of: words[.restoreSubscription])
      case .redeemCode: Self.width(of: words[.redeemCode])
      case .signIn: Self.width(of: words[.signIn])
      default: Self.width(ofPolicies: available, words)
      }
    }
  }

  /// Returns the number of rows that the links need in a store of a width.
  func rows(in width: Int) -> Int {
    LinkRows.ranges(of: widths, separator: LinkRows.separator, in: width).count
  }

  /// Returns the width of a plain button: a blank column for the focus mark, and the label.
  private static func width(of label: String) -> Int { 1 + CellText(label).columns }

  private static func width(
    ofPolicies kinds: Set<SubscriptionStorePolicyKind>,
    _ words: Words
  ) -> Int {
    var labels: [String] = []
    if kinds.contains(.termsOfService) { labels.append(words[.termsOfService]) }
    if kinds.count > 1 { labels.append(words[.policiesConjunction]) }
    if kinds.contains(.privacyPolicy) { labels.append(words[.privacyPolicy]) }
    if !words.language.separatesWords { labels = [labels.joined()] }
    return labels.reduce(0) { $0 + width(of: $1) }
  }
}
