import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

extension StoreReview {
  /// Returns the findings about the amounts of plans that are billed monthly, with a 12-month
  /// commitment. The stores sell these plans with monthly billing only.
  func commitmentFindings(
    in group: SubscriptionGroup,
    of catalog: StoreCatalog,
    _ customer: Simulation
  ) -> [ReviewFinding] {
    let plans = group.products.filter { $0.subscription?.monthlyTerms != nil }
    guard !plans.isEmpty else { return [] }
    return Self.parts(of: group.with(plans)).flatMap { part in
      let reviewed = ReviewedStore(group: part, of: catalog, isBilledMonthly: true)
      return Self.sizes.flatMap { size in
        let session = StoreSession(catalog: catalog, simulation: customer)
        let host = ReviewHost(monthlyStore(of: part, in: catalog), session: session, size: size)
        return part.products.flatMap { plan in
          host.findings(about: plan, of: reviewed)[CommitmentPriceRule.id] ?? []
        }
      }
    }
  }

  private func monthlyStore(of group: SubscriptionGroup, in catalog: StoreCatalog) -> AnyView {
    AnyView(
      store(group, catalog).preferredSubscriptionPricingTerms { _, info in info.monthlyTerms }
    )
  }
}
