import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser
@testable import StoreViews

/// A store in a custom style on a screen, with helpers for input and output.
@MainActor
private final class UsedStyle {
  let session: StoreSession
  private let host: ViewHost

  /// - Parameters:
  ///   - style: The name of the style.
  ///   - session: The session of the store.
  ///   - id: The plan that is selected before the store appears.
  ///   - size: The size of the screen.
  init(
    _ style: String,
    of session: StoreSession,
    choosing id: Product.ID? = nil,
    in size: Size = Size(width: 100, height: 40)
  ) throws {
    self.session = session
    let groups = session.catalog.groups
    let group = groups.first { $0.products.contains { $0.id == id } } ?? groups.first
    let plans = try #require(group).products
    let view = try #require(
      try ControlStyleList.style(style)
        .apply(AnyView(SubscriptionStoreView(subscriptions: plans)), "automatic")
    )
    var chosen = id
    let selection = Binding {
      chosen
    } set: {
      chosen = $0
    }
    host = ViewHost(
      view.environment(\.storeSelection, id == nil ? nil : selection)
        .environment(\.storeSession, session),
      size: size
    )
    host.update()
  }

  /// The focused element's label, or an empty string without a focus.
  var focusLabel: String { host.semantics.elements.first(where: \.isFocused)?.label ?? "" }

  var text: String { host.render().lines.map { "|\($0)\n" }.joined() }

  func press(_ keys: Key...) {
    for key in keys { host.send(.key(key)) }
    host.update()
  }

  func click(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let frame = host.render()
    for y in 0..<frame.size.height {
      for x in 0..<frame.size.width where frame[x, y].text.first == text.first {
        let rest = (x..<frame.size.width).map { frame[$0, y].text }.joined()
        guard rest.hasPrefix(text) else { continue }
        host.send(.mouse(.click, at: Point(x: x, y: y)))
        host.update()
        return
      }
    }
    Issue.record("no \"\(text)\" in\n\(self.text)", sourceLocation: sourceLocation)
  }

  /// The identifier of the requested product, or `none`.
  var requested: String { session.requestedProduct?.id ?? "none" }

  func transaction() throws -> PurchaseFlow.Transaction? {
    session.status(in: try #require(session.catalog.groups.first))?.transaction
  }
}

@Suite("Using stores in each gallery style", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct UsingGalleryTests {
  private nonisolated static var names: [String] { ControlStyleList.gallery.map(\.name) }

  private func subscriber() throws -> StoreSession {
    let session = try GallerySession.streaming()
    let plans = try #require(session.catalog.groups.first).products
    session.requestPurchase(of: try #require(plans.first { $0.id.hasSuffix("basic.monthly") }))
    session.confirmPurchase()
    return session
  }

  @Test(
    "a store starts at the selected plan, wherever that plan is in the list",
    arguments: names.filter { !ScreenProperties.hasButtons($0) }
  )
  func begins(style: String) throws {
    let store = try UsedStyle(
      style,
      of: GallerySession.everything(),
      choosing: "com.example.everything.studio.guest.weekly",
      in: Size(width: 40, height: 24)
    )
    #expect(store.text.contains("Guest Weekly"), "\(store.text)")
    #expect(store.focusLabel.contains("Guest Weekly"), "\(store.focusLabel)\n\(store.text)")
  }

  @Test("a subscriber upgrades with keys", arguments: names)
  func upgradeByKeys(style: String) throws {
    let store = try UsedStyle(style, of: subscriber())
    store.press(.up, .up, .up, .up)
    if style == "billingToggle" { store.press(.left, .right, .down) }
    store.press(.enter)
    #expect(store.requested.hasSuffix("premium.yearly"), "\(store.text)")
    #expect(store.text.contains(store.session.words[.confirmChange]), "\(store.text)")
    store.press(.enter)
    #expect(try store.transaction()?.productID.hasSuffix("premium.yearly") == true)
    #expect(store.session.requestedProduct == nil)
    #expect(store.text.contains("Premium Yearly"), "\(store.text)")
  }

  @Test("a subscriber upgrades with the mouse", arguments: names)
  func upgradeByMouse(style: String) throws {
    let store = try UsedStyle(style, of: subscriber())
    if style == "billingToggle" { store.click("Monthly") }
    store.click("Premium Monthly")
    if !ScreenProperties.hasButtons(style) {
      #expect(store.session.requestedProduct == nil)
      store.click(store.session.words[.subscribe])
    }
    #expect(store.requested.hasSuffix("premium.monthly"), "\(store.text)")
    store.click("   \(store.session.words[.confirm])   ")
    #expect(try store.transaction()?.productID.hasSuffix("premium.monthly") == true)
  }

  @Test("a lapsed customer buys the win-back offer with keys, at its terms", arguments: names)
  func winBackByKeys(style: String) throws {
    let store = try UsedStyle(style, of: GalleryCustomer.lapsedWithWinBack.session())
    switch style {
    case "billingToggle": store.press(.up, .left)
    // The plan with the offer is selected at first.
    case "trialTimeline": break
    default: store.press(.down)
    }
    #expect(store.text.contains("$4.99/month for 3 months"), "\(store.text)")
    if style == "billingToggle" { store.press(.down) }
    store.press(.enter)
    #expect(store.requested.hasSuffix("premium.monthly"), "\(store.text)")
    store.press(.enter)
    let transaction = try #require(try store.transaction())
    #expect(transaction.productID.hasSuffix("premium.monthly"))
    #expect(transaction.offer?.type == .winBack)
  }

  private func expectWinBackTerms(_ store: UsedStyle) {
    #expect(
      ScreenProperties.running(store.text.split(separator: "\n").map(String.init))
        .contains("$4.99/month for 3 months, then $9.99/month"),
      "\(store.text)"
    )
  }

  @Test("a lapsed customer buys the win-back offer with the mouse", arguments: names)
  func winBackByMouse(style: String) throws {
    let store = try UsedStyle(style, of: GalleryCustomer.lapsedWithWinBack.session())
    if style == "billingToggle" { store.click("Monthly") }
    // A button opens the sheet at once, and the sheet may cover the terms.
    let isOneClick = ScreenProperties.hasButtons(style)
    if isOneClick { expectWinBackTerms(store) }
    store.click("Premium Monthly")
    if !isOneClick {
      expectWinBackTerms(store)
      store.click(store.session.words[.subscribe])
    }
    store.click("   \(store.session.words[.confirm])   ")
    let transaction = try #require(try store.transaction())
    #expect(transaction.productID.hasSuffix("premium.monthly"))
    #expect(transaction.offer?.type == .winBack)
  }

  @Test("the style shows a purchase at once", arguments: names)
  func told(style: String) async throws {
    let store = try UsedStyle(style, of: GallerySession.streaming())
    store.press(.enter, .enter)
    #expect(try store.transaction() != nil, "\(store.text)")
    let tellsItself = ["comparisonTable", "familySharingBadge", "offerBadge", "savings"]
    let words = tellsItself.contains(style) ? "Your plan, renews Jan 1, 2027" : "Your plan"
    for _ in 0..<100 where !store.text.contains(words) {
      for _ in 0..<1000 { await Task.yield() }
    }
    #expect(store.text.contains(words), "\(store.text)")
  }
}
