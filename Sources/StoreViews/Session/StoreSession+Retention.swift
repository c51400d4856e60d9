import PurchaseFlow
import StoreModel

extension StoreSession {
  /// Returns the offer that the App Store shows before it cancels the subscription of a group;
  /// `nil` if there is none.
  func retentionOffer(in group: SubscriptionGroup) -> Product.SubscriptionOffer? {
    groupID(group).flatMap { simulation.account.retentionOffers(in: $0).first }
  }

  /// Accepts an offer instead of cancelling the subscription of a group.
  func acceptRetentionOffer(_ offer: Product.SubscriptionOffer, in group: SubscriptionGroup) {
    guard let id = groupID(group), let offerID = offer.id else { return }
    perform(.acceptRetentionOffer(id, offerID: offerID))
  }
}
