import PurchaseFlow
import StoreModel

extension CustomerFacts {
  /// The plans of a group that the customer could buy with offers of a kind.
  struct OfferedPlans {
    /// What kind of offers.
    let label: AccountText
    let plans: [Product]
    /// The offers of a plan, in words.
    let offers: (Product) -> [String]
  }

  /// The offers that a purchase could apply now, by their kind; kinds without any are left out.
  func offeredPlans(in group: SubscriptionGroup) -> [OfferedPlans] {
    let kinds: [(AccountText, Product.SubscriptionOffer.OfferType)] = [
      (.factWinBack, .winBack), (.factIntroductory, .introductory),
      (.factPromotional, .promotional),
    ]
    let eligible = group.products.map { ($0, Set(account.eligibleOffers(for: $0).map(\.type))) }
    let offered = kinds.map { label, type in
      OfferedPlans(label: label, plans: eligible.filter { $1.contains(type) }.map(\.0)) { plan in
        account.eligibleOffers(for: plan).filter { $0.type == type }.map { words.price(of: $0) }
      }
    }
    let redeemable = group.products.filter { !account.eligibleCodes(for: $0.id).isEmpty }
    let codes = OfferedPlans(label: .factCodes, plans: redeemable) { plan in
      account.eligibleCodes(for: plan.id)
    }
    return (offered + [codes]).filter { !$0.plans.isEmpty }
  }

  /// Plans with their offers, one a line.
  func text(of offered: OfferedPlans) -> String {
    lines(offered.plans) { plan in
      words.text(AccountText.valueOffers, plan.displayName, list(offered.offers(plan)))
    }
  }
}
