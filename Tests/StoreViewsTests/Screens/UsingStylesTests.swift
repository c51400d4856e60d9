import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

/// A standard style and the key that a customer uses to move between its plans.
struct UsedStyle: Sendable, CustomTestStringConvertible {
  let name: String
  /// The key that selects the next plan.
  let next: Key

  var testDescription: String { name }

  static let all = [
    UsedStyle(name: "automatic", next: .down), UsedStyle(name: "picker", next: .down),
    UsedStyle(name: "prominentPicker", next: .down),
    UsedStyle(name: "compactPicker", next: .right), UsedStyle(name: "pagedPicker", next: .right),
    UsedStyle(name: "pagedProminentPicker", next: .right), UsedStyle(name: "buttons", next: .down),
  ]

  /// Shows all plans of a session in this style.
  @MainActor
  func store(of session: StoreSession, width: Int = 100) throws -> ShownStore {
    let view = SubscriptionStoreView(subscriptions: try session.group().products)
    return ShownStore(
      try StyledPlacement.automatic(name)(view),
      of: session,
      width: width,
      height: 40
    )
  }
}

@Suite("Using stores in each style", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct UsingStylesTests {
  @Test("keys select and buy a plan", arguments: UsedStyle.all)
  func keys(style: UsedStyle) throws {
    let session = try StoreSession.streaming()
    let store = try style.store(of: session)
    store.press(style.next, .enter)
    #expect(session.requestedProduct?.id.hasSuffix("premium.monthly") == true, "\(store.text)")
    #expect(store.contains("1 week free"), "\(store.text)")
    store.press(.enter)
    #expect(try session.status()?.state == .subscribed, "\(store.text)")
    #expect(try session.status()?.transaction.productID.hasSuffix("premium.monthly") == true)
    #expect(store.contains("Renews Jan 8, 2026"), "\(store.text)")
  }

  @Test("moving forward and back again keeps the original selection", arguments: UsedStyle.all)
  func back(style: UsedStyle) throws {
    let session = try StoreSession.streaming()
    let store = try style.store(of: session)
    let back: Key = style.next == .down ? .up : .left
    store.press(style.next, style.next, back, back, .enter)
    #expect(session.requestedProduct?.id.hasSuffix("premium.yearly") == true, "\(store.text)")
    store.press(.escape)
    #expect(session.requestedProduct == nil)
    #expect(try session.status() == nil)
  }

  @Test("the mouse selects and buys a plan", arguments: UsedStyle.all)
  func mouse(style: UsedStyle) throws {
    let session = try StoreSession.streaming()
    let store = try style.store(of: session, width: 120)
    if style.name.hasPrefix("paged"), !store.contains("Basic Yearly") { store.click("›") }
    store.click("Basic Yearly")
    if style.name != "buttons" {
      #expect(session.requestedProduct == nil)
      store.click(session.words[.subscribe])
    }
    #expect(session.requestedProduct?.id.hasSuffix("basic.yearly") == true, "\(store.text)")
    store.click("   \(session.words[.confirm])   ")
    #expect(try session.status()?.transaction.productID.hasSuffix("basic.yearly") == true)
  }

  @Test("a subscriber upgrades at once", arguments: UsedStyle.all)
  func upgrade(style: UsedStyle) throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.monthly")
    let store = try style.store(of: session)
    let back: Key = style.next == .down ? .up : .left
    store.press(back, back, back, back, .enter)
    #expect(session.requestedProduct?.id.hasSuffix("premium.yearly") == true, "\(store.text)")
    #expect(store.contains(session.words[.confirmChange]), "\(store.text)")
    store.press(.enter)
    #expect(try session.status()?.transaction.productID.hasSuffix("premium.yearly") == true)
    #expect(store.contains("Renews Jan 1, 2027"), "\(store.text)")
  }

  @Test("a store in the app's sheet is high enough", arguments: UsedStyle.all)
  func sheet(style: UsedStyle) throws {
    let session = try StoreSession.streaming()
    let view = SubscriptionStoreView(subscriptions: try session.group().products)
    let styled = try StyledPlacement.automatic(style.name)(view)
    let app = ShownStore(
      Text("The app").sheet(isPresented: .constant(true)) { styled },
      of: session
    )
    #expect(app.lines.filter { !$0.isEmpty }.count >= 22, "\(app.text)")
    app.press(style.next, .enter)
    #expect(session.requestedProduct?.id.hasSuffix("premium.monthly") == true, "\(app.text)")
  }

  @Test("a lapsed customer buys the win-back offer at its terms", arguments: UsedStyle.all)
  func winBack(style: UsedStyle) throws {
    let session = try CustomerState.lapsedWithWinBack.session()
    let store = try style.store(of: session)
    store.press(style.next)
    #expect(store.contains("$4.99/month for 3 months"), "\(store.text)")
    store.press(.enter)
    #expect(session.requestedProduct?.id.hasSuffix("premium.monthly") == true, "\(store.text)")
    store.press(.enter)
    let transaction = try #require(try session.status()?.transaction)
    #expect(transaction.productID.hasSuffix("premium.monthly"))
    #expect(transaction.offer?.type == .winBack)
  }
}
