import Foundation
import PurchaseFlow

extension StoredAction {
  /// An action, or an undo of actions.
  enum DecodedLine: Hashable, Sendable {
    case action(StoreAction)
    /// Only the first `kept` actions remain in effect.
    case back(kept: Int)
  }

  /// Decodes the line.
  ///
  /// - Parameter content: Returns a store's content by its digest.
  /// - Throws: `JournalReadingError.newer` for an unknown action or value, `.damaged` for a missing
  ///   argument.
  func decoded(content: (String) throws -> StoreContents) throws -> DecodedLine {
    switch action {
    case "back": return .back(kept: try part(kept))
    case "open": return .action(.open(try content(part(contents))))
    default:
      guard
        let found = try plain ?? waiting ?? purchase ?? ofGroup ?? ofTransaction ?? ofDeveloper
      else {
        throw JournalReadingError.newer("the action \"\(action.prefix(40))\"")
      }
      return .action(found)
    }
  }

  /// An action without arguments; `nil` for other actions.
  private var plain: StoreAction? {
    switch action {
    case "approveAskToBuy": .answerAskToBuy(approve: true)
    case "declineAskToBuy": .answerAskToBuy(approve: false)
    case "resolvePurchase": .resolvePurchase()
    case "completeIntent": .completeIntent()
    case "paymentWorks": .setPayment(works: true)
    case "paymentFails": .setPayment(works: false)
    case "finishAll": .finishAll
    case "restore": .restore
    case "quitApp": .quitApp
    case "launchApp": .launchApp
    case "rescindConsent": .rescindConsent
    case "requestTestNotification": .requestTestNotification
    case "wait": .wait
    default: nil
    }
  }

  /// An action on a waiting request; `nil` for other actions.
  private var waiting: StoreAction? {
    get throws {
      switch action {
      case "approveAskToBuyAt": .answerAskToBuy(approve: true, place: try part(place))
      case "declineAskToBuyAt": .answerAskToBuy(approve: false, place: try part(place))
      case "resolvePurchaseAt": .resolvePurchase(place: try part(place))
      case "completeIntentAt": .completeIntent(place: try part(place))
      default: nil
      }
    }
  }

  /// A purchase or a redeemed code; `nil` for other actions.
  private var purchase: StoreAction? {
    get throws {
      switch action {
      case "purchase", "purchaseAsJudged", "purchaseAsBilled": .purchase(try request)
      case "cancelPurchase": .cancelPurchase(try request)
      case "purchaseIntent", "purchaseIntentAsBilled": .purchaseIntent(try request)
      case "redeemCode": .redeemCode(productID: try part(product), offer: try part(offer))
      default: nil
      }
    }
  }

  /// An action on the subscription of a group; `nil` for other actions.
  private var ofGroup: StoreAction? {
    get throws {
      switch action {
      case "disableAutoRenew": .disableAutoRenew(try groupID)
      case "enableAutoRenew": .enableAutoRenew(try groupID)
      case "resolveBillingIssue": .resolveBillingIssue(try groupID)
      case "agreeToPriceIncrease": .answerPriceIncrease(try groupID, agree: true)
      case "declinePriceIncrease": .answerPriceIncrease(try groupID, agree: false)
      case "acceptRetentionOffer":
        .acceptRetentionOffer(try groupID, offerID: try part(offer))
      case "extendRenewal": .extendRenewal(try groupID, try span)
      case "forceRenewal": .forceRenewal(try groupID)
      case "expire": .expire(try groupID)
      case "removeSubscription": .removeSubscription(try groupID)
      case "showMessage":
        .showMessage(Message.Reason(rawValue: try part(message)), try groupID)
      default: nil
      }
    }
  }

  /// An action on a transaction; `nil` for other actions.
  private var ofTransaction: StoreAction? {
    get throws {
      switch action {
      case "refund":
        .refund(try part(transaction), Transaction.RevocationReason(rawValue: try part(reason)))
      case "requestRefund":
        .requestRefund(
          try part(transaction),
          RefundRequest.Reason(rawValue: try part(refundReason))
        )
      case "requestConsumption": .requestConsumption(try part(transaction))
      case "grantRefund": .decideRefund(try part(transaction), .grant)
      case "prorateRefund":
        .decideRefund(try part(transaction), .prorate(percentage: percentage))
      case "declineRefund": .decideRefund(try part(transaction), .decline)
      case "reverseRefund": .reverseRefund(try part(transaction))
      case "delete": .delete(try part(transaction))
      case "finish": .finish(try part(transaction))
      default: nil
      }
    }
  }

  /// A change to the store or to its test environment; `nil` for other actions.
  private var ofDeveloper: StoreAction? {
    get throws {
      switch action {
      case "increasePrice":
        .increasePrice(
          productID: try part(product),
          price: try StoredCoding.number(part(price)),
          needsConsent: try part(needsConsent)
        )
      case "requestPriceConsent":
        .increasePrice(
          productID: try part(product),
          price: nil,
          needsConsent: try part(needsConsent)
        )
      case "changePrice", "changePriceForNew":
        .changePrice(
          productID: try part(product),
          price: try StoredCoding.number(part(price)),
          preservesCurrent: action == "changePriceForNew"
        )
      case "changePriceAsBilled", "changePriceForNewAsBilled":
        .changePrice(
          productID: try part(product),
          price: try StoredCoding.number(part(price)),
          preservesCurrent: action == "changePriceForNewAsBilled",
          billingPlan: .init(rawValue: try part(billingPlan))
        )
      case "extendAllRenewals": .extendAllRenewals(try massExtension)
      case "removeFromSale": .removeFromSale(productID: try part(product))
      case "shareWithFamily": .shareWithFamily(productID: try part(product), isGranted: true)
      case "endFamilySharing": .shareWithFamily(productID: try part(product), isGranted: false)
      case "setFailure":
        .setFailure(try StoredCoding.value(part(call)), try error.map(StoredCoding.value))
      default: nil
      }
    }
  }

  private var request: PurchaseRequest {
    get throws {
      PurchaseRequest(
        productID: try part(product),
        offerID: offer,
        quantity: quantity ?? 1,
        appAccountToken: try token.map { try part(UUID(uuidString: $0)) },
        purchaseDate: purchased.map { Instant(milliseconds: $0) },
        renewalBehavior: try renewal.map(StoredCoding.value) ?? .renewUntilNow,
        usesIntroductoryOffer: introductory,
        billingPlan: billingPlan.map { .init(rawValue: $0) }
      )
    }
  }

  private var massExtension: MassExtension {
    get throws {
      MassExtension(
        productID: try part(product),
        days: try part(days),
        storefronts: storefronts,
        requestIdentifier: requestIdentifier
      )
    }
  }

  private var groupID: GroupID {
    get throws { GroupID(try part(group), occurrence: groupOccurrence ?? 0) }
  }

  private var span: CalendarSpan {
    get throws {
      CalendarSpan(
        months: try part(months),
        days: try part(days),
        milliseconds: try part(milliseconds)
      )
    }
  }

  /// Returns an argument, or throws `JournalReadingError.damaged` if the line does not have it.
  private func part<Part>(_ part: Part?) throws -> Part {
    guard let part else {
      throw JournalReadingError.damaged("the action \"\(action)\" is incomplete")
    }
    return part
  }
}
