import Foundation

/// The actions of a step by their keys in the file, in the order in which errors list them.
enum ScenarioActionKey: String, CaseIterable {
  case purchase
  case cancelPurchase
  case askToBuy
  case resolvePurchase
  case redeemCode
  case autoRenew
  case acceptRetentionOffer
  case payment
  case resolveBillingIssue
  case advance
  case until
  case refund
  case refundRequest
  case consumptionRequest
  case refundDecision
  case reverseRefund
  case priceIncrease
  case priceChange
  case consent
  case extendRenewal
  case extendAllRenewals
  case forceRenewal
  case expire
  case removeFromSale
  case familyShare
  case rescindConsent
  case testNotification
  case finish
  case purchaseIntent
  case completeIntent
  case failNext
  case delete
  case restore
  case quit
  case launch
  case back
}

extension ScenarioReader {
  func steps(_ node: YAMLNode) throws(YAMLFileError) -> [Scenario.Step] {
    var steps: [Scenario.Step] = []
    for (index, item) in try node.items().enumerated() {
      steps.append(try step(item, number: index + 1))
    }
    return steps
  }

  private func step(_ node: YAMLNode, number: Int) throws(YAMLFileError) -> Scenario.Step {
    let entries = try node.entries(among: ScenarioKeys.actions + ScenarioKeys.besideActions)
    let actions = try node.entries().compactMap { name, value in
      ScenarioActionKey(rawValue: name).map { (key: $0, value: value) }
    }
    guard actions.count <= 1 else {
      throw actions[1].value.error(
        "A step has one action, and this step already has \"\(actions[0].key.rawValue)\". "
          + "Start another step."
      )
    }
    guard let action = actions.first else {
      guard entries["expect"] != nil else {
        throw node.error("The step is empty. Write an action or expect:.")
      }
      return try made(number, node, entries, name: nil, action: nil)
    }
    let parsed = try self.action(action.key, action.value)
    let name = action.key.rawValue
    return try made(number, node, entries, name: name, action: parsed, action.value.place)
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
    _ key: ScenarioActionKey,
    _ node: YAMLNode
  ) throws(YAMLFileError) -> Scenario.Action {
    switch key {
    case .purchase: return try .purchase(request(node, keys: ScenarioKeys.purchase))
    case .cancelPurchase:
      let id = try product(node)
      return .store(.cancelPurchase(PurchaseRequest(productID: id)), .product(id))
    case .askToBuy:
      let answer = try node.word(among: ["approve", "decline"])
      return .store(.answerAskToBuy(approve: answer == "approve"), .nothing)
    case .resolvePurchase: return try confirmed(node, .store(.resolvePurchase(), .nothing))
    case .redeemCode: return try code(node)
    case .autoRenew: return .group(.autoRenew(try isOn(node)))
    case .acceptRetentionOffer:
      let entries = try node.entries(among: ScenarioKeys.acceptRetentionOffer)
      return .group(.acceptRetentionOffer(try required("offer", entries, node).word()))
    case .payment:
      let word = try node.word(among: ["fails", "works"])
      return .store(.setPayment(works: word == "works"), .nothing)
    case .resolveBillingIssue: return try confirmed(node, .group(.resolveBillingIssue))
    case .advance: return .advance(try node.duration())
    case .until: return .until(try node.instant(in: zone))
    case .refund: return try refund(node)
    case .refundRequest: return try refundRequest(node)
    case .consumptionRequest: return .transaction(try reference(node), .requestConsumption)
    case .refundDecision: return try refundDecision(node)
    case .reverseRefund: return .transaction(try reference(node), .reverseRefund)
    case .priceIncrease: return try priceIncrease(node)
    case .priceChange: return try priceChange(node)
    case .consent:
      return .group(.consent(try node.word(among: ["agree", "decline"]) == "agree"))
    case .extendRenewal: return .group(.extendRenewal(try node.duration()))
    case .extendAllRenewals: return try massExtension(node)
    case .forceRenewal: return try confirmed(node, .group(.forceRenewal))
    case .expire: return try confirmed(node, .group(.expire))
    case .removeFromSale:
      let id = try product(node)
      return .store(.removeFromSale(productID: id), .product(id))
    case .familyShare: return try familyShare(node)
    case .rescindConsent: return try confirmed(node, .store(.rescindConsent, .nothing))
    case .testNotification:
      return try confirmed(node, .store(.requestTestNotification, .nothing))
    case .finish:
      if (try? node.word()) == "all" { return .store(.finishAll, .nothing) }
      return .transaction(try reference(node, besides: "all, "), .finish)
    case .purchaseIntent:
      let request = try request(node, keys: ScenarioKeys.purchaseIntent)
      return .store(.purchaseIntent(request), .product(request.productID))
    case .completeIntent: return try confirmed(node, .store(.completeIntent(), .nothing))
    case .failNext: return try failure(node)
    case .delete: return .transaction(.id(try node.identifier()), .delete)
    case .restore: return try confirmed(node, .store(.restore, .nothing))
    case .quit: return try confirmed(node, .store(.quitApp, .nothing))
    case .launch: return try confirmed(node, .store(.launchApp, .nothing))
    case .back: return try back(node)
    }
  }

  /// Reads an action without parameters: its value must be `true`.
  private func confirmed(
    _ node: YAMLNode,
    _ action: Scenario.Action
  ) throws(YAMLFileError) -> Scenario.Action {
    try node.isTrue()
    return action
  }

  /// Reads `on` or `off`, which YAML can also read as a boolean.
  private func isOn(_ node: YAMLNode) throws(YAMLFileError) -> Bool {
    if let value = try? node.bool() { return value }
    return try node.word(among: ["on", "off"]) == "on"
  }

  private func back(_ node: YAMLNode) throws(YAMLFileError) -> Scenario.Action {
    if let count = try? node.int(), count > 0 { return .backSteps(count) }
    let either = "This must be a number of steps, 1 or more, or a date."
    guard let text = node.value.text else { throw node.error(either) }
    do throws(TimestampError) {
      return .backTo(try TimestampParser.instant(text, in: zone))
    } catch {
      throw node.error(error.reason == .isNoMoment ? either : error.description)
    }
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
