import StoreModel
import StoreViews
import TerminalUI

/// The store's screen: the plans of the selected group, the other products of a file without plans,
/// or how to add a plan to a file that has nothing to sell.
struct StoreScreen: View {
  let model: StoreScreenModel

  var body: some View {
    content
      .environment(\.storeMarketing, model.marketing.map { AnyView(MarketingText(page: $0)) })
      .environment(\.layoutDirection, LayoutDirection(of: model.session.catalog.locale))
      .focusedSceneValue(\.storeEnter, .nothing)
  }

  @ViewBuilder private var content: some View {
    switch model.content {
    case .plans(let group): BrowserStore(model: model, group: group).id(group.position)
    case .products: ProductStore(model: model)
    case .nothing: EmptyStore(model: model)
    }
  }
}
