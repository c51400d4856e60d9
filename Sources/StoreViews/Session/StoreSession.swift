import Foundation
import Observation
import PurchaseFlow
import StoreModel

/// One store and one customer: the observable value that store views read, and the
/// only way in which they act.
///
/// A view asks for a purchase; the purchase sheet confirms it; that is an action of
/// the customer's history; the views that read the customer are evaluated again.
@MainActor @Observable
public final class StoreSession {
  /// What is sold, in the store's language, at the prices that new customers pay now.
  public private(set) var catalog: StoreCatalog
  /// What is sold at the prices that it was opened with: as the file has it.
  package private(set) var listed: StoreCatalog
  /// The customer, their history and the clock.
  public private(set) var simulation: Simulation
  /// What happened last, told in a line.
  public internal(set) var notice: Notice? {
    didSet {
      noticeCount += 1
      if let notice { onNotice?(notice) }
    }
  }
  /// How often that was told so far.
  @ObservationIgnored package private(set) var noticeCount = 0
  /// Hears what happened last as it is told; `nil` while nobody wants to.
  @ObservationIgnored package var onNotice: (@MainActor (Notice) -> Void)?
  /// Hears what the history was before something was done, and what it is now; `nil` while
  /// nobody wants to.
  @ObservationIgnored package var onHistoryChange: (@MainActor (History, History) -> Void)?
  /// Hears why something that was asked for could not be kept and was not done; `nil` while
  /// nobody wants to.
  @ObservationIgnored package var onPersistenceFailure: (@MainActor (any Error) -> Void)?
  /// Why what was asked for last could not be kept and was not done; `nil` where it was done.
  @ObservationIgnored package private(set) var persistenceFailure: (any Error)?
  /// The purchase that waits for the customer to agree.
  private(set) var openPurchase: OpenPurchase?
  /// The product whose purchase sheet is open.
  public var requestedProduct: Product? { openPurchase?.product }
  /// What went wrong with a purchase that nobody else is told of.
  var failedPurchase: FailedPurchase?
  /// The message of the App Store that is on the screen.
  var shownMessage: Message?
  /// Those who wait for what happens.
  @ObservationIgnored let listeners = StoreListeners()
  /// The policy that is open to be read.
  public var openPolicy: SubscriptionStorePolicyKind?
  /// Whether products are still being loaded.
  public var isLoading = false {
    didSet { listeners.changes.send(()) }
  }
  /// Whether purchases are made without a sheet that asks for them, as where a file turns
  /// the system's dialogs off.
  package var areDialogsDisabled = false
  /// Why the store could not be opened, and what to do; `nil` when it was.
  public internal(set) var openingProblem: String?

  /// What happened last.
  public enum Notice: Hashable, Sendable {
    /// Events of the customer's history.
    case events([StoreEvent])
    /// Nothing fell due, up to a moment.
    case nothingHappened(until: Instant)
    /// Nothing will fall due.
    case nothingDue
    /// How many purchases were restored.
    case restored(Int)
    /// A plan was asked for that there is no need to buy, or that cannot be bought.
    case notBought(Product)
    /// The clock went back to a moment, and what was done since was taken back.
    case setBack(to: Instant)
    /// The customer came to a moment by what is done as a whole: into a state, onto another
    /// way, or there again.
    case movedTo(Instant)
    /// The customer is in a state that was asked for.
    case stateEntered
    /// Nothing was done, or all of it taken back.
    case nothingToUndo
    /// Nothing was taken back, or all of it done again.
    case nothingToRedo
    /// What was asked for was not done, since it could not be kept, and why.
    case notSaved(PersistenceProblem)
  }

  /// The system's sheet that the app asked for.
  var systemSheet: SystemSheet?
  /// The views on the screen that can open the purchase sheet, the last one on top.
  var presenters: [PresenterID] = []
  /// What was done as a whole, and what of it was taken back.
  @ObservationIgnored var steps = UndoGroups()
  private let customer: (any PersistentCustomer)?
  /// The names of products that are not sold any more, as they were looked for.
  @ObservationIgnored private var formerNames: [Product.ID: String] = [:]
  /// The catalogs that were open, for when the history goes back to one of them.
  @ObservationIgnored private var openedCatalogs: [StoreCatalog] = []

  /// Opens a store to a new customer.
  ///
  /// - Parameters:
  ///   - catalog: What is sold.
  ///   - timeRate: How fast subscriptions renew.
  ///   - zone: The zone whose wall clock periods are counted on.
  ///   - start: The clock's first moment.
  public convenience init(
    catalog: StoreCatalog,
    timeRate: TimeRate = .realTime,
    zone: CalendarZone = .utc,
    start: Instant
  ) {
    let contents = StoreContents(catalog, timeRate: timeRate, zone: zone)
    self.init(catalog: catalog, simulation: Simulation(contents: contents, start: start))
  }

  /// Goes on with a customer to whom the store is open.
  public init(catalog: StoreCatalog, simulation: Simulation) {
    listed = catalog
    self.catalog = catalog.priced(at: simulation.account.raisedPrices)
    self.simulation = simulation
    customer = nil
    listeners.wait(for: simulation.account.unfinishedIDs)
  }

  /// Goes on with a customer who is kept elsewhere: each action is safe there before it
  /// is shown.
  public init(catalog: StoreCatalog, customer: any PersistentCustomer) throws {
    listed = catalog
    self.customer = customer
    let simulation = try customer.simulation()
    self.catalog = catalog.priced(at: simulation.account.raisedPrices)
    self.simulation = simulation
    listeners.wait(for: simulation.account.unfinishedIDs)
  }

  /// The clock's present moment.
  public var now: Instant { simulation.now }

  // MARK: Reading

  /// Where the customer stands in a group; `nil` when they never subscribed.
  public func status(in group: SubscriptionGroup) -> SubscriptionStatus? {
    groupID(group).flatMap { simulation.account.status(for: $0).first }
  }

  /// The offer that buying a plan now would apply.
  ///
  /// - Parameter choose: What the app prefers among those that the customer could have.
  public func activeOffer(
    for product: Product,
    choosing choose: Account.OfferChoice? = nil
  ) -> Product.SubscriptionOffer? {
    simulation.account.preferredOffer(for: product, choosing: choose)
  }

  /// What buying a product now would do, without doing it.
  func dryRun(
    of product: Product,
    with offer: Product.SubscriptionOffer? = nil
  ) -> (events: [StoreEvent], after: Simulation) {
    dryRun(of: PurchaseRequest(product, offer))
  }

  /// What a purchase would do now, without doing it.
  func dryRun(of request: PurchaseRequest) -> (events: [StoreEvent], after: Simulation) {
    var dryRun = simulation
    let events = dryRun.perform(.purchase(request))
    return (events, dryRun)
  }

  /// What a purchase that goes through would do now, without doing it: that is what a
  /// customer agrees to, even where somebody is asked first or the purchase is interrupted.
  func agreement(to action: StoreAction) -> (events: [StoreEvent], after: Simulation) {
    var dryRun = simulation
    var contents = dryRun.account.store
    contents.settings.asksToBuy = false
    contents.settings.interruptsPurchases = false
    if contents != dryRun.account.store { dryRun.perform(.open(contents)) }
    let events = dryRun.perform(action)
    return (events, dryRun)
  }

  /// The customer's name of a group of the file.
  package func groupID(_ group: SubscriptionGroup) -> GroupID? {
    simulation.account.group(of: group)
  }

  // MARK: Acting

  /// Opens the purchase sheet of a product.
  ///
  /// - Parameter offer: The offer to apply; the introductory one applies by itself.
  public func requestPurchase(
    of product: Product,
    with offer: Product.SubscriptionOffer? = nil
  ) {
    guard product.unavailability == nil else { return }
    open(OpenPurchase(product: product, offer: offer))
  }

  /// Opens the sheet of a purchase, in the place of one that is open.
  func open(_ purchase: OpenPurchase) {
    cancelPurchase()
    if areDialogsDisabled { return complete(purchase) }
    openPurchase = purchase
  }

  /// Says why a plan that was asked for is not bought.
  public func explainWhyNotToBuy(_ product: Product) { notice = .notBought(product) }

  /// The customer agrees to what the purchase sheet says.
  public func confirmPurchase() {
    guard let purchase = openPurchase else { return }
    openPurchase = nil
    complete(purchase)
  }

  /// The customer closes the purchase sheet.
  public func cancelPurchase() {
    guard let purchase = openPurchase else { return }
    openPurchase = nil
    purchase.answer?(outcome(of: perform(.cancelPurchase(purchase.request))))
  }

  /// The customer turns auto-renew of a group off, or on again.
  public func setAutoRenew(_ isOn: Bool, in group: SubscriptionGroup) {
    guard let id = groupID(group) else { return }
    perform(isOn ? .enableAutoRenew(id) : .disableAutoRenew(id))
  }

  /// The customer asks for what they bought on other devices.
  public func restorePurchases() {
    notice = .restored(simulation.account.currentEntitlements.count)
  }

  /// Moves the clock to the next thing that happens by itself.
  public func advanceToNextEvent() {
    guard let next = simulation.nextEventInstant else {
      notice = .nothingDue
      return
    }
    guard let events = act({ $0.advance(to: next) }, { try $0.advance(to: next) }) else { return }
    show(events, until: next)
  }

  /// Moves the clock as a person wrote it.
  ///
  /// - Returns: Why it could not be moved; `nil` when it was.
  @discardableResult
  public func move(_ move: ClockMove) -> Refusal? {
    guard let events = act({ $0.move(move) }, { try $0.move(move) }) else { return nil }
    if let refusal = events.refusal { return refusal }
    show(events, until: simulation.now)
    return nil
  }

  /// Asks for the products of the store again. A customer who is kept elsewhere is read
  /// anew, for another program may have ended what made loading fail.
  ///
  /// - Returns: Whether they could be loaded.
  func retryLoading() -> Bool {
    if let customer {
      let raised = simulation.account.raisedPrices
      do {
        simulation = try customer.simulation()
      } catch {
        announceNotSaved(error)
        return false
      }
      followPrices(since: raised)
    }
    return !hasFailedToLoad
  }

  /// Does something as the customer or the app.
  ///
  /// - Parameter isAnnounced: Whether people are told of it.
  /// - Returns: What happened; `nil` where it could not be kept and was not done.
  @discardableResult
  package func perform(_ action: StoreAction, isAnnounced: Bool = true) -> [StoreEvent]? {
    guard let events = act({ $0.perform(action) }, { try $0.perform(action) }) else { return nil }
    if isAnnounced { notice = events.isEmpty ? nil : .events(events) }
    return events
  }

  /// Lets the customer do something, here or where they are kept.
  ///
  /// - Returns: What happened; `nil` where it could not be kept and was not done.
  func act(
    _ body: (inout Simulation) -> [StoreEvent],
    _ kept: (any PersistentCustomer) throws -> [StoreEvent]
  ) -> [StoreEvent]? {
    let before = onHistoryChange == nil ? nil : simulation.history
    let raised = simulation.account.raisedPrices
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
      followPrices(since: raised)
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
    notice = .notSaved((error as? any PersistenceError)?.persistenceProblem ?? .notWritten)
  }

  /// Opens another store, or this one as its file has become, to the customer.
  ///
  /// - Returns: Whether that could be kept and was done.
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

  /// Shows a catalog, at the prices of now.
  private func list(_ catalog: StoreCatalog) {
    listed = catalog
    self.catalog = catalog.priced(at: simulation.account.raisedPrices)
  }

  /// Shows the prices of now, where others were raised before.
  private func followPrices(since raised: [Product.ID: Decimal]) {
    if simulation.account.raisedPrices != raised { list(listed) }
  }

  /// Shows the catalog of the store that the history has come to, where that is another one
  /// than is shown.
  func followHistory() {
    let store = simulation.account.store
    guard !listed.sells(store), let other = openedCatalogs.last(where: { $0.sells(store) })
    else { return }
    list(other)
  }

  /// What a person sets that is no part of the history.
  struct Settings {
    var catalog: StoreCatalog
    var areDialogsDisabled: Bool

    /// Takes over what differs between two others.
    mutating func change(from old: Self, to new: Self) {
      if old.catalog != new.catalog { catalog = new.catalog }
      if old.areDialogsDisabled != new.areDialogsDisabled {
        areDialogsDisabled = new.areDialogsDisabled
      }
    }
  }

  /// What a person has set that is no part of the history: the language, and whether there are
  /// dialogs. A catalog that the store does not sell is not shown.
  var settings: Settings {
    get { Settings(catalog: listed, areDialogsDisabled: areDialogsDisabled) }
    set {
      areDialogsDisabled = newValue.areDialogsDisabled
      if listed != newValue.catalog, newValue.catalog.sells(simulation.account.store) {
        list(newValue.catalog)
      }
    }
  }

  /// A product's name for customers: where it is not sold any more, the one that it was sold
  /// under last; its identifier where it never was sold.
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
  /// The name under which the stores that were open sold a product last.
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

extension StoreCatalog {
  /// Whether a store sells what the catalog has, in the same language and storefront.
  fileprivate func sells(_ store: StoreContents) -> Bool {
    store.storefront == storefront.countryCode && store.products == StoreContents(self).products
  }
}
