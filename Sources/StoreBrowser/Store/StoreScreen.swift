import StoreModel
import StoreViews
import TerminalUI

/// The store's screen with the store of the selected group.
struct StoreScreen: View {
  let model: StoreScreenModel

  var body: some View {
    content.environment(\.layoutDirection, LayoutDirection(of: model.session.catalog.locale))
      .focusedSceneValue(\.storeEnter, .nothing)
  }

  @ViewBuilder private var content: some View {
    if let group = model.group {
      BrowserStore(model: model, group: group).id(group.position)
    } else {
      UnavailableView(
        title: model.words.text(BrowserText.noSubscriptions),
        text: model.words.text(BrowserText.noSubscriptionsText)
      )
    }
  }
}
