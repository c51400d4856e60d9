import Foundation
import PurchaseFlow
import StoreModel

extension Product {
  /// An option of a purchase: StoreKit's `Product.PurchaseOption`.
  ///
  /// The simulated store does not check signatures, because it has no public key. To test a refused
  /// signature, set a simulated failure.
  public struct PurchaseOption: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case appAccountToken(UUID)
      case quantity(Int)
      case offer(id: String, signature: String)
      case winBackOffer(String)
      case introductoryOffer(isApplied: Bool, compactJWS: String)
      case billingPlan(SubscriptionInfo.PricingTerms.BillingPlanType)
      case asksToBuy(Bool)
      case storefrontChange
      case custom(key: String, value: String)
    }

    let kind: Kind

    init(_ kind: Kind) { self.kind = kind }
  }
}

extension Product.PurchaseOption {
  /// Sets the app's identifier of the customer. The transaction contains it.
  public static func appAccountToken(_ token: UUID) -> Self { Self(.appAccountToken(token)) }

  /// Sets the quantity, from 1 to 10. Only consumables and non-renewing subscriptions accept a
  /// quantity above 1.
  public static func quantity(_ quantity: Int) -> Self { Self(.quantity(quantity)) }

  /// Sets the billing plan of the subscription: up front, or monthly with a 12-month commitment. A
  /// purchase of a billing plan that the storefront does not sell throws
  /// `Product.PurchaseError.productUnavailable`.
  public static func billingPlanType(
    _ type: Product.SubscriptionInfo.PricingTerms.BillingPlanType
  ) -> Self {
    Self(.billingPlan(type))
  }

  /// Applies a promotional offer with the signature of the app's server.
  public static func promotionalOffer(
    offerID: String,
    keyID: String,
    nonce: UUID,
    signature: Data,
    timestamp: Int
  ) -> Self {
    Self(.offer(id: offerID, signature: signature.base64EncodedString()))
  }

  /// Applies a promotional offer with the signature of the app's server.
  public static func promotionalOffer(
    offerID: String,
    signature: Product.SubscriptionOffer.Signature
  ) -> Self {
    Self(.offer(id: offerID, signature: signature.signature.base64EncodedString()))
  }

  /// Applies a promotional offer that the app's server signed as a compact JWS.
  public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [Self] {
    [Self(.offer(id: offerID, signature: compactJWS))]
  }

  /// Applies a win-back offer.
  public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Self {
    Self(.winBackOffer(offer.id ?? ""))
  }

  /// Sets whether the customer is eligible for the introductory offer, as decided by the app's
  /// server. The decision is the claim `allowIntroductoryOffer` of the JWS. If the JWS cannot be
  /// decoded, the customer is eligible.
  public static func introductoryOfferEligibility(compactJWS: String) -> Self {
    let claim = IntroductoryOfferClaim(compactJWS: compactJWS)
    return introductoryOffer(isApplied: claim?.allowIntroductoryOffer ?? true, compactJWS)
  }

  /// Applies or omits the introductory offer, regardless of the customer's history.
  static func introductoryOffer(isApplied: Bool, _ compactJWS: String) -> Self {
    Self(.introductoryOffer(isApplied: isApplied, compactJWS: compactJWS))
  }
}

extension Set<Product.PurchaseOption> {
  /// The identifier of the requested offer; `nil` for other options.
  var offerID: String? {
    first { option in
      switch option.kind {
      case .offer(let id, _), .winBackOffer(let id): return id
      default: return nil
      }
    }
  }

  /// Whether the introductory offer applies; `nil` if the store decides.
  var usesIntroductoryOffer: Bool? {
    first { option in
      if case .introductoryOffer(let isApplied, _) = option.kind { isApplied } else { nil }
    }
  }

  /// The requested billing plan; `nil` for up-front billing.
  var billingPlan: Product.SubscriptionInfo.BillingPlanType? {
    first { option in
      if case .billingPlan(let type) = option.kind, type != .upFront { type } else { nil }
    }
  }

  /// The requested quantity; `nil` for other options.
  var quantity: Int? {
    first { option in
      if case .quantity(let quantity) = option.kind { quantity } else { nil }
    }
  }

  /// The app's identifier of the customer; `nil` for other options.
  var appAccountToken: UUID? {
    first { option in
      if case .appAccountToken(let token) = option.kind { token } else { nil }
    }
  }

  private func first<Value>(_ value: (Element) -> Value?) -> Value? {
    for option in self {
      if let value = value(option) { return value }
    }
    return nil
  }
}

/// The claims about an introductory offer that the app's server signs.
private struct IntroductoryOfferClaim: Decodable {
  var allowIntroductoryOffer: Bool

  init?(compactJWS text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    var payload = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/")
    payload += String(repeating: "=", count: (4 - payload.count % 4) % 4)
    guard let data = Data(base64Encoded: payload),
      let claim = try? JSONDecoder().decode(Self.self, from: data)
    else { return nil }
    self = claim
  }
}
