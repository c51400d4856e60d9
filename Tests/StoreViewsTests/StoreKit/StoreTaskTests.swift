import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("Store task modifiers", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct StoreTaskTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  @Test("subscriptionStatusTask reports loading, the status and each change")
  func status() async throws {
    let session = try StoreSession.streaming()
    let log = Log()
    let screen = ShownStore(
      Text("x").subscriptionStatusTask(for: "2164C1F7") { state in
        let told = await state.map { statuses in await Self.tell(statuses) }
        switch told {
        case .loading: log.lines.append("loading")
        case .failure: log.lines.append("failure")
        case .success(let text): log.lines.append(text)
        }
      },
      of: session
    )
    #expect(await holdsEventually { log.lines.count == 2 })
    #expect(log.lines == ["loading", "[]"])
    try session.buy("premium.yearly")
    #expect(await holdsEventually { log.lines.count == 3 })
    #expect(log.lines.last == "[1]")
    session.setAutoRenew(false, in: try session.group())
    #expect(await holdsEventually { log.lines.count == 4 })
    _ = screen
  }

  private nonisolated static func tell(
    _ statuses: [Product.SubscriptionInfo.Status]
  ) async -> String {
    "\(statuses.map(\.state.rawValue))"
  }

  @Test("a status known at once is in the first frame, in the store's zone and language")
  func firstFrame() throws {
    let session = try StoreSession.streaming(locale: "de", zone: "America/New_York")
    try session.buy("premium.yearly")
    let screen = ShownStore(
      SubscriptionStoreView(subscriptions: try session.group().products) { StatusLine() },
      of: session
    )
    #expect(screen.contains("[1] de America/New_York"), "\(screen.text)")
  }

  private struct StatusLine: View {
    @State private var states = "loading"
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone

    var body: some View {
      Text("\(states) \(locale.identifier) \(zone.identifier)")
        .subscriptionStatusTask(for: "2164C1F7") { state in
          if let statuses = state.value { states = "\(statuses.map(\.state.rawValue))" }
        }
    }
  }

  @Test("currentEntitlementTask reports the start and the end of an entitlement")
  func entitlement() async throws {
    let session = try StoreSession.streaming()
    let log = Log()
    let plan = try session.plan("premium.monthly")
    let screen = ShownStore(
      Text("x").currentEntitlementTask(for: plan.id) { state in
        if case .loading = state { return log.lines.append("loading") }
        log.lines.append(state.transaction == nil ? "none" : "some")
      },
      of: session
    )
    #expect(await holdsEventually { log.lines.count == 2 })
    try session.buy("premium.monthly")
    #expect(await holdsEventually { log.lines.count == 3 })
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    #expect(await holdsEventually { log.lines.count >= 4 && log.lines.last == "none" })
    #expect(log.lines.prefix(3) == ["loading", "none", "some"])
    _ = screen
  }

  @Test("product tasks report loaded and unavailable products")
  func products() async throws {
    let session = try StoreSession.streaming()
    let log = Log()
    let plan = try session.plan("premium.monthly")
    let screen = ShownStore(
      Text("x")
        .storeProductsTask(for: ["nothing", plan.id]) { state in
          if case .success(let products, let unavailable) = state {
            log.lines.append("\(products.map(\.id)) \(unavailable)")
          }
        }
        .storeProductTask(for: "nothing") { state in
          if case .unavailable = state { log.lines.append("unavailable") }
        },
      of: session
    )
    #expect(await holdsEventually { log.lines.count == 2 })
    #expect(Set(log.lines) == ["[\"\(plan.id)\"] [\"nothing\"]", "unavailable"])
    _ = screen
  }

  @Test("storeProductTask reports a loading failure and the later success")
  func failure() async throws {
    let session = try StoreSession.streaming()
    session.fail(.loadProducts, with: .storeKit(.networkError))
    let log = Log()
    let plan = try session.plan("premium.monthly")
    let screen = ShownStore(
      Text("x").storeProductTask(for: plan.id) { state in
        switch state {
        case .loading: log.lines.append("loading")
        case .failure: log.lines.append("failure")
        case .unavailable: log.lines.append("unavailable")
        case .success(let product): log.lines.append(product.id)
        }
      },
      of: session
    )
    #expect(await holdsEventually { log.lines.count == 2 })
    session.perform(.setFailure(.loadProducts, nil), isAnnounced: false)
    #expect(await holdsEventually { log.lines.count == 3 })
    #expect(log.lines == ["loading", "failure", plan.id])
    _ = screen
  }

  @Test("map and flatMap transform a value and keep loading and failure states")
  func states() {
    let answer = EntitlementTaskState.success(2)
    #expect(answer.map { $0 * 2 }.value == 4)
    #expect(answer.flatMap { _ in EntitlementTaskState<Int>.loading }.value == nil)
    #expect(EntitlementTaskState<Int>.loading.map { $0 * 2 }.value == nil)
    if case .failure(StoreKitError.unsupported) =
      EntitlementTaskState<Int>.failure(StoreKitError.unsupported).map({ "\($0)" })
    {
      return
    }
    Issue.record("map lost the failure")
  }
}
