import PurchaseFlow
import StoreModel

extension CustomerFacts {
  /// The plans of a group for which the customer is eligible for one kind of offer.
  struct OfferedPlans {
    /// The label of the kind of offer.
    let label: AccountText
    let plans: [Product]
    /// Returns the texts of a plan's offers.
    let offers: (Product) -> [String]
  }

  /// Returns the offers that a purchase could apply now, by kind. Kinds without an offer are left
  /// out. If the customer's plan is billed monthly, these are the offers of monthly billing.
  func offeredPlans(in group: SubscriptionGroup) -> [OfferedPlans] {
    let kinds: [(AccountText, Product.SubscriptionOffer.OfferType)] = [
      (.factWinBack, .winBack), (.factIntroductory, .introductory),
      (.factPromotional, .promotional),
    ]
    let eligible = group.products.map { ($0, Set(offers(of: $0).map(\.type))) }
    let offered = kinds.map { label, type in
      OfferedPlans(label: label, plans: eligible.filter { $1.contains(type) }.map(\.0)) { plan in
        offers(of: plan).filter { $0.type == type }.map { words.price(of: $0) }
      }
    }
    let redeemable = group.products.filter { !account.eligibleCodes(for: $0.id).isEmpty }
    let codes = OfferedPlans(label: .factCodes, plans: redeemable) { plan in
      account.eligibleCodes(for: plan.id)
    }
    return (offered + [codes]).filter { !$0.plans.isEmpty }
  }

  private func offers(of plan: Product) -> [Product.SubscriptionOffer] {
    account.eligibleOffers(for: plan, billedAs: account.billingPlanOfOffers(for: plan))
  }

  /// Returns the plans with their offers, one plan per line.
  func text(of offered: OfferedPlans) -> String {
    lines(offered.plans) { plan in
      words.text(AccountText.valueOffers, plan.displayName, list(offered.offers(plan)))
    }
  }
}
