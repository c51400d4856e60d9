import Foundation
import PurchaseFlow
import StoreModel

extension Words {
  /// Returns the event as one line without its date. A payment of a 12-month commitment is followed
  /// by its number.
  func line(for event: TimelineEvent, _ facts: CustomerFacts) -> String {
    let line = lineWithoutPayment(for: event, facts)
    guard let period = event.commitmentPeriod else { return line }
    let payment = text(.commitmentProgress, number(period.number), number(period.total))
    return "\(line) · \(payment)"
  }

  private func lineWithoutPayment(for event: TimelineEvent, _ facts: CustomerFacts) -> String {
    let name = event.event.productID.map(facts.name) ?? ""
    let catalog = facts.catalog
    switch event.event.kind {
    case .upgraded(_, let refund, let currency):
      return refund == 0
        ? text(TimelineText.eventUpgraded, name)
        : text(TimelineText.eventUpgradedWithRefund, name, catalog.money(refund, in: currency))
    case .priceIncreased(let increase):
      let price = catalog.money(increase.price, in: increase.currency)
      return text(TimelineText.eventPriceIncreased, name, price)
    case .priceChanged(let change):
      let price = catalog.money(change.price, in: change.currency)
      return text(TimelineText.eventPriceChanged, name, price)
    case .opened where event.isFirstOpening:
      return text(TimelineText.eventOpened)
    case .expired(let reason):
      return text(expiry(reason), name)
    default:
      return text(key(of: event.event.kind), name)
    }
  }

  private func expiry(_ reason: ExpirationReason) -> TimelineText {
    switch reason {
    case .billingError: .eventExpiredBilling
    case .didNotConsentToPriceIncrease: .eventExpiredPrice
    case .productUnavailable: .eventExpiredUnavailable
    default: .eventExpired
    }
  }

  private func key(of kind: StoreEvent.Kind) -> TimelineText {
    switch kind {
    case .purchased: .eventPurchased
    case .resubscribed: .eventResubscribed
    case .boughtOnce: .eventBought
    case .renewed: .eventRenewed
    case .recovered: .eventRecovered
    case .planChangeScheduled: .eventChangeScheduled
    case .planChangeCancelled: .eventChangeCancelled
    case .offerRedeemed: .eventOfferRedeemed
    case .autoRenewDisabled: .eventAutoRenewOff
    case .autoRenewGoesOffNext: .eventAutoRenewOffNext
    case .autoRenewEnabled: .eventAutoRenewOn
    case .renewalChargeFailed: .eventChargeFailed
    case .gracePeriodBegan: .eventGraceBegan
    case .billingRetryBegan: .eventRetryBegan
    case .gracePeriodEnded: .eventGraceEnded
    default: rareKey(of: kind)
    }
  }

  private func rareKey(of kind: StoreEvent.Kind) -> TimelineText {
    switch kind {
    case .refunded: .eventRefunded
    case .refundReversed: .eventRefundReversed
    case .refundRequested: .eventRefundRequested
    case .refundDeclined: .eventRefundDeclined
    case .priceIncreaseAgreed: .eventPriceAgreed
    case .renewalExtended: .eventExtended
    case .askedToBuy: .eventAsked
    case .purchaseInterrupted: .eventInterrupted
    case .askToBuyDeclined: .eventDeclined
    case .intentReceived: .eventIntent
    case .familyAccessGranted: .eventShared
    case .familyAccessRevoked: .eventUnshared
    case .consentRescinded: .eventConsentRescinded
    case .deleted: .eventDeleted
    case .paymentChanged(let works): works ? .eventPaymentWorks : .eventPaymentFails
    case .removedFromSale: .eventRemoved
    // All other events change the store itself.
    default: .eventReopened
    }
  }
}
