import Foundation
import StoreModel

extension Transaction {
  /// The terms of a transaction. Consecutive renewals with equal terms share one allocation.
  struct SharedTerms: Hashable, Sendable {
    /// The product that was sold.
    enum Item: Hashable, Sendable {
      /// One billing period, with its offer and the first purchase of its subscription.
      case period(of: PlanTerms, Offer?, Origin)
      /// A quantity of a product that does not renew, with its offer.
      case product(OneTimeTerms, quantity: Int, Offer?)
    }

    /// The first purchase of a subscription.
    struct Origin: Hashable, Sendable {
      let id: UInt64
      let instant: Instant
    }

    let item: Item
    let price: Decimal
    let reason: Reason
    let ownershipType: OwnershipType
    let storefront: String
    let appAccountToken: UUID?
    let verificationError: VerificationError?
    /// The billing period of a 12-month commitment; `nil` without a commitment.
    let commitment: ImmutableBox<CommitmentPeriod>?

    /// The plan with the terms of its sale; `nil` for products other than subscriptions.
    var plan: PlanTerms? {
      if case .period(let plan, _, _) = item { plan } else { nil }
    }

    var offer: Offer? {
      switch item {
      case .period(_, let offer, _), .product(_, _, let offer): offer
      }
    }

    var origin: Origin? {
      if case .period(_, _, let origin) = item { origin } else { nil }
    }

    var productID: String {
      switch item {
      case .period(let plan, _, _): plan.productID
      case .product(let terms, _, _): terms.productID
      }
    }

    var productType: Product.ProductType {
      switch item {
      case .period: .autoRenewable
      case .product(let terms, _, _): terms.type
      }
    }

    var currency: String {
      switch item {
      case .period(let plan, _, _): plan.currency
      case .product(let terms, _, _): terms.currency
      }
    }

    var quantity: Int {
      switch item {
      case .period: 1
      case .product(_, let quantity, _): quantity
      }
    }
  }
}

extension Transaction.SharedTerms {
  /// Returns the same terms with the given commitment.
  func with(_ commitment: ImmutableBox<CommitmentPeriod>) -> Self {
    Self(
      item: item,
      price: price,
      reason: reason,
      ownershipType: ownershipType,
      storefront: storefront,
      appAccountToken: appAccountToken,
      verificationError: verificationError,
      commitment: commitment
    )
  }
}

extension ImmutableBox<Transaction.SharedTerms> {
  /// Returns whether the next period of the same subscription, with the given charge and values,
  /// has these terms. Returns `false` if these terms have a commitment. Origin and ownership are
  /// not compared, because they are the same in all periods of a subscription.
  func isRepeated(
    by charge: Charge,
    _ reason: Transaction.Reason,
    token: UUID?,
    storefront: String,
    _ verificationError: VerificationError?
  ) -> Bool {
    guard case .period(let plan, let offer, _) = value.item else { return false }
    return value.commitment == nil && plan == charge.plan && offer == charge.offer
      && value.price == charge.price && value.reason == reason && value.appAccountToken == token
      && value.storefront == storefront && value.verificationError == verificationError
  }
}
