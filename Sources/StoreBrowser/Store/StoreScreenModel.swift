import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The store's screen: the subscription group, the chosen plan, and how the store is shown.
@MainActor @Observable
final class StoreScreenModel {
  let session: StoreSession
  let words: Words
  let notices: NoticeModel
  /// The place in the file of the subscription group on the screen.
  private var groupPosition: Int?
  /// The subscription group on the screen: the one that was chosen, else the first with
  /// plans.
  var group: SubscriptionGroup? {
    get {
      let groups = session.catalog.groups
      return groups.first { $0.position == groupPosition }
        ?? groups.first { !$0.products.isEmpty } ?? groups.first
    }
    set { groupPosition = newValue?.position }
  }
  /// The chosen plan; kept here so that it outlives a window that is too small for the
  /// store.
  var selection: Product.ID?
  /// How the store is shown.
  var appearance: StoreAppearance
  /// What the keys do where the focus is in the store.
  var keys = Keys()

  init(_ opening: StoreOpening, session: StoreSession, words: Words, notices: NoticeModel) {
    (self.session, self.words, self.notices) = (session, words, notices)
    (groupPosition, selection) = (opening.group?.position, opening.selection)
    appearance = opening.options.appearance
  }

  /// What the keys do where the focus is in the store, as its views report it; at first as in
  /// most stores, so that the first frame is made once.
  struct Keys: Equatable {
    /// The axis along which plans stand beside one another.
    var planAxis = Axis.vertical
    /// What Enter does; `nil` where no store is on the screen.
    var enter: StoreEnter? = .subscribe
    /// Whether the focus is in the sheet that a group's link opens.
    var isInGroupSheet = false
  }

  /// Opens a catalog in the environment of some contents; the group stays the same. Where both
  /// are open already, nothing is done and no action is added to the customer's history.
  ///
  /// - Returns: Whether that was kept and done.
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

extension StoreSession {
  /// The customer.
  var account: Account { simulation.account }
}

extension StoreCatalog {
  /// Whether there is another group of the same identifier.
  func isAmbiguous(_ group: SubscriptionGroup) -> Bool {
    groups.filter { $0.id == group.id }.count > 1
  }
}
