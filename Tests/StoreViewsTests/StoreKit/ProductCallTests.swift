import Foundation
import Observation
import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("Product and purchase calls", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct ProductCallTests {
  @Test("products(for:) returns products in the store's order and omits unknown identifiers")
  func products() async throws {
    let session = try StoreSession.streaming()
    let plans = try session.group().products
    let found = try await session.run {
      try await Product.products(for: [plans[2].id, "nothing", plans[0].id])
    }
    #expect(found.map(\.id) == [plans[0].id, plans[2].id])
  }

  @Test("products(for:) throws the simulated loading error")
  func loadingFails() async throws {
    let session = try StoreSession.streaming()
    session.fail(.loadProducts, with: .storeKit(.networkError))
    await session.run {
      do {
        _ = try await Product.products(for: ["a"])
        Issue.record("the call threw no error")
      } catch StoreKitError.networkError {
      } catch {
        Issue.record(error)
      }
    }
  }

  @Test("without a store view on the screen a purchase succeeds without confirmation")
  func purchaseAtOnce() async throws {
    let session = try StoreSession.streaming()
    let token = UUID()
    let plan = try session.plan("premium.yearly")
    let result = try await session.run {
      try await plan.purchase(options: [.appAccountToken(token)])
    }
    guard case .success(.verified(let transaction)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(transaction.productID == plan.id)
    #expect(transaction.appAccountToken == token)
    #expect(try session.status()?.transaction == transaction)
  }

  @Test("a purchase in a task's own store succeeds at once while a program is on the screen")
  func purchaseBesideProgram() async throws {
    let session = try StoreSession.streaming()
    let program = ViewHost(
      Text("A program").presenting(SystemSheets.program),
      size: Size(width: 40, height: 12)
    )
    program.update()
    #expect(SystemSheets.program.isOnScreen)
    let plan = try session.plan("premium.yearly")
    guard case .success = try await session.run({ try await plan.purchase() }) else {
      Issue.record("the purchase was not confirmed")
      return
    }
    #expect(program.render().lines.joined().contains("A program"))
  }

  @Test("with a store view on the screen the customer confirms or cancels a purchase")
  func purchaseAsked() async throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(SubscriptionStoreView(groupID: "2164C1F7"), of: session)
    let plan = try session.plan("premium.yearly")
    let closed = Task { try await session.run { try await plan.purchase() } }
    #expect(await holdsEventually { session.requestedProduct == plan })
    screen.host.update()
    #expect(screen.contains("Confirm subscription"), "\(screen.text)")
    screen.press(.escape)
    #expect(try await closed.value == .userCancelled)
    #expect(try session.status() == nil)

    let agreed = Task { try await session.run { try await plan.purchase() } }
    #expect(await holdsEventually { session.requestedProduct == plan })
    screen.host.update()
    screen.press(.enter)
    guard case .success(let transaction) = try await agreed.value else {
      Issue.record("the purchase did not succeed")
      return
    }
    #expect(transaction.unsafePayloadValue.productID == plan.id)
  }

  @Test("a refused purchase throws without asking the customer")
  func refused() async throws {
    let session = try StoreSession.everything()
    let screen = ShownStore(StoreView(products: session.catalog.products), of: session)
    let themes = try session.product("themes")
    await session.run {
      do {
        _ = try await themes.purchase(options: [.quantity(3)])
        Issue.record("the call threw no error")
      } catch Product.PurchaseError.invalidQuantity {
      } catch {
        Issue.record(error)
      }
    }
    #expect(session.requestedProduct == nil)
    #expect(!screen.contains("Confirm"))
  }

  @Test("a purchase whose store view disappears waits and asks again in the next store view")
  func sheetGone() async throws {
    let session = try StoreSession.streaming()
    let plan = try session.plan("premium.yearly")
    let shown = Shown()
    let screen = ShownStore(Switched(shown: shown), of: session)
    let purchase = Task { try await session.run { try await plan.purchase() } }
    #expect(await holdsEventually { session.requestedProduct == plan })
    shown.isShown = false
    screen.host.update()
    _ = screen.lines
    #expect(session.requestedProduct == plan)
    shown.isShown = true
    screen.host.update()
    #expect(screen.contains("Confirm subscription"), "\(screen.text)")
    screen.press(.escape)
    #expect(try await purchase.value == .userCancelled)
  }

  @Test("purchase(options:) applies a promotional offer")
  func promotionalOffer() async throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    let plan = try session.plan("premium.monthly")
    let result = try await session.run {
      try await plan.purchase(
        options: Set(
          Product.PurchaseOption.promotionalOffer("premium.monthly.gift", compactJWS: "x.y.z")
        )
      )
    }
    guard case .success(let transaction) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(transaction.unsafePayloadValue.offer?.id == "premium.monthly.gift")
    #expect(transaction.unsafePayloadValue.offerType == .promotional)
  }

  @Test("a product returns its latest transaction and its current entitlement")
  func latest() async throws {
    let session = try StoreSession.streaming()
    let plan = try session.plan("premium.monthly")
    try await session.run {
      #expect(await plan.latestTransaction == nil)
      _ = try await plan.purchase()
      let latest = try #require(await plan.latestTransaction)
      #expect(await plan.currentEntitlement == latest)
    }
    session.setAutoRenew(false, in: try session.group())
    session.advanceToNextEvent()
    await session.run {
      #expect(await plan.currentEntitlement == nil)
      #expect(await plan.latestTransaction != nil)
    }
  }
}

@MainActor @Observable
private final class Shown {
  var isShown = true
}

private struct Switched: View {
  let shown: Shown

  var body: some View {
    if shown.isShown { SubscriptionStoreView(groupID: "2164C1F7") } else { Text("gone") }
  }
}
