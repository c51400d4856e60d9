import Foundation

extension ScenarioReader {
  private static let actionKeys = [
    "purchase", "cancelPurchase", "askToBuy", "resolvePurchase", "redeemCode", "autoRenew",
    "payment", "resolveBillingIssue", "advance", "until", "refund", "reverseRefund",
    "priceIncrease", "consent", "extendRenewal", "forceRenewal", "expire", "removeFromSale",
    "familyShare", "finish", "purchaseIntent", "completeIntent", "failNext", "delete",
    "restore", "quit", "launch", "back",
  ]

  func steps(_ node: YAMLNode) throws(YAMLFileError) -> [Scenario.Step] {
    var steps: [Scenario.Step] = []
    for (index, item) in try node.items().enumerated() {
      steps.append(try step(item, number: index + 1))
    }
    return steps
  }

  private func step(_ node: YAMLNode, number: Int) throws(YAMLFileError) -> Scenario.Step {
    let entries = try node.entries(among: Self.actionKeys + ["group", "expect"])
    let actions = try node.entries().filter { Self.actionKeys.contains($0.key) }
    guard actions.count <= 1 else {
      throw actions[1].value.error(
        "A step has one action; \"\(actions[0].key)\" stands there already. Begin another step."
      )
    }
    guard let action = actions.first else {
      guard entries["expect"] != nil else {
        throw node.error("The step says nothing. Write an action, or expect:.")
      }
      return try made(number, node, entries, name: nil, action: nil)
    }
    let parsed = try self.action(action.key, action.value)
    return try made(number, node, entries, name: action.key, action: parsed, action.value.place)
  }

  private func made(
    _ number: Int,
    _ node: YAMLNode,
    _ entries: [String: YAMLNode],
    name: String?,
    action: Scenario.Action?,
    _ place: ScenarioPlace? = nil
  ) throws(YAMLFileError) -> Scenario.Step {
    Scenario.Step(
      number: number,
      line: node.line,
      name: name,
      action: action,
      place: place ?? node.place,
      group: try entries["group"].map(group),
      expectations: try entries["expect"].map(expectations) ?? []
    )
  }

  private func action(
    _ key: String,
    _ node: YAMLNode
  ) throws(YAMLFileError) -> Scenario.Action {
    switch key {
    case "purchase": return try .purchase(request(node, keys: .purchase))
    case "cancelPurchase":
      let id = try product(node)
      return .store(.cancelPurchase(PurchaseRequest(productID: id)), .product(id))
    case "purchaseIntent":
      let request = try request(node, keys: .intent)
      return .store(.purchaseIntent(request), .product(request.productID))
    case "redeemCode": return try code(node)
    case "priceIncrease": return try priceIncrease(node)
    case "removeFromSale":
      let id = try product(node)
      return .store(.removeFromSale(productID: id), .product(id))
    case "familyShare": return try familyShare(node)
    case "failNext": return try failure(node)
    case "advance": return .advance(try node.duration())
    case "until": return .until(try node.instant())
    case "back": return try back(node)
    case "refund": return try refund(node)
    case "reverseRefund": return .transaction(try reference(node), .reverseRefund)
    case "delete": return .transaction(.id(try node.identifier()), .delete)
    case "finish":
      if (try? node.word()) == "all" { return .store(.finishAll, .nothing) }
      return .transaction(try reference(node, besides: "all, "), .finish)
    default: return try simpleAction(key, node)
    }
  }

  private func simpleAction(
    _ key: String,
    _ node: YAMLNode
  ) throws(YAMLFileError) -> Scenario.Action {
    switch key {
    case "askToBuy":
      let answer = try node.word(among: ["approve", "decline"])
      return .store(.answerAskToBuy(approve: answer == "approve"), .nothing)
    case "payment":
      let word = try node.word(among: ["fails", "works"])
      return .store(.setPayment(works: word == "works"), .nothing)
    case "autoRenew": return .group(.autoRenew(try isOn(node)))
    case "consent":
      return .group(.consent(try node.word(among: ["agree", "decline"]) == "agree"))
    case "extendRenewal": return .group(.extendRenewal(try node.duration()))
    default: break
    }
    try node.isTrue()
    switch key {
    case "resolvePurchase": return .store(.resolvePurchase(), .nothing)
    case "completeIntent": return .store(.completeIntent(), .nothing)
    case "restore": return .store(.restore, .nothing)
    case "quit": return .store(.quitApp, .nothing)
    case "launch": return .store(.launchApp, .nothing)
    case "forceRenewal": return .group(.forceRenewal)
    case "expire": return .group(.expire)
    default: return .group(.resolveBillingIssue)
    }
  }

  /// A switch, also where YAML takes its word for a boolean.
  private func isOn(_ node: YAMLNode) throws(YAMLFileError) -> Bool {
    if let value = try? node.bool() { return value }
    return try node.word(among: ["on", "off"]) == "on"
  }

  private func back(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    if let count = try? node.int(), count > 0 { return .backSteps(count) }
    guard let instant = try? node.instant() else {
      throw node.error("This must be a number of steps, 1 or more, or a moment.")
    }
    return .backTo(instant)
  }

  private func reference(
    _ node: YAMLNode,
    besides words: String = ""
  ) throws(YAMLFileError) -> Scenario.TransactionReference {
    if (try? node.word()) == "last" { return .last }
    guard let id = try? node.identifier() else {
      throw node.error("This must be \(words)last or a transaction's identifier.")
    }
    return .id(id)
  }
}

extension Scenario.Action {
  fileprivate static func purchase(_ request: PurchaseRequest) -> Self {
    .store(.purchase(request), .product(request.productID))
  }
}
