import Foundation
import PurchaseFlow
import StoreModel

extension Product {
  /// What a purchase is asked for with: StoreKit's `Product.PurchaseOption`.
  ///
  /// The store takes signatures as they are: it has no key to check them with. A signature
  /// that is to be refused is set as a simulated failure.
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
  /// The app's own identifier of the customer; it stands in the transaction.
  public static func appAccountToken(_ token: UUID) -> Self { Self(.appAccountToken(token)) }

  /// How many are bought, 1 to 10; more than one only of consumables and non-renewing
  /// subscriptions.
  public static func quantity(_ quantity: Int) -> Self { Self(.quantity(quantity)) }

  /// Applies a promotional offer, signed by the app's server.
  public static func promotionalOffer(
    offerID: String,
    keyID: String,
    nonce: UUID,
    signature: Data,
    timestamp: Int
  ) -> Self {
    Self(.offer(id: offerID, signature: signature.base64EncodedString()))
  }

  /// Applies a promotional offer, signed by the app's server.
  public static func promotionalOffer(
    offerID: String,
    signature: Product.SubscriptionOffer.Signature
  ) -> Self {
    Self(.offer(id: offerID, signature: signature.signature.base64EncodedString()))
  }

  /// Applies a promotional offer, signed by the app's server in compact form.
  public static func promotionalOffer(_ offerID: String, compactJWS: String) -> [Self] {
    [Self(.offer(id: offerID, signature: compactJWS))]
  }

  /// Applies a win-back offer.
  public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Self {
    Self(.winBackOffer(offer.id ?? ""))
  }

  /// Says whether the customer may have the introductory offer, as the app's server judged:
  /// the claim `allowIntroductoryOffer` of its signed text, and that they may where the text
  /// cannot be read.
  public static func introductoryOfferEligibility(compactJWS: String) -> Self {
    let claim = IntroductoryOfferClaim(compactJWS: compactJWS)
    return introductoryOffer(isApplied: claim?.allowIntroductoryOffer ?? true, compactJWS)
  }

  /// Applies the introductory offer or does not, whatever the customer's history says.
  static func introductoryOffer(isApplied: Bool, _ compactJWS: String) -> Self {
    Self(.introductoryOffer(isApplied: isApplied, compactJWS: compactJWS))
  }
}

extension Set<Product.PurchaseOption> {
  /// The offer that is asked for.
  var offerID: String? {
    first { option in
      switch option.kind {
      case .offer(let id, _), .winBackOffer(let id): return id
      default: return nil
      }
    }
  }

  /// Whether the introductory offer is applied; `nil` where the store judges.
  var usesIntroductoryOffer: Bool? {
    first { option in
      if case .introductoryOffer(let isApplied, _) = option.kind { isApplied } else { nil }
    }
  }

  /// How many are asked for.
  var quantity: Int? {
    first { option in
      if case .quantity(let quantity) = option.kind { quantity } else { nil }
    }
  }

  /// The app's own identifier of the customer.
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

/// What an app's server claims of an introductory offer.
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
