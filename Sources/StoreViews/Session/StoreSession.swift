import Foundation
import Observation
import PurchaseFlow
import StoreModel

/// A store and its customer: the observable model that store views read and act on.
///
/// A view requests a purchase and the purchase sheet confirms it. The purchase is an action in the
/// customer's history. Views that read the customer are then evaluated again.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct PlanList: View {
///   @Environment(\.storeSession) private var session
///
///   var body: some View {
///     ForEach(session.catalog.products) { Text($0.displayName) }
///   }
/// }
/// ```
@MainActor @Observable
public final class StoreSession {
  /// The products for sale, in the language of the store, at the present prices for this customer.
  public private(set) var catalog: StoreCatalog
  /// The products for sale at the prices of the opened file, without later price increases.
  package private(set) var listed: StoreCatalog
  /// The customer, their history and their clock.
  public private(set) var simulation: Simulation {
    didSet { programClock?.follow(simulation) }
  }
  /// The clock of the program, if it follows this session.
  @ObservationIgnored var programClock: StoreClock?
  /// The most recent notice, displayed as one line; `nil` if there is none.
  public internal(set) var notice: Notice? {
    didSet {
      noticeCount += 1
      if let notice { onNotice?(notice) }
    }
  }
  /// The number of notices so far.
  @ObservationIgnored package private(set) var noticeCount = 0
  /// A function that receives each new notice; `nil` if there is no receiver.
  @ObservationIgnored package var onNotice: (@MainActor (Notice) -> Void)?
  /// A function that receives the history before and after each action; `nil` if there is no
  /// receiver.
  @ObservationIgnored package var onHistoryChange: (@MainActor (History, History) -> Void)?
  /// A function that receives the error when saving an action fails; `nil` if there is no receiver.
  /// The action was not performed.
  @ObservationIgnored package var onPersistenceFailure: (@MainActor (any Error) -> Void)?
  /// The error of the last action if saving it failed; `nil` if it was performed.
  @ObservationIgnored package private(set) var persistenceFailure: (any Error)?
  /// The object that receives deliveries and events; `nil` if there is none.
  @ObservationIgnored package var storeObserver: (any StoreObserver)?
  /// The purchase that waits for the customer's confirmation.
  private(set) var openPurchase: OpenPurchase?
  /// The product whose purchase sheet is open.
  public var requestedProduct: Product? { openPurchase?.product }
  /// The error of a purchase that no caller waits for.
  var failedPurchase: FailedPurchase?
  /// The App Store message on the screen.
  var shownMessage: Message?
  /// The promotional images decoded so far.
  @ObservationIgnored let promotionalIcons = PromotionalIcons()
  /// The open streams of client code.
  @ObservationIgnored let listeners = StoreListeners()
  /// The policy whose text is displayed in a sheet.
  public var openPolicy: SubscriptionStorePolicyKind?
  /// Whether products are still loading.
  public var isLoading = false {
    didSet { listeners.changes.send(()) }
  }
  /// Whether purchases are confirmed without a purchase sheet, as in a configuration file that
  /// disables system dialogs.
  package var areDialogsDisabled = false
  /// The reason why the store could not be opened, with the next step; `nil` if it was opened.
  public internal(set) var openingProblem: String?

  /// A message about the last event or action. The program displays it in one line.
  public enum Notice: Hashable, Sendable {
    /// Events of the customer's history.
    case events([StoreEvent])
    /// The clock reached this instant without an event.
    case nothingHappened(until: Instant)
    /// No event is scheduled.
    case nothingDue
    /// Restoring purchases found this number of purchases.
    case restored(Int)
    /// The customer tried to buy a plan that they have, or that cannot be bought.
    case notBought(Product)
    /// The customer returned to this instant; later actions were undone.
    case setBack(to: Instant)
    /// A single step moved the customer to this instant: a change of state, a change of branch, or
    /// a redo.
    case movedTo(Instant)
    /// The customer is in the requested subscription state.
    case stateEntered
    /// There is nothing to undo.
    case nothingToUndo
    /// There is nothing to redo.
    case nothingToRedo
    /// Saving an action failed for this reason, so the action was not performed.
    case notSaved(PersistenceErrorReason)
  }

  /// The system sheet that the app presents.
  var systemSheet: SystemSheet?
  /// The views on the screen that can present the purchase sheet, the topmost last.
  var presenters: [PresenterID] = []
  /// The time that a playing clock shows, if it is later than the recorded time; otherwise `nil`.
  var passedTime: Instant?
  /// A function that brings the time of a playing clock up to date; `nil` while the clock is paused.
  @ObservationIgnored package var readPassingTime: (@MainActor () -> Void)?
  /// The steps that were performed and undone.
  @ObservationIgnored var steps = UndoGroups()
  private let customer: (any PersistentCustomer)?
  /// A cache of the names of products that are no longer sold.
  @ObservationIgnored private var formerNames: [Product.ID: String] = [:]
  /// The catalogs opened so far, for a return to a point of the history at which another catalog
  /// was open.
  @ObservationIgnored private var openedCatalogs: [StoreCatalog] = []

  /// Creates a session with a new customer.
  ///
  /// - Parameters:
  ///   - catalog: The products for sale.
  ///   - timeRate: The rate at which subscriptions renew.
  ///   - zone: The time zone whose wall clock determines billing periods.
  ///   - start: The initial time of the clock.
  public convenience init(
    catalog: StoreCatalog,
    timeRate: TimeRate = .realTime,
    zone: CalendarZone = .utc,
    start: Instant
  ) {
    let contents = StoreContents(catalog, timeRate: timeRate, zone: zone)
    self.init(catalog: catalog, simulation: Simulation(contents: contents, start: start))
  }

  /// Creates a session that continues with a customer of this store.
  public init(catalog: StoreCatalog, simulation: Simulation) {
    listed = catalog
    self.catalog = catalog.priced(for: simulation.account)
    self.simulation = simulation
    customer = nil
    listeners.wait(for: simulation.account.unfinishedIDs)
  }

  /// Creates a session that continues with a saved customer. Each action is saved before views
  /// display it.
  ///
  /// - Throws: The error of reading the customer.
  public init(catalog: StoreCatalog, customer: any PersistentCustomer) throws {
    listed = catalog
    self.customer = customer
    let simulation = try customer.simulation()
    self.catalog = catalog.priced(for: simulation.account)
    self.simulation = simulation
    listeners.wait(for: simulation.account.unfinishedIDs)
  }

  // MARK: Reading

  /// Returns the subscription status of the customer in a group; `nil` if they never subscribed.
  public func status(in group: SubscriptionGroup) -> SubscriptionStatus? {
    groupID(group).flatMap { simulation.account.status(for: $0).first }
  }

  /// Returns the offer that a purchase of a plan would apply now; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - billingPlan: The billing plan of the purchase. Offers belong to a billing plan.
  ///   - choose: Returns the app's preferred offer among the offers that the customer is eligible
  ///     for.
  public func activeOffer(
    for product: Product,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType = .upFront,
    choosing choose: Account.OfferChoice? = nil
  ) -> Product.SubscriptionOffer? {
    simulation.account.preferredOffer(for: product, billedAs: billingPlan, choosing: choose)
  }

  /// Simulates buying a product now, without changing the session.
  func dryRun(
    of product: Product,
    with offer: Product.SubscriptionOffer? = nil
  ) -> (events: [StoreEvent], after: Simulation) {
    dryRun(of: PurchaseRequest(product, offer))
  }

  /// Simulates a purchase now, without changing the session.
  func dryRun(of request: PurchaseRequest) -> (events: [StoreEvent], after: Simulation) {
    var dryRun = simulation
    let events = dryRun.perform(.purchase(request))
    return (events, dryRun)
  }

  /// Simulates a purchase without approval or interruption, and without changing the session. The
  /// purchase sheet displays the resulting terms, even if the purchase will need approval or will
  /// be interrupted.
  func agreement(to action: StoreAction) -> (events: [StoreEvent], after: Simulation) {
    var dryRun = simulation
    var contents = dryRun.account.store
    contents.settings.asksToBuy = false
    contents.settings.interruptsPurchases = false
    if contents != dryRun.account.store { dryRun.perform(.open(contents)) }
    let events = dryRun.perform(action)
    return (events, dryRun)
  }

  /// Returns the identifier that the customer's account has for a group of the configuration file;
  /// `nil` if there is none.
  package func groupID(_ group: SubscriptionGroup) -> GroupID? {
    simulation.account.group(of: group)
  }

  // MARK: Acting

  /// Opens the purchase sheet of a product. An unavailable product is ignored.
  ///
  /// - Parameters:
  ///   - offer: The offer to apply. An introductory offer applies automatically.
  ///   - billingPlan: The billing plan of a subscription.
  public func requestPurchase(
    of product: Product,
    with offer: Product.SubscriptionOffer? = nil,
    billedAs billingPlan: Product.SubscriptionInfo.BillingPlanType = .upFront
  ) {
    guard product.unavailability == nil else { return }
    let options: Set<Product.PurchaseOption> =
      billingPlan == .upFront ? [] : [.billingPlanType(billingPlan)]
    open(OpenPurchase(product: product, offer: offer, options: options))
  }

  /// Opens the sheet of a purchase and replaces the open sheet, if any.
  func open(_ purchase: OpenPurchase) {
    cancelPurchase()
    if areDialogsDisabled { return complete(purchase) }
    openPurchase = purchase
  }

  /// Sets a notice that gives the reason why a plan cannot be bought.
  public func explainWhyNotToBuy(_ product: Product) { notice = .notBought(product) }

  /// Replaces the disclosure of a 12-month commitment with the purchase sheet.
  func confirmDisclosure() { openPurchase?.isDisclosed = true }

  /// Confirms the purchase in the open purchase sheet.
  public func confirmPurchase() {
    guard let purchase = openPurchase else { return }
    openPurchase = nil
    complete(purchase)
  }

  /// Closes the purchase sheet without a purchase.
  public func cancelPurchase() {
    guard let purchase = openPurchase else { return }
    openPurchase = nil
    purchase.answer?(outcome(of: perform(.cancelPurchase(purchase.request))))
  }

  /// Turns automatic renewal of a group on or off.
  public func setAutoRenew(_ isOn: Bool, in group: SubscriptionGroup) {
    guard let id = groupID(group) else { return }
    perform(isOn ? .enableAutoRenew(id) : .disableAutoRenew(id))
  }

  /// Sets a notice with the number of the customer's entitlements. A simulated customer has a
  /// single device, so there is nothing else to restore.
  public func restorePurchases() {
    notice = .restored(simulation.account.currentEntitlements.count)
  }

  /// Moves the clock to the next scheduled event.
  public func advanceToNextEvent() {
    guard let next = simulation.nextEventInstant else {
      notice = .nothingDue
      return
    }
    guard let events = act({ $0.advance(to: next) }, { try $0.advance(to: next) }) else { return }
    show(events, until: next)
  }

  /// Moves the clock to the date, or by the duration, that the user entered.
  ///
  /// - Returns: The reason why the move was refused; `nil` if it was not refused. If saving failed,
  ///   the clock is unchanged and ``notice`` gives the reason.
  @discardableResult
  public func move(_ move: ClockMove) -> Refusal? {
    guard let events = act({ $0.move(move) }, { try $0.move(move) }) else { return nil }
    if let refusal = events.refusal { return refusal }
    show(events, until: simulation.now)
    return nil
  }

  /// Tries to load the products again. A saved customer is read again, because another program may
  /// have removed the failure.
  ///
  /// - Returns: Whether the products can be loaded.
  func retryLoading() -> Bool {
    if let customer {
      let displayed = simulation.account.allDisplayedPrices
      do {
        simulation = try customer.simulation()
      } catch {
        announceNotSaved(error)
        return false
      }
      followPrices(since: displayed)
    }
    return !hasFailedToLoad
  }

  /// Performs an action of the customer or the app.
  ///
  /// - Parameter isAnnounced: Whether the action sets a notice.
  /// - Returns: The resulting events; `nil` if saving failed and the action was not performed.
  @discardableResult
  package func perform(_ action: StoreAction, isAnnounced: Bool = true) -> [StoreEvent]? {
    guard let events = act({ $0.perform(action) }, { try $0.perform(action) }) else { return nil }
    if isAnnounced { notice = events.isEmpty ? nil : .events(events) }
    return events
  }

  /// Performs an action on the customer in memory, or on the saved customer. Records the time of a
  /// playing clock first.
  ///
  /// - Returns: The resulting events; `nil` if saving failed and the action was not performed.
  func act(
    _ body: (inout Simulation) -> [StoreEvent],
    _ kept: (any PersistentCustomer) throws -> [StoreEvent]
  ) -> [StoreEvent]? {
    recordPassedTime() ? actWithoutRecordingTime(body, kept) : nil
  }

  /// Performs an action as ``act(_:_:)`` does, at the recorded time.
  func actWithoutRecordingTime(
    _ body: (inout Simulation) -> [StoreEvent],
    _ kept: (any PersistentCustomer) throws -> [StoreEvent]
  ) -> [StoreEvent]? {
    let before = onHistoryChange == nil ? nil : simulation.history
    let displayed = simulation.account.allDisplayedPrices
    do {
      let events: [StoreEvent]
      if let customer {
        events = try kept(customer)
        simulation = try customer.simulation()
      } else {
        events = body(&simulation)
      }
      persistenceFailure = nil
      if let before { onHistoryChange?(before, simulation.history) }
      followPrices(since: displayed)
      announce(events)
      return events
    } catch {
      announceNotSaved(error)
      return nil
    }
  }

  private func announceNotSaved(_ error: any Error) {
    persistenceFailure = error
    onPersistenceFailure?(error)
    notice = .notSaved((error as? any PersistenceError)?.persistenceErrorReason ?? .notWritten)
  }

  /// Opens another store for the customer, or the changed file of the same store.
  ///
  /// - Returns: Whether the change was saved and performed.
  @discardableResult
  package func open(_ catalog: StoreCatalog, _ contents: StoreContents) -> Bool {
    let known = listed
    guard perform(.open(contents), isAnnounced: false) != nil else { return false }
    for catalog in [known, catalog] where !openedCatalogs.contains(catalog) {
      openedCatalogs.append(catalog)
    }
    list(catalog)
    formerNames = [:]
    return true
  }

  /// Displays a catalog at the present prices.
  private func list(_ catalog: StoreCatalog) {
    listed = catalog
    self.catalog = catalog.priced(for: simulation.account)
  }

  /// Updates the displayed prices if the prices of the customer's store differ from `displayed`.
  private func followPrices(since displayed: [[Product.ID: Decimal]]) {
    if simulation.account.allDisplayedPrices != displayed { list(listed) }
  }

  /// Displays the catalog of the store that was open at the present point of the history, unless it
  /// is already displayed.
  func followHistory() {
    let store = simulation.account.store
    guard !listed.sells(store), let other = openedCatalogs.last(where: { $0.sells(store) })
    else { return }
    list(other)
  }

  /// The settings that are not part of the history.
  struct Settings {
    var catalog: StoreCatalog
    var areDialogsDisabled: Bool

    /// Changes each value that differs between `old` and `new` to the value in `new`.
    mutating func change(from old: Self, to new: Self) {
      if old.catalog != new.catalog { catalog = new.catalog }
      if old.areDialogsDisabled != new.areDialogsDisabled {
        areDialogsDisabled = new.areDialogsDisabled
      }
    }
  }

  /// The settings that are not part of the history: the language of the catalog, and whether
  /// dialogs are disabled. The setter ignores a catalog that the store does not sell.
  var settings: Settings {
    get { Settings(catalog: listed, areDialogsDisabled: areDialogsDisabled) }
    set {
      areDialogsDisabled = newValue.areDialogsDisabled
      if listed != newValue.catalog, newValue.catalog.sells(simulation.account.store) {
        list(newValue.catalog)
      }
    }
  }

  /// Returns the display name of a product. For a product that is no longer sold, returns its last
  /// name. For a product that was never sold, returns its identifier.
  package func name(of id: Product.ID) -> String {
    if let product = catalog.product(id: id) { return product.displayName }
    if let known = formerNames[id] { return known }
    let name = simulation.history.nameSoldUnder(id) ?? id
    formerNames[id] = name
    return name
  }

  func show(_ events: [StoreEvent], until instant: Instant) {
    notice = events.isEmpty ? .nothingHappened(until: instant) : .events(events)
  }
}

extension History {
  /// Returns the last name of a product in the stores opened so far; `nil` if none of them sold the
  /// product.
  fileprivate func nameSoldUnder(_ id: Product.ID) -> String? {
    for entry in entries.reversed() {
      guard case .open(let contents) = entry.action else { continue }
      if let product = contents.products.first(where: { $0.id == id }) {
        return product.displayName
      }
    }
    return nil
  }
}

extension Account {
  /// The displayed prices of up-front billing, and of monthly billing with a commitment.
  fileprivate var allDisplayedPrices: [[Product.ID: Decimal]] {
    [displayedPrices, displayedMonthlyPrices]
  }
}

extension StoreCatalog {
  /// Returns the catalog at the present prices of a customer's store.
  fileprivate func priced(for account: Account) -> StoreCatalog {
    priced(at: account.displayedPrices, monthly: account.displayedMonthlyPrices)
  }

  /// Returns whether a store sells the products of this catalog, in the same language and
  /// storefront.
  fileprivate func sells(_ store: StoreContents) -> Bool {
    store.storefront == storefront.countryCode && store.products == StoreContents(self).products
  }
}
