import StoreModel

/// A demand of App Review on a store as it is rendered.
///
/// Each rule is a file here and a page in `Documentation/Review`. The facts are those of
/// the App Review Guidelines, 3.1.1 and 3.1.2, and of what reviewers write when they reject;
/// a rule that is quiet is no promise.
package protocol ReviewRule: Sendable {
  /// The name, also that of its page.
  static var id: String { get }
  /// What it demands, in one sentence.
  static var summary: String { get }
  /// Why, and what to do about a finding.
  static var help: String { get }

  /// What a store does not do as it should, as far as one of its screens shows it.
  @MainActor
  static func findings(
    on screen: RenderedScreen,
    of store: ReviewedStore
  ) -> [ReviewFinding]
}

/// Something that App Review may object to.
package struct ReviewFinding: Hashable, Sendable {
  /// What it concerns.
  package enum Place: Hashable, Sendable {
    /// A plan of the group.
    case plan(Product.ID)
    /// The group as a whole.
    case group
    /// Something else of the file, by its key path.
    case keyPath(String)
  }

  /// What it concerns.
  package let place: Place
  /// What was found and what to do next, without a line break.
  package let message: String

  /// Whether it was seen on a screen; else it is about the file alone.
  var isOnScreen: Bool {
    switch place {
    case .plan, .group: true
    case .keyPath: false
    }
  }
}

/// The rules of App Review.
package enum ReviewRules {
  /// All rules.
  static let all: [any ReviewRule.Type] = [
    BilledAmountRule.self, LengthAndPriceRule.self, AfterOfferRule.self, PolicyLinksRule.self,
    RestoreRule.self,
  ]

  /// Where the guidelines stand.
  private static let guidelines =
    "https://developer.apple.com/app-store/review/guidelines/#subscriptions"

  /// The rules described for reports.
  package static let described = all.map { rule in
    CheckRule(
      id: rule.id,
      summary: rule.summary,
      help: rule.help + " See Documentation/Review/\(rule.id).md.",
      helpURI: guidelines
    )
  }
}
