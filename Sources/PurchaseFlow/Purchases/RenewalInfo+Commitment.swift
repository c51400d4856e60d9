extension RenewalInfo {
  /// The end of the 12-month commitment, or of the period without a commitment.
  package var termEnd: Instant { commitment?.renewsAt ?? renewsAt }

  /// Whether the subscription renews after its commitment, or after its period without one.
  package var renewsAfterTerm: Bool { commitment?.willAutoRenew ?? willAutoRenew }

  /// The product after the commitment, or after the period without one; `nil` if the subscription
  /// will not renew.
  package var productAfterTerm: String? {
    guard let commitment else { return autoRenewPreference }
    return commitment.willAutoRenew ? commitment.productID : nil
  }
}
