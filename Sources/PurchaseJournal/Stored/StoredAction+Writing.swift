import Foundation
import PurchaseFlow
import StoreModel

extension StoredAction {
  /// Encodes a line.
  ///
  /// - Parameter content: Saves a store's content and returns its digest.
  init(_ record: JournalRecord, content: (StoreContents) throws -> String) rethrows {
    switch record {
    case .back(let kept, _):
      self.init("back")
      self.kept = kept
    case .action(let entry): self = try Self.line(of: entry.action, content: content)
    }
  }

  // The switch has no `default`, so that a new action does not compile until it is encoded here.
  private static func line(
    of action: StoreAction,
    content: (StoreContents) throws -> String
  ) rethrows -> StoredAction {
    switch action {
    case .open(let contents): Self("open", contents: try content(contents))
    case .purchase(let request):
      Self(
        request.billingPlan != nil
          ? "purchaseAsBilled"
          : request.usesIntroductoryOffer == nil ? "purchase" : "purchaseAsJudged",
        request
      )
    case .cancelPurchase(let request): Self("cancelPurchase", request)
    case .purchaseIntent(let request):
      Self(request.billingPlan == nil ? "purchaseIntent" : "purchaseIntentAsBilled", request)
    case .redeemCode(let product, let offer): Self("redeemCode", product, offer: offer)
    case .answerAskToBuy(let yes, let place):
      Self(yes ? "approveAskToBuy" : "declineAskToBuy", place: place)
    case .resolvePurchase(let place): Self("resolvePurchase", place: place)
    case .completeIntent(let place): Self("completeIntent", place: place)
    case .disableAutoRenew(let group): Self("disableAutoRenew", group)
    case .enableAutoRenew(let group): Self("enableAutoRenew", group)
    case .setPayment(let works): Self(works ? "paymentWorks" : "paymentFails")
    case .resolveBillingIssue(let group): Self("resolveBillingIssue", group)
    case .acceptRetentionOffer(let group, let offer):
      Self("acceptRetentionOffer", group, offer: offer)
    case .answerPriceIncrease(let group, let yes):
      Self(yes ? "agreeToPriceIncrease" : "declinePriceIncrease", group)
    case .increasePrice(let product, let price, let needsConsent):
      Self(
        price == nil ? "requestPriceConsent" : "increasePrice",
        product,
        price: price,
        needsConsent: needsConsent
      )
    case .changePrice(let product, let price, let preserves, let billingPlan):
      Self(preserves ? "changePriceForNew" : "changePrice", product, price, billingPlan)
    case .extendRenewal(let group, let span): Self("extendRenewal", group, span)
    case .extendAllRenewals(let request): Self("extendAllRenewals", request)
    case .removeFromSale(let product): Self("removeFromSale", product)
    case .refund(let transaction, let reason): Self("refund", transaction, reason)
    case .requestRefund(let transaction, let reason): Self("requestRefund", transaction, reason)
    case .requestConsumption(let transaction): Self("requestConsumption", transaction)
    case .decideRefund(let transaction, let decision): Self(transaction, decision)
    case .reverseRefund(let transaction): Self("reverseRefund", transaction)
    case .shareWithFamily(let product, let isGranted):
      Self(isGranted ? "shareWithFamily" : "endFamilySharing", product)
    case .rescindConsent: Self("rescindConsent")
    case .requestTestNotification: Self("requestTestNotification")
    case .forceRenewal(let group): Self("forceRenewal", group)
    case .expire(let group): Self("expire", group)
    case .delete(let transaction): Self("delete", transaction)
    case .removeSubscription(let group): Self("removeSubscription", group)
    case .setFailure(let call, let error): Self("setFailure", call, error)
    case .finish(let transaction): Self("finish", transaction)
    case .finishAll: Self("finishAll")
    case .restore: Self("restore")
    case .quitApp: Self("quitApp")
    case .launchApp: Self("launchApp")
    case .showMessage(let reason, let group): Self("showMessage", group, reason)
    case .wait: Self("wait")
    }
  }

  /// Creates an action on a waiting request. Actions on the oldest request (place 0) have the names
  /// from the first version of the format, which had no places.
  private init(_ action: String, place: Int) {
    self.init(place == 0 ? action : "\(action)At")
    self.place = place == 0 ? nil : place
  }

  private init(_ action: String, contents: String) {
    self.init(action)
    self.contents = contents
  }

  private init(_ action: String, _ request: PurchaseRequest) {
    self.init(action, request.productID, offer: request.offerID)
    quantity = request.quantity == 1 ? nil : request.quantity
    token = request.appAccountToken?.uuidString
    purchased = request.purchaseDate?.milliseconds
    renewal = request.renewalBehavior == .renewUntilNow ? nil : request.renewalBehavior.rawValue
    introductory = request.usesIntroductoryOffer
    billingPlan = request.billingPlan?.rawValue
  }

  private init(
    _ action: String,
    _ product: String,
    offer: String? = nil,
    price: Decimal? = nil,
    needsConsent: Bool? = nil
  ) {
    self.init(action)
    self.product = product
    self.offer = offer
    self.price = price.map(StoredCoding.text)
    self.needsConsent = needsConsent
  }

  /// Creates a price change. The stored name of a change for one billing plan ends in `AsBilled`,
  /// because the first version of the format had no billing plans.
  private init(
    _ action: String,
    _ product: String,
    _ price: Decimal,
    _ plan: Product.SubscriptionInfo.BillingPlanType?
  ) {
    self.init(plan == nil ? action : "\(action)AsBilled", product, price: price)
    billingPlan = plan?.rawValue
  }

  private init(
    _ action: String,
    _ group: GroupID,
    _ span: CalendarSpan? = nil
  ) {
    self.init(action)
    self.group = group.id
    groupOccurrence = group.occurrence == 0 ? nil : group.occurrence
    (months, days, milliseconds) = (span?.months, span?.days, span?.milliseconds)
  }

  private init(_ action: String, _ group: GroupID, offer: String) {
    self.init(action, group)
    self.offer = offer
  }

  private init(_ action: String, _ massExtension: MassExtension) {
    self.init(action, massExtension.productID)
    days = massExtension.days
    storefronts = massExtension.storefronts
    requestIdentifier = massExtension.requestIdentifier
  }

  private init(_ action: String, _ group: GroupID, _ message: Message.Reason) {
    self.init(action, group)
    self.message = message.rawValue
  }

  private init(
    _ action: String,
    _ transaction: UInt64,
    _ reason: Transaction.RevocationReason? = nil
  ) {
    self.init(action)
    self.transaction = transaction
    self.reason = reason?.rawValue
  }

  private init(_ action: String, _ transaction: UInt64, _ reason: RefundRequest.Reason) {
    self.init(action, transaction)
    refundReason = reason.rawValue
  }

  private init(_ transaction: UInt64, _ decision: RefundDecision) {
    switch decision {
    case .grant: self.init("grantRefund", transaction)
    case .decline: self.init("declineRefund", transaction)
    case .prorate(let percentage):
      self.init("prorateRefund", transaction)
      self.percentage = percentage
    }
  }

  private init(_ action: String, _ call: StoreCall, _ error: StoreError?) {
    self.init(action)
    self.call = call.rawValue
    self.error = error?.rawValue
  }
}
