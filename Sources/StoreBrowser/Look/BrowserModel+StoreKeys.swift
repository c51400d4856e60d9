import StoreViews
import TerminalUI

extension BrowserModel {
  /// What the keys do where the focus is in the store, as its views tell; at first as in most
  /// stores, so that the first frame is made once.
  struct StoreKeys: Equatable {
    /// The way in which plans stand beside one another.
    var planAxis = Axis.vertical
    /// What Enter does; `nil` where no store is on the screen.
    var enter: StoreEnter? = .subscribe
    /// Whether the focus is in the sheet that a group's link opens.
    var isInGroupSheet = false
  }

  /// Whether the arrows along an axis choose a plan.
  func choosesPlans(along axis: Axis) -> Bool {
    hasPlans && !storeHasFailed && choiceList == nil && storeKeys.planAxis == axis
  }

  /// What Enter does, where the keys go to the store.
  var enterInStore: StoreEnter? { choiceList == nil ? storeKeys.enter : nil }
}
