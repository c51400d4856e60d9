import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The model of the store's screen: the subscription group, the selected plan, and the appearance.
@MainActor @Observable
final class StoreScreenModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  /// The selected group's position in the file.
  private var groupPosition: Int?
  /// The selected subscription group. Default: the first group with plans.
  var group: SubscriptionGroup? {
    get {
      let groups = session.catalog.groups
      return groups.first { $0.position == groupPosition }
        ?? groups.first { !$0.products.isEmpty } ?? groups.first
    }
    set { groupPosition = newValue?.position }
  }
  /// The selected plan. The model owns it, so that it survives a window that is too small for the
  /// store.
  var selection: Product.ID?
  var appearance: StoreAppearance {
    didSet {
      let isSeveral = appearance.hasSeveralPlacements
      if isSeveral != hasSeveralPlacements { hasSeveralPlacements = isSeveral }
    }
  }
  /// Whether the control style has several placements. Stored, because the hints read it: a change
  /// between styles with several placements does not evaluate the hints again.
  private(set) var hasSeveralPlacements: Bool
  /// The page above the plans, in place of the group's name; `nil` for the name.
  let marketing: MarketingPage?
  /// The effects of keys while the store has the focus.
  var keys = Keys()

  init(_ opening: StoreOpening, session: StoreSession, words: Words, notices: NoticeModel) {
    (self.session, self.words, self.notices) = (session, words, notices)
    (groupPosition, selection) = (opening.group?.position, opening.selection)
    (appearance, marketing) = (opening.options.appearance, opening.options.marketing)
    hasSeveralPlacements = opening.options.appearance.hasSeveralPlacements
  }

  /// The effects of keys while the store has the focus, as the views report them. The initial
  /// values fit most stores, so that the first frame is built once.
  struct Keys: Equatable {
    /// The axis along which plans are arranged.
    var planAxis = Axis.vertical
    /// The effect of Enter; `nil` if no store is visible.
    var enter: StoreEnter? = .subscribe
    /// Whether the focus is in the sheet that the link to another group of options opens.
    var isInGroupSheet = false
  }

  /// Opens a catalog in a test environment, with the same selected group. If this catalog and this
  /// test environment are already open, no action is added to the customer's history.
  ///
  /// - Returns: Whether the store was opened and the action saved.
  @discardableResult
  func open(_ catalog: StoreCatalog, _ environment: StoreContents) -> Bool {
    var contents = environment
    let sold = StoreContents(catalog)
    (contents.products, contents.storefront) = (sold.products, sold.storefront)
    if catalog == session.listed, contents == session.account.store { return true }
    let shown = group
    guard session.open(catalog, contents) else { return false }
    let same = catalog.groups.filter { $0.id == shown?.id }
    group = same.first { $0.position == shown?.position } ?? same.first
    return true
  }
}

extension StoreAppearance {
  /// Whether the control style has several placements.
  fileprivate var hasSeveralPlacements: Bool {
    ControlStyleList.placements(of: controlStyle).count > 1
  }
}

extension StoreSession {
  /// The customer's account.
  var account: Account { simulation.account }
}

extension StoreCatalog {
  /// Returns whether another group has the same identifier.
  func isAmbiguous(_ group: SubscriptionGroup) -> Bool {
    groups.filter { $0.id == group.id }.count > 1
  }
}
