extension RenewalInfo {
  /// The end of the 12-month commitment; without a commitment, the end of the period.
  package var termEnd: Instant { commitment?.renewsAt ?? renewsAt }

  /// Whether the subscription renews after its commitment or, without a commitment, after its
  /// period.
  package var renewsAfterTerm: Bool { commitment?.willAutoRenew ?? willAutoRenew }

  /// The identifier of the product after the commitment or, without a commitment, after the period.
  /// `nil` if the subscription will not renew.
  package var productAfterTerm: String? {
    guard let commitment else { return autoRenewPreference }
    return commitment.willAutoRenew ? commitment.productID : nil
  }
}
