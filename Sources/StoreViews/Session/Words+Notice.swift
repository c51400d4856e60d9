import Foundation
import PurchaseFlow
import StoreModel

extension Words {
  /// Returns a notice in one line: its two most relevant events, or the last event and the number
  /// of other events. `nil` if the notice has no text.
  @MainActor
  public func line(for notice: StoreSession.Notice, in session: StoreSession) -> String? {
    let dates = session.dateText(in: self)
    switch notice {
    case .nothingDue:
      return self[.eventNothingDue]
    case .nothingHappened(let instant):
      return text(.eventNothingHappened, dates.moment(instant))
    case .setBack(let instant):
      return text(.eventSetBack, dates.moment(instant))
    case .movedTo(let instant):
      return text(.eventMovedTo, dates.moment(instant))
    case .stateEntered:
      return nil
    case .nothingToRedo:
      return self[.eventNothingToRedo]
    case .nothingToUndo:
      return self[.eventNothingToUndo]
    case .restored(let count):
      return count == 0 ? self[.nothingToRestore] : self.count(.purchasesRestored, count)
    case .notSaved(let problem):
      return line(for: problem)
    case .notBought(let product):
      return reason(against: product, in: session, dates)
    case .events(let events):
      let announced = events.filter(\.kind.isAnnounced)
      let lines = announced.suffix(2).compactMap { line(for: $0, in: session, dates) }
      guard let last = lines.last else { return nil }
      if announced.count <= 2 { return lines.joined(separator: " · ") }
      return text(.eventAndMore, last, count(.moreEvents, announced.count - 1))
    }
  }

  @MainActor
  private func reason(
    against product: Product,
    in session: StoreSession,
    _ dates: DateText
  ) -> String {
    let planStatus = session.planStatus(of: product)
    switch planStatus {
    case .unavailable(let unavailability): return reason(for: unavailability)
    case .next: return text(.alreadyRenewsTo, product.displayName)
    case .offered, .retries, .renews, .changes, .ends, .grace:
      return text(.alreadySubscribed, product.displayName)
    }
  }

  @MainActor
  private func line(
    for event: StoreEvent,
    in session: StoreSession,
    _ dates: DateText
  ) -> String? {
    let name = event.productID.map(session.name) ?? ""
    let transaction = event.transactionID.flatMap { session.transaction($0) }
    let end = transaction?.expiresAt.map { dates.day($0) } ?? ""
    switch event.kind {
    case .purchased, .resubscribed:
      return text(.eventSubscribed, name, end)
    case .renewed, .recovered:
      guard let transaction else { return nil }
      let currency = transaction.currencyIdentifier
      let price = session.catalog.money(transaction.chargedAmount, in: currency)
      return text(.eventRenewed, name, price, end)
    case .upgraded(let from, let refund, let currency):
      let change = text(.eventUpgraded, session.name(of: from), name)
      if refund == 0 { return change }
      return text(.eventRefunded, change, session.catalog.money(refund, in: currency))
    case .planChangeScheduled:
      let last = transaction?.commitmentPeriod.map { dates.day($0.commitmentEnd) }
      return text(.eventWillChange, name, last ?? end)
    case .planChangeCancelled:
      return text(.eventBackTo, name)
    case .boughtOnce:
      return text(.eventBoughtOnce, name)
    case .askedToBuy:
      return text(.eventAskedToBuy, name)
    case .purchaseInterrupted:
      return text(.eventInterrupted, name)
    case .alreadySubscribed, .alreadyOwned:
      return text(.alreadySubscribed, name)
    case .autoRenewDisabled:
      let held = event.group.flatMap { session.simulation.account.line($0) }
      let owes = held?.hasBillingPeriodsLeft == true
      let notice = self[owes ? .commitmentCancelling : .eventAutoRenewOff]
      return line(notice, forOwnPlanOf: event, in: session)
    case .autoRenewEnabled:
      return line(self[.eventAutoRenewOn], forOwnPlanOf: event, in: session)
    case .expired(let reason):
      // An unpaid subscription ended with its last paid period, even if billing retry ended later.
      let end = transaction?.expiresAt.map { min($0, event.instant) } ?? event.instant
      if reason != .billingError { return text(.eventExpired, name, dates.day(end)) }
      return text(.eventRetryEnded, name, dates.day(event.instant), dates.day(end))
    case .failed(let error):
      let line = line(forError: error.thrown)
      return name.isEmpty ? line : "\(name): \(line)"
    case .refused(let refusal):
      return line(for: refusal, dates)
    default:
      return nil
    }
  }

  /// Returns a notice about an event. If the family shares another plan of the group with the
  /// customer, the notice says that it is about the customer's own plan.
  @MainActor
  package func line(
    _ notice: String,
    forOwnPlanOf event: StoreEvent,
    in session: StoreSession
  ) -> String {
    let account = session.simulation.account
    let isOwn =
      event.transactionID.flatMap { account.transaction($0) }?.ownershipType == .purchased
    guard isOwn, let group = event.group,
      account.lines(of: group).contains(where: { $0.isShared && $0.state.isEntitled })
    else { return notice }
    return text(.eventOfOwnPlan, notice)
  }

  /// Returns the reason why saving failed, in one line.
  public func line(for problem: PersistenceErrorReason) -> String {
    switch problem {
    case .inUse: self[.historyInUse]
    case .notWritten: self[.historyNotWritten]
    case .notOpened: self[.historyNotOpened]
    case .damaged: self[.historyDamaged]
    case .newer: self[.historyNewer]
    case .foreign: self[.historyForeign]
    case .strayRollback: self[.historyHasStrayRollback]
    case .moved: self[.historyMoved]
    }
  }

  /// Returns the reason for a refusal, in one line.
  public func line(for refusal: Refusal, _ dates: DateText) -> String {
    switch refusal {
    case .autoRenewAlreadyOff: self[.alreadyOff]
    case .autoRenewAlreadyOn: self[.alreadyOn]
    case .clockBackwards(let now): text(.clockOnlyForward, dates.day(now))
    case .outsideCalendar: text(.clockTooFar, dates.day(.latest))
    case .tooManyRenewals(let limit): text(.clockTooManyRenewals, limit)
    case .unknownProduct, .notASubscription: self[.notForSale]
    default: self[.nothingToChange]
    }
  }
}

extension StoreEvent.Kind {
  /// Whether a notice mentions events of this kind.
  fileprivate var isAnnounced: Bool {
    switch self {
    case .purchased, .resubscribed, .boughtOnce, .renewed, .recovered, .upgraded,
      .planChangeScheduled, .planChangeCancelled, .askedToBuy, .purchaseInterrupted,
      .alreadySubscribed, .alreadyOwned, .autoRenewDisabled, .autoRenewEnabled, .expired,
      .failed, .refused:
      true
    default: false
    }
  }
}

extension StoreSession {
  /// Returns a date formatter for a language, in the time zone of the store.
  public func dateText(in words: Words) -> DateText {
    let store = simulation.account.store
    return DateText(
      words: words,
      zone: store.zone,
      isAccelerated: store.renewalRate.pace != .calendar
    )
  }

  /// Returns the customer's transaction with an identifier; `nil` if there is none.
  func transaction(_ id: UInt64) -> Transaction? {
    simulation.account.transaction(id)
  }
}
