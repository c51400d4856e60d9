import ExternalInput
import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// Renders the stores of a configuration for a new customer and applies the rules of App Review.
/// The review selects each plan at each screen size.
///
/// ```swift
/// import StoreBrowser
/// import StoreModel
///
/// @MainActor
/// func messages(about configuration: StoreConfiguration) throws -> [String] {
///   try StoreReview().diagnostics(of: configuration).map(\.message)
/// }
/// ```
@MainActor
public struct StoreReview {
  /// A function that builds the store of a group.
  typealias Store = @MainActor (SubscriptionGroup, StoreCatalog) -> AnyView

  /// The sizes of the screens in cells: a usual window, and a narrow one.
  static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 24)]

  /// The maximum number of plans in one rendered store. Larger groups are split into several
  /// stores. Each plan needs a rendering, and renderings are slower in stores with more plans. The
  /// number is this project's choice.
  static let planLimit = 12

  private let locale: Locale?
  /// Whether only one plan of each appearance is checked. This is correct only for styles that show
  /// no calculated prices, because calculated prices depend on the digits.
  var judgesAlikeOnce: Bool
  let store: Store

  /// Creates a review.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the stores.
  ///   - locale: The language of the store. Default: the language of the file.
  /// - Throws: ``BrowserError`` if the style or placement is unknown.
  public init(appearance: StoreAppearance = StoreAppearance(), locale: Locale? = nil) throws {
    try ControlStyleList.check(appearance)
    let isStandard = ControlStyleList.entries.contains {
      $0.name == appearance.controlStyle && $0.isStandard
    }
    self.init(locale: locale, judgesAlikeOnce: isStandard) { group, catalog in
      AnyView(StoreUnderReview(group: group, policies: catalog.policies, appearance: appearance))
    }
  }

  init(locale: Locale? = nil, judgesAlikeOnce: Bool = false, store: @escaping Store) {
    self.locale = locale
    self.judgesAlikeOnce = judgesAlikeOnce
    self.store = store
  }

  /// Returns the findings as warnings and notes with key paths, in the order of groups and rules.
  ///
  /// - Parameter report: Receives the progress after each plan.
  public func diagnostics(
    of configuration: StoreConfiguration,
    reporting report: (Progress) -> Void = { _ in }
  ) -> [Diagnostic] {
    let catalog = StoreCatalog(
      configuration,
      locale: locale ?? configuration.settings.storeLocale
    )
    let groups = catalog.groups.filter { $0.products.contains(where: Self.canBeJudged) }
    var progress = Progress(
      total: groups.reduce(0) { $0 + $1.products.count(where: Self.canBeJudged) }
    )
    let customer = newCustomer(of: catalog, configuration)
    var passedAppearances = Set<PlanAppearance>()
    let findingsInFile = Dictionary(
      uniqueKeysWithValues: ReviewRules.all.map { ($0.id, $0.findings(in: catalog)) }
    )
    let found = groups.flatMap { group in
      var findings = findings(in: group, of: catalog, customer, unless: &passedAppearances) {
        count in
        progress.done += count
        report(progress)
      }
      findings[CommitmentPriceRule.id] = commitmentFindings(in: group, of: catalog, customer)
      findings.merge(findingsInFile) { $1 + $0 }
      return diagnostics(for: findings, in: group, configuration)
    }
    return Self.distinct(found)
  }

  /// The progress of a review, counted in plans.
  public struct Progress: Hashable, Sendable {
    /// The number of checked plans.
    public fileprivate(set) var done = 0
    /// The number of plans to check.
    public let total: Int
  }

  private func newCustomer(
    of catalog: StoreCatalog,
    _ configuration: StoreConfiguration
  ) -> Simulation {
    let contents = StoreContents(catalog, timeRate: configuration.settings.timeRate, zone: .utc)
    return Simulation(contents: contents, start: BrowserOptions.defaultStart)
  }

  /// Returns the findings of each rule about some plans of a group. The rendered stores also show
  /// other plans of the group.
  func findings(
    about plans: [Product],
    in group: SubscriptionGroup,
    of catalog: StoreCatalog,
    _ customer: Simulation,
    planDone: (Product) -> Void
  ) -> [String: [ReviewFinding]] {
    let wanted = Set(plans.map(\.id))
    var findings: [String: [ReviewFinding]] = [:]
    for part in Self.parts(of: group)
    where part.products.contains(where: { wanted.contains($0.id) }) {
      let reviewed = ReviewedStore(group: part, of: catalog)
      for size in Self.sizes {
        let kept = host(of: part, in: catalog, customer, size: size)
        for plan in part.products where wanted.contains(plan.id) {
          let found = Self.findings(about: plan, on: kept, reviewed) {
            host(of: part, in: catalog, customer, size: size)
          }
          findings.merge(found, uniquingKeysWith: +)
          if size == Self.sizes.last { planDone(plan) }
        }
      }
    }
    return findings
  }

  /// Returns the findings of each rule with a plan selected.
  ///
  /// A style may have state that the selection does not change, such as the side of a toggle. A
  /// finding in the shared store therefore counts only if a new store has the same finding.
  private static func findings(
    about plan: Product,
    on kept: ReviewHost,
    _ store: ReviewedStore,
    making made: () -> ReviewHost
  ) -> [String: [ReviewFinding]] {
    let found = kept.findings(about: plan, of: store)
    return found.values.allSatisfy(\.isEmpty) ? found : made().findings(about: plan, of: store)
  }

  /// Returns a host that shows a store to a customer.
  func host(
    of group: SubscriptionGroup,
    in catalog: StoreCatalog,
    _ customer: Simulation,
    size: Size
  ) -> ReviewHost {
    let session = StoreSession(catalog: catalog, simulation: customer)
    return ReviewHost(store(group, catalog), session: session, size: size)
  }

  private func diagnostics(
    for findings: [String: [ReviewFinding]],
    in group: SubscriptionGroup,
    _ configuration: StoreConfiguration
  ) -> [Diagnostic] {
    let paths = KeyPaths(of: group, in: configuration)
    return ReviewRules.all.flatMap { rule in
      Self.merged(findings[rule.id] ?? []).map { finding in
        Diagnostic(
          severity: rule.severity,
          message: PrintableText.escaped(finding.message),
          keyPath: paths.keyPath(of: finding.place),
          rule: rule.id
        )
      }
    }
  }

  /// Splits the plans of a group that can be checked into groups of at most `planLimit`.
  static func parts(of group: SubscriptionGroup) -> [SubscriptionGroup] {
    let plans = group.products.filter(canBeJudged)
    let count = (plans.count + planLimit - 1) / planLimit
    return (0..<count).map { part in
      let range = plans.count * part / count..<plans.count * (part + 1) / count
      return group.with(Array(plans[range]))
    }
  }

  /// Returns whether a plan is sold, so that it has a price and a period.
  nonisolated static func canBeJudged(_ plan: Product) -> Bool {
    plan.unavailability == nil
  }

  /// Returns the first finding about each subject, because most findings are the same at all screen
  /// sizes.
  private static func merged(_ findings: [ReviewFinding]) -> [ReviewFinding] {
    var places = Set<ReviewFinding.Place>()
    return findings.filter { places.insert($0.place).inserted }
  }

  /// Returns the diagnostics without duplicates. All groups have the same finding about the address
  /// of the privacy policy.
  private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var known = Set<Diagnostic>()
    return diagnostics.filter { known.insert($0).inserted }
  }
}

/// The key paths of the subjects in a group.
private struct KeyPaths {
  private let group: String
  private let plans: [Product.ID: Int]

  init(of group: SubscriptionGroup, in configuration: StoreConfiguration) {
    self.group = "subscriptionGroups[\(group.position)]"
    let plans = configuration.subscriptionGroups[group.position].subscriptions
    // The first of several plans with the same identifier is used.
    self.plans = Dictionary(plans.enumerated().map { ($1.product.productID, $0) }) { first, _ in
      first
    }
  }

  func keyPath(of place: ReviewFinding.Place) -> String {
    switch place {
    case .keyPath(let path): path
    case .group: group
    case .plan(let id): plans[id].map { "\(group).subscriptions[\($0)]" } ?? group
    }
  }
}

/// A store as an app developer would write it, in a named style and placement.
private struct StoreUnderReview: View {
  let group: SubscriptionGroup
  let policies: StorePolicies
  let appearance: StoreAppearance

  var body: some View {
    ControlStyleList.styled(SubscriptionStoreView(subscriptions: group.products), appearance)
      .subscriptionStoreButtonLabel(appearance.buttonLabel)
      .storeButton(.visible, for: .restorePurchases)
      .storeButton(policies.isEmpty ? .automatic : .visible, for: .policies)
  }
}
