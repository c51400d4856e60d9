import PurchaseFlow
import StoreModel
import Synchronization
import TerminalUI
import Testing

@testable import StoreViews

@Suite("Stores that show no plans")
@MainActor
struct StoreStateTests {
  /// A customer that several programs can change.
  private final class Shared: PersistentCustomer {
    private let present: Mutex<Simulation>

    init(_ simulation: Simulation) { present = Mutex(simulation) }

    func simulation() -> Simulation { present.withLock { $0 } }
    func perform(_ action: StoreAction) -> [StoreEvent] {
      present.withLock { $0.perform(action) }
    }
    func advance(to instant: Instant) -> [StoreEvent] {
      present.withLock { $0.advance(to: instant) }
    }
    func move(_ move: ClockMove) -> [StoreEvent] { present.withLock { $0.move(move) } }
    func stepBack(_ count: Int) { present.withLock { $0.stepBack(count) } }
    func stepBack(to instant: Instant) { present.withLock { $0.stepBack(to: instant) } }
    func stepBack(keeping count: Int, to instant: Instant) {
      present.withLock { $0.stepBack(keeping: count, to: instant) }
    }
    func stepForward() -> [StoreEvent]? { present.withLock { $0.stepForward() } }
    func switchTo(_ branch: HistoryBranch) { present.withLock { $0.switchTo(branch) } }
  }

  private static let failure = StoreAction.setFailure(
    .loadProducts,
    .storeKit(.networkError)
  )

  @Test("Enter reloads the store after another program ended the failure")
  func retry() throws {
    let open = try StoreSession.streaming()
    let customer = Shared(open.simulation)
    _ = customer.perform(Self.failure)
    let session = try StoreSession(catalog: open.catalog, customer: customer)
    let store = ShownStore(SubscriptionStoreView(groupID: try session.group().id), of: session)
    #expect(store.contains("Could Not Load"), "\(store.text)")
    #expect(store.contains("Something went wrong. Try again."), "\(store.text)")
    store.press(.enter)
    #expect(store.contains("That did not help. Try again later."), "\(store.text)")
    _ = customer.perform(.setFailure(.loadProducts, nil))
    store.press(.enter)
    #expect(store.contains("Premium Yearly"), "\(store.text)")
    #expect(!store.contains("Could Not Load"), "\(store.text)")
  }

  @Test("a click reloads the store, which shows its products when the failure ends")
  func mouse() throws {
    let session = try StoreSession.everything()
    session.fail(.loadProducts, with: .storeKit(.networkError))
    let store = ShownStore(StoreView(ids: session.catalog.products.map(\.id)), of: session)
    store.click(session.words[.tryAgain])
    #expect(store.contains("That did not help. Try again later."), "\(store.text)")
    session.perform(.setFailure(.loadProducts, nil), isAnnounced: false)
    store.host.update()
    #expect(store.contains("Theme pack"), "\(store.text)")
  }

  @Test("the error fits on a narrow screen in each language")
  func narrow() throws {
    for locale in ["en_US", "ja", "de", "ar"] {
      let session = try StoreSession.streaming(locale: locale)
      session.fail(.loadProducts, with: .storeKit(.networkError))
      let view = SubscriptionStoreView(groupID: try session.group().id)
      let store = ShownStore(view, of: session, width: 40, height: 10)
      #expect(!store.contains("…"), "\(store.text)")
      store.press(.enter)
      #expect(!store.contains("…"), "\(store.text)")
    }
  }

  @Test("a subscriber to the highest plan sees that no upgrade exists")
  func noUpgrade() throws {
    let session = try StoreSession.streaming()
    let id = try session.group().id
    let upgrades = SubscriptionStoreView(groupID: id, visibleRelationships: .upgrade)
    #expect(ShownStore(upgrades, of: session).contains("Premium Yearly"))
    try session.buy("premium.yearly")
    let store = ShownStore(upgrades, of: session)
    #expect(store.contains("No Other Plans"), "\(store.text)")
    #expect(store.contains("This store has no other plan for your subscription."))
    #expect(!store.contains("unavailable"), "\(store.text)")
    let unknown = ShownStore(SubscriptionStoreView(groupID: "none"), of: session)
    #expect(unknown.contains("Subscription Unavailable"), "\(unknown.text)")
  }
}
