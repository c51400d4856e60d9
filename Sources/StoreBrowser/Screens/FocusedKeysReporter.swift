import StoreViews
import TerminalUI

/// Reports to the models which effects the keys have on the view in focus. Because this is a
/// separate view, the hint bar is rebuilt only if these values change.
struct FocusedKeysReporter: View {
  let store: StoreScreenModel
  let navigation: NavigationModel
  @FocusedValue(\.planAxis) private var planAxis
  @FocusedValue(\.storeEnter) private var storeEnter
  @FocusedValue(\.isInGroupSheet) private var isInGroupSheet
  @FocusedValue(\.promptEnter) private var promptEnter

  var body: some View {
    Color.clear
      .onChange(of: storeKeys) { if store.keys != $1 { store.keys = $1 } }
      .onChange(of: promptEnter) { navigation.promptEnter = $1 ?? .pick }
  }

  private var storeKeys: StoreScreenModel.Keys {
    StoreScreenModel.Keys(
      planAxis: planAxis ?? .vertical,
      enter: storeEnter,
      isInGroupSheet: isInGroupSheet ?? false
    )
  }
}
