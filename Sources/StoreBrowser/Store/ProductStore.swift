import StoreModel
import StoreViews
import TerminalUI

/// The store of a file without plans, written as an app developer would: StoreKit's `StoreView` with
/// the file's one-time purchases and non-renewing subscriptions, below a heading.
struct ProductStore: View {
  let model: StoreScreenModel

  var body: some View {
    StoreView(ids: model.productIDs, prefersPromotionalIcon: true)
      .storeButton(.visible, for: .restorePurchases)
      .transformEnvironment(\.storeMarketing) { $0 = $0 ?? AnyView(heading) }
      .environment(\.storeSession, model.session)
  }

  /// The heading of a file without a name for its products.
  private var heading: some View {
    Text(model.words.text(ConfigurationText.headingProducts)).bold()
  }
}
