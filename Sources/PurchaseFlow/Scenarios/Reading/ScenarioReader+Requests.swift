import StoreModel

extension ScenarioReader {
  /// Reads a product: either its identifier, or a mapping with the details of the purchase.
  ///
  /// - Parameter keys: The keys that the mapping can have.
  func request(
    _ node: YAMLNode,
    keys: [String]
  ) throws(YAMLFileError) -> PurchaseRequest {
    guard node.isMapping else { return PurchaseRequest(productID: try product(node)) }
    let entries = try node.entries(among: keys)
    var request = PurchaseRequest(productID: try product(required("product", entries, node)))
    request.billingPlan = try billingPlan(entries)
    if let offer = entries["offer"] { request.offerID = try offer.word() }
    if let quantity = entries["quantity"] { request.quantity = try quantity.int() }
    if let token = entries["appAccountToken"] { request.appAccountToken = try token.uuid() }
    if let date = entries["purchaseDate"] { request.purchaseDate = try date.instant(in: zone) }
    if let behavior = entries["renewalBehavior"] {
      request.renewalBehavior = try choice(behavior)
      guard request.purchaseDate != nil else {
        throw behavior.error(
          "renewalBehavior requires purchaseDate. Add it, or leave renewalBehavior out."
        )
      }
    }
    return request
  }

  /// Reads the billing plan of a mapping; `nil` if the mapping names none.
  private func billingPlan(
    _ entries: [String: YAMLNode]
  ) throws(YAMLFileError) -> Product.SubscriptionInfo.BillingPlanType? {
    guard let node = entries["billingPlan"] else { return nil }
    let plans = [Product.SubscriptionInfo.BillingPlanType.upFront, .monthly]
    return .init(rawValue: try node.word(among: plans.map(\.rawValue)))
  }

  func required(
    _ key: String,
    _ entries: [String: YAMLNode],
    _ node: YAMLNode
  ) throws(YAMLFileError) -> YAMLNode {
    guard let value = entries[key] else {
      throw node.error("The key \"\(key)\" is missing. Add it.")
    }
    return value
  }

  func code(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    let entries = try node.entries(among: ScenarioKeys.redeemCode)
    let id = try product(required("product", entries, node))
    let offer = try required("offer", entries, node).word()
    return .store(.redeemCode(productID: id, offer: offer), .product(id))
  }

  func priceIncrease(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    let entries = try node.entries(among: ScenarioKeys.priceIncrease)
    let id = try product(required("product", entries, node))
    let consent = try required("consent", entries, node).word(among: ["required", "notice"])
    let needsConsent = consent == "required"
    if !needsConsent { _ = try required("price", entries, node) }
    let price = try entries["price"].map { node throws(YAMLFileError) in try node.decimal() }
    return .store(
      .increasePrice(productID: id, price: price, needsConsent: needsConsent),
      .product(id)
    )
  }

  func priceChange(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    let entries = try node.entries(among: ScenarioKeys.priceChange)
    let id = try product(required("product", entries, node))
    let price = try required("price", entries, node).decimal()
    let preserves = try required("preserve", entries, node).bool()
    return .store(
      .changePrice(
        productID: id,
        price: price,
        preservesCurrent: preserves,
        billingPlan: try billingPlan(entries)
      ),
      .product(id)
    )
  }

  func massExtension(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    let entries = try node.entries(among: ScenarioKeys.extendAllRenewals)
    let id = try product(required("product", entries, node))
    var request = MassExtension(productID: id, days: try required("days", entries, node).int())
    if let node = entries["storefronts"] {
      var codes: [String] = []
      for item in try node.items() { codes.append(try storefront(item).countryCode) }
      guard !codes.isEmpty else {
        throw node.error("This list is empty. Add a storefront, or leave storefronts out.")
      }
      request.storefronts = codes
    }
    if let node = entries["requestIdentifier"] { request.requestIdentifier = try node.word() }
    return .store(.extendAllRenewals(request), .product(id))
  }

  func familyShare(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    let entries = try node.entries(among: ScenarioKeys.familyShare)
    let id = try product(required("product", entries, node))
    let access = try required("access", entries, node).word(among: ["granted", "revoked"])
    return .store(.shareWithFamily(productID: id, isGranted: access == "granted"), .product(id))
  }

  func failure(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    let entries = try node.entries(among: ScenarioKeys.failNext)
    let call: StoreCall = try choice(required("api", entries, node))
    let error = try required("error", entries, node)
    let words = call.possibleErrors.map(\.rawValue)
    let word = try error.word(among: words + ["none"])
    return .store(.setFailure(call, StoreError(rawValue: word)), .nothing)
  }
}
