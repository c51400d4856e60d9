import StoreModel

/// The products on sale, indexed by identifier.
package struct Catalog: Hashable, Sendable {
  /// How a product can be bought.
  package enum Entry: Hashable, Sendable {
    /// A subscription plan on sale.
    case plan(PlanTerms)
    /// A consumable, non-consumable or non-renewing subscription on sale.
    case oneTime(OneTimeTerms)
    /// A product that the store shows but does not sell.
    case unavailable
  }

  private var entries: [String: Entry] = [:]
  private var offers: [String: PlanOffers] = [:]
  private var codes: [String: [OneTimeCode]] = [:]
  /// The terms of the plans that are also billed monthly, with a 12-month commitment.
  private var monthlyPlans: [String: PlanTerms] = [:]
  private var monthlyOffers: [String: PlanOffers] = [:]
  private var groups: [Int: GroupID] = [:]
  private var soldGroups: Set<GroupID> = []
  private var shareable: Set<String> = []

  package init() {}

  /// Indexes the products. If several products share an identifier, uses the first product that can
  /// be bought, else the first product.
  ///
  /// - Parameter storefront: The storefront's three-letter country code. Some storefronts do not
  ///   sell monthly billing with a commitment.
  package init(_ products: [Product], storefront: String) {
    let sellsCommitments = Storefront(storefront).sellsMonthlyCommitments
    groups = Self.groups(of: products)
    soldGroups = Set(groups.values)
    for product in products where canReplace(product) {
      entries[product.id] = entry(for: product)
      offers[product.id] = product.subscription.map { PlanOffers($0) }
      if sellsCommitments { indexMonthlyPlan(of: product) }
      if !product.oneTimeCodeOffers.isEmpty {
        codes[product.id] = product.oneTimeCodeOffers.map(OneTimeCode.init)
      }
      if product.isFamilyShareable { shareable.insert(product.id) }
    }
  }

  /// The product with an identifier; `nil` if the store has no such product.
  package subscript(productID: String) -> Entry? { entries[productID] }

  /// Returns the terms of a plan in a group; `nil` if the group does not sell the plan.
  ///
  /// - Parameter isMonthly: Whether to return the terms of monthly billing with a commitment.
  package func plan(
    _ productID: String,
    billedMonthly isMonthly: Bool = false,
    in group: GroupID
  ) -> PlanTerms? {
    if isMonthly {
      return monthlyPlans[productID].flatMap { $0.group == group ? $0 : nil }
    }
    guard case .plan(let terms)? = entries[productID], terms.group == group else { return nil }
    return terms
  }

  /// Returns whether the store sells a product with monthly billing and a commitment.
  func sellsMonthly(_ productID: String) -> Bool { monthlyPlans[productID] != nil }

  /// Returns the promotional and win-back offers of one billing plan of a product. For up-front
  /// billing, also returns the code offers of all billing plans.
  func offers(of productID: String, billedMonthly isMonthly: Bool = false) -> PlanOffers {
    (isMonthly ? monthlyOffers : offers)[productID] ?? PlanOffers()
  }

  /// Returns the offer codes of a product that does not renew, in the order of the file.
  func oneTimeCodes(of productID: String) -> [OneTimeCode] { codes[productID] ?? [] }

  /// Returns whether the file marks a product as shareable with the family.
  func isFamilyShareable(_ productID: String) -> Bool { shareable.contains(productID) }

  /// Returns the group at a position in the file; `nil` if there is none.
  package func group(at position: Int) -> GroupID? { groups[position] }

  /// Returns whether the file has a plan in a group, even one that is not for sale.
  func sells(_ group: GroupID) -> Bool { soldGroups.contains(group) }

  /// The groups in the order of the file.
  package var allGroups: [GroupID] { groups.sorted { $0.key < $1.key }.map(\.value) }

  private mutating func indexMonthlyPlan(of product: Product) {
    guard product.unavailability == nil, let subscription = product.subscription,
      let group = groups[subscription.groupPosition],
      let plan = PlanTerms(monthly: product, subscription, group: group)
    else { return }
    monthlyPlans[product.id] = plan
    monthlyOffers[product.id] = PlanOffers(monthly: subscription)
  }

  private func canReplace(_ product: Product) -> Bool {
    guard let known = entries[product.id] else { return true }
    return known == .unavailable && product.unavailability == nil
  }

  private func entry(for product: Product) -> Entry {
    guard product.unavailability == nil, !product.price.isNaN else { return .unavailable }
    if let subscription = product.subscription {
      guard let group = groups[subscription.groupPosition] else { return .unavailable }
      return .plan(PlanTerms(product, subscription, group: group))
    }
    return OneTimeTerms(product).map(Entry.oneTime) ?? .unavailable
  }

  private static func groups(of products: [Product]) -> [Int: GroupID] {
    let ids = products.compactMap(\.subscription).reduce(into: [Int: String]()) {
      $0[$1.groupPosition] = $1.subscriptionGroupID
    }
    var occurrences: [String: Int] = [:]
    return ids.sorted { $0.key < $1.key }.reduce(into: [:]) { groups, entry in
      groups[entry.key] = GroupID(entry.value, occurrence: occurrences[entry.value, default: 0])
      occurrences[entry.value, default: 0] += 1
    }
  }
}
