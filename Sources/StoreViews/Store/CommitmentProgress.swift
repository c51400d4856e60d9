import PurchaseFlow
import StoreModel

/// The progress of a customer's 12-month commitment, for the subscriptions sheet and the account
/// screen.
package struct CommitmentProgress: Hashable, Sendable {
  /// The present billing period.
  package let period: CommitmentPeriod
  /// The day and the amount of the next payment; `nil` if no payment of the commitment is left, or
  /// if the last charge failed, because its day has passed.
  package let nextPayment: NextPayment?
  /// Whether another commitment or plan follows.
  package let renews: Bool

  /// A payment with its day and its formatted amount.
  package struct NextPayment: Hashable, Sendable {
    /// The day of the payment.
    package let instant: Instant
    /// The formatted amount.
    package let price: String
  }

  /// Reads the progress of a subscription; `nil` if it has no commitment.
  @MainActor
  package init?(_ status: SubscriptionStatus, in session: StoreSession) {
    let info = status.renewalInfo
    guard let commitment = info.commitment, let period = status.transaction.commitmentPeriod else {
      return nil
    }
    self.period = period
    renews = commitment.willAutoRenew
    nextPayment = info.renewalPrice.flatMap { price in
      guard !period.isLast, !info.isInBillingRetry else { return nil }
      return NextPayment(
        instant: info.renewsAt,
        price: session.catalog.money(price, in: info.currencyIdentifier)
      )
    }
  }

  /// Returns the progress in words: the number of the payment, the payments left, the next payment,
  /// and the renewal or the end of the commitment.
  package func lines(_ words: Words, _ dates: DateText) -> [String] {
    let progress = words.text(
      .commitmentProgress,
      words.number(period.number),
      words.number(period.total)
    )
    let left = words.text(.commitmentLeft, words.number(period.remaining))
    let next = nextPayment.map {
      words.text(.commitmentNext, dates.day($0.instant), $0.price)
    }
    let end = words.text(
      renews ? .commitmentRenews : .commitmentEnds,
      dates.day(period.commitmentEnd)
    )
    return [progress, left, next, end].compactMap(\.self)
  }
}
