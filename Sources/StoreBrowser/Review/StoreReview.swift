import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// Renders the stores of a configuration, to a new customer, and has the rules of App Review
/// judge them.
@MainActor
public struct StoreReview {
  /// Makes the store of a group.
  typealias Store = @MainActor (SubscriptionGroup, StoreCatalog) -> AnyView

  /// The sizes that stores are judged at, in cells: a usual window, and a narrow one.
  static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 24)]

  /// The most plans that one rendered store shows; those of a larger group are judged in several
  /// stores. Ours: each plan takes a rendering of its own, which takes as long as there are
  /// plans in it.
  static let planLimit = 12

  private let locale: Locale?
  private let store: Store

  /// Prepares a review.
  ///
  /// - Parameters:
  ///   - look: How stores are shown.
  ///   - locale: The language of the store; the file's own unless given.
  /// - Throws: ``BrowserError`` where there is no such style or placement.
  public init(look: StoreLook = StoreLook(), locale: Locale? = nil) throws {
    try ControlStyleList.check(look)
    self.init(locale: locale) { group, catalog in
      AnyView(JudgedStore(group: group, policies: catalog.policies, look: look))
    }
  }

  init(locale: Locale? = nil, store: @escaping Store) {
    self.locale = locale
    self.store = store
  }

  /// What the rules find, as warnings with key paths; in the order of groups and rules.
  public func diagnostics(of configuration: StoreConfiguration) -> [Diagnostic] {
    let catalog = StoreCatalog(
      configuration,
      locale: locale ?? Locale(identifier: configuration.settings.locale)
    )
    var found: [Diagnostic] = []
    for group in catalog.groups where group.products.contains(where: Self.canBeJudged) {
      let rendered = Self.parts(of: group).map { render($0, of: catalog, configuration) }
      for rule in ReviewRules.all {
        let findings = rendered.flatMap { rule.findings(in: $0) }
        found += Self.merged(findings).map { finding in
          let keyPath = Self.keyPath(of: finding.place, in: group, configuration)
          return Diagnostic(
            severity: .warning,
            message: PrintableText.escaped(finding.message),
            keyPath: keyPath,
            rule: rule.id
          )
        }
      }
    }
    return Self.distinct(found)
  }

  /// Renders the store of a group: each plan chosen, at each size.
  private func render(
    _ group: SubscriptionGroup,
    of catalog: StoreCatalog,
    _ configuration: StoreConfiguration
  ) -> RenderedStore {
    let contents = StoreContents(catalog, timeRate: configuration.settings.timeRate, zone: .utc)
    let screens = Self.sizes.flatMap { size in
      group.products.map { plan in
        let session = StoreSession(
          catalog: catalog,
          simulation: Simulation(contents: contents, start: BrowserOptions.defaultStart)
        )
        let view = store(group, catalog)
          .environment(\.storeSession, session)
          .environment(\.storeSelection, .constant(plan.id))
          .environment(\.layoutDirection, LayoutDirection(of: catalog.locale))
        return RenderedScreen(of: ViewHost(view, size: size), choosing: plan)
      }
    }
    return RenderedStore(
      group: group,
      policies: catalog.policies,
      words: catalog.words,
      screens: screens
    )
  }

  /// A group's plans that can be judged, as many groups as it takes to show all of them.
  private static func parts(of group: SubscriptionGroup) -> [SubscriptionGroup] {
    let plans = group.products.filter(canBeJudged)
    let count = (plans.count + planLimit - 1) / planLimit
    return (0..<count).map { part in
      let range = plans.count * part / count..<plans.count * (part + 1) / count
      return SubscriptionGroup(
        position: group.position,
        id: group.id,
        referenceName: group.referenceName,
        displayName: group.displayName,
        products: Array(plans[range])
      )
    }
  }

  /// Whether a plan has a price and a period to be told.
  private nonisolated static func canBeJudged(_ plan: Product) -> Bool {
    plan.unavailability == nil
  }

  /// The first finding of each place: the sizes mostly agree.
  private static func merged(_ findings: [ReviewFinding]) -> [ReviewFinding] {
    var places = Set<ReviewFinding.Place>()
    return findings.filter { places.insert($0.place).inserted }
  }

  /// Each diagnostic once: policies are the same for all groups.
  private static func distinct(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var known = Set<Diagnostic>()
    return diagnostics.filter { known.insert($0).inserted }
  }

  private static func keyPath(
    of place: ReviewFinding.Place,
    in group: SubscriptionGroup,
    _ configuration: StoreConfiguration
  ) -> String {
    let path = "subscriptionGroups[\(group.position)]"
    switch place {
    case .keyPath(let path): return path
    case .group: return path
    case .plan(let id):
      let plans = configuration.subscriptionGroups[group.position].subscriptions
      let index = plans.firstIndex { $0.product.productID == id }
      return index.map { "\(path).subscriptions[\($0)]" } ?? path
    }
  }
}

/// A store as an app developer would write it, in a style and placement by name.
private struct JudgedStore: View {
  let group: SubscriptionGroup
  let policies: StorePolicies
  let look: StoreLook

  var body: some View {
    ControlStyleList.styled(SubscriptionStoreView(subscriptions: group.products), look)
      .subscriptionStoreButtonLabel(look.buttonLabel)
      .storeButton(.visible, for: .restorePurchases)
      .storeButton(policies.isEmpty ? .automatic : .visible, for: .policies)
  }
}
