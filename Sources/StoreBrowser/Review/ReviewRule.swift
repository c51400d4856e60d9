import StoreModel

/// A rule of App Review for rendered stores.
///
/// Each rule has a file in this folder and a page in `Documentation/Review`. The rules follow the
/// App Review Guidelines, 3.1.1 and 3.1.2, and the usual texts of rejections. A store without
/// findings may still be rejected.
package protocol ReviewRule: Sendable {
  /// The identifier, which is also the name of the rule's page.
  static var id: String { get }
  /// The requirement, in one sentence.
  static var summary: String { get }
  /// The reason for the rule, and how to fix a finding.
  static var help: String { get }
  /// The severity of a finding. Default: `warning`.
  static var severity: Diagnostic.Severity { get }

  /// Returns the violations on one screen of a store.
  @MainActor
  static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding]

  /// Returns the violations that the file alone shows, without a screen. They are reported for each
  /// group. Default: none.
  static func findings(in catalog: StoreCatalog) -> [ReviewFinding]
}

extension ReviewRule {
  /// The severity of most rules.
  package static var severity: Diagnostic.Severity { .warning }

  /// No violations, for rules that need only the screen.
  package static func findings(in catalog: StoreCatalog) -> [ReviewFinding] { [] }
}

/// A reason why App Review may reject a store.
package struct ReviewFinding: Hashable, Sendable {
  /// The subject of a finding.
  package enum Place: Hashable, Sendable {
    /// A plan of the group.
    case plan(Product.ID)
    /// The group as a whole.
    case group
    /// Another part of the file, by key path.
    case keyPath(String)
  }

  /// The subject of the finding.
  package let place: Place
  /// The problem and the next step, without a line break.
  package let message: String
}

/// The rules of App Review.
package enum ReviewRules {
  static let all: [any ReviewRule.Type] = [
    BilledAmountRule.self, LengthAndPriceRule.self, AfterOfferRule.self, PolicyLinksRule.self,
    RestoreRule.self, CommitmentPriceRule.self,
  ]

  /// The address of the guidelines.
  private static let guidelines =
    "https://developer.apple.com/app-store/review/guidelines/#subscriptions"

  /// The descriptions of the rules in reports: identifier, summary, help and web address.
  package static let described = all.map { rule in
    CheckRule(
      id: rule.id,
      summary: rule.summary,
      help: rule.help + " See Documentation/Review/\(rule.id).md.",
      helpURI: guidelines
    )
  }
}
