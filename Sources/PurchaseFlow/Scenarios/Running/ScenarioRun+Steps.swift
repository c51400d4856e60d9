extension ScenarioRun {
  /// Performs the action of a step.
  mutating func perform(_ step: Scenario.Step, watch: Watch) throws(YAMLFileError) {
    guard let action = step.action else { return }
    switch action {
    case .store(let action, let concern):
      turn(to: concern)
      act(action, step, watch)
    case .group(let action):
      guard let group = step.group ?? currentGroup ?? simulation.account.groups.first else {
        throw step.place.error("The store has no subscription group. Add one to the file.")
      }
      currentGroup = group
      currentProduct = nil
      act(action.storeAction(in: group), step, watch)
    case .transaction(let reference, let action):
      actOnTransaction(reference, action, step, watch)
    case .advance(let span):
      let zone = scenario.contents.zone
      try advance(to: zone.adding(span, to: simulation.now), step, watch)
    case .until(let instant):
      try advance(to: instant, step, watch)
    case .backSteps(let count):
      guard count <= actions else {
        outcome = StepOutcome(refusal: .historyTooShort(actions: actions))
        return
      }
      stepBack(count)
    case .backTo(let instant):
      guard instant <= simulation.now, instant >= scenario.start else {
        outcome = StepOutcome(refusal: .historyTooShort(actions: actions))
        return
      }
      stepBack(to: instant)
    }
  }

  private mutating func act(_ action: StoreAction, _ step: Scenario.Step, _ watch: Watch) {
    _ = note(.perform(action), step, watch: watch)
  }

  private mutating func turn(to concern: Scenario.Concern) {
    guard case .product(let product) = concern else { return }
    if let group = simulation.account.group(of: product) {
      currentGroup = group
      currentProduct = nil
    } else {
      currentProduct = product
    }
  }

  private mutating func advance(
    to instant: Instant,
    _ step: Scenario.Step,
    _ watch: Watch
  ) throws(YAMLFileError) {
    if let refusal = note(.advance(instant), step, watch: watch) {
      throw step.place.error("\(refusal)")
    }
  }

  private mutating func actOnTransaction(
    _ reference: Scenario.TransactionReference,
    _ action: Scenario.TransactionAction,
    _ step: Scenario.Step,
    _ watch: Watch
  ) {
    let id: UInt64
    switch reference {
    case .id(let given): id = given
    case .last:
      guard let last = lastTransactionID(step, for: action) else {
        outcome = StepOutcome(refusal: .noTransaction)
        return
      }
      id = last
    }
    if let transaction = simulation.account.transaction(id) {
      if let group = simulation.account.group(of: transaction) {
        currentGroup = group
        currentProduct = nil
      } else {
        currentProduct = transaction.productID
      }
    }
    act(action.storeAction(of: id), step, watch)
  }

  /// Returns the identifier of the latest transaction of the step's group or product; `nil` if
  /// there is none.
  ///
  /// For a refund, prefers the customer's own transaction, because a transaction that the family
  /// shares cannot be refunded. Actions on a refund request concern the transaction of the latest
  /// request.
  private func lastTransactionID(
    _ step: Scenario.Step,
    for action: Scenario.TransactionAction
  ) -> UInt64? {
    let account = simulation.account
    if action.isAboutRequest, let request = account.refundRequests.last {
      return request.transactionID
    }
    if let group = step.group ?? (currentProduct == nil ? currentGroup : nil) {
      let own = action.isAboutRefund ? account.line(group)?.latestID : nil
      return own ?? account.latestTransaction(in: group)?.id
    }
    func last(where isWanted: (Transaction) -> Bool) -> UInt64? {
      account.transactions.last {
        isWanted($0) && (currentProduct == nil || $0.productID == currentProduct)
      }?.id
    }
    let own = action.isAboutRefund ? last { $0.ownershipType == .purchased } : nil
    return own ?? last { _ in true }
  }
}

extension Scenario.GroupAction {
  fileprivate func storeAction(in group: GroupID) -> StoreAction {
    switch self {
    case .autoRenew(true): .enableAutoRenew(group)
    case .autoRenew(false): .disableAutoRenew(group)
    case .resolveBillingIssue: .resolveBillingIssue(group)
    case .acceptRetentionOffer(let offer): .acceptRetentionOffer(group, offerID: offer)
    case .consent(let agrees): .answerPriceIncrease(group, agree: agrees)
    case .extendRenewal(let span): .extendRenewal(group, span)
    case .forceRenewal: .forceRenewal(group)
    case .expire: .expire(group)
    }
  }
}

extension Scenario.TransactionAction {
  /// Whether the action concerns an undecided refund request.
  fileprivate var isAboutRequest: Bool {
    switch self {
    case .requestConsumption, .decideRefund: true
    case .refund, .requestRefund, .reverseRefund, .finish, .delete: false
    }
  }

  /// Whether the action concerns the refund of a purchase.
  fileprivate var isAboutRefund: Bool {
    switch self {
    case .refund, .requestRefund, .requestConsumption, .decideRefund, .reverseRefund: true
    case .finish, .delete: false
    }
  }

  fileprivate func storeAction(of id: UInt64) -> StoreAction {
    switch self {
    case .refund(let reason): .refund(id, reason)
    case .requestRefund(let reason): .requestRefund(id, reason)
    case .requestConsumption: .requestConsumption(id)
    case .decideRefund(let decision): .decideRefund(id, decision)
    case .reverseRefund: .reverseRefund(id)
    case .finish: .finish(id)
    case .delete: .delete(id)
    }
  }
}
