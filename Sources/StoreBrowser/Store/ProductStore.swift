import StoreModel
import StoreViews
import TerminalUI

/// The store of a file without plans, written as an app developer would: StoreKit's `StoreView` with
/// the file's one-time purchases and non-renewing subscriptions.
struct ProductStore: View {
  let model: StoreScreenModel

  var body: some View {
    StoreView(ids: model.productIDs, prefersPromotionalIcon: true)
      .storeButton(.visible, for: .restorePurchases)
      .environment(\.storeSession, model.session)
  }
}
