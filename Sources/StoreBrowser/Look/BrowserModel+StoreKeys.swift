import StoreViews
import TerminalUI

extension BrowserModel {
  /// Whether the arrows along an axis choose a plan.
  func choosesPlans(along axis: Axis) -> Bool {
    store.hasPlans && !store.hasFailedToLoad && choiceList == nil && store.keys.planAxis == axis
  }

  /// What Enter does, where the keys go to the store.
  var enterInStore: StoreEnter? { choiceList == nil ? store.keys.enter : nil }
}
