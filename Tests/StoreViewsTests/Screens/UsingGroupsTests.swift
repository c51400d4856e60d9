import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("Using stores with groups", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct UsingGroupsTests {
  private func groups(of session: StoreSession) throws -> some View {
    SubscriptionStoreView(subscriptions: try session.group().products) {
      SubscriptionOptionGroupSet(groupedBy: { $0.subscription?.groupLevel ?? 0 }) { level in
        Text(level == 1 ? "Premium" : "Basic")
      } marketingContent: { level in
        Text("All about level \(level)")
      }
    }
  }

  private func tabs(_ style: UsedStyle, of session: StoreSession) throws -> ShownStore {
    let view = try groups(of: session).subscriptionStoreOptionGroupStyle(.tabs)
    return ShownStore(try StyledPlacement.automatic(style.name)(view), of: session, width: 100)
  }

  /// Where the links of a store lead: a sheet over the store, or a screen of its navigation stack.
  enum LinkDestination: CaseIterable {
    case sheet
    case push
  }

  private func links(
    _ style: UsedStyle,
    _ destination: LinkDestination,
    of session: StoreSession
  ) throws -> ShownStore {
    let view = try groups(of: session).subscriptionStoreOptionGroupStyle(.links)
    let styled = try StyledPlacement.automatic(style.name)(view)
    return destination == .sheet
      ? ShownStore(styled, of: session, width: 100)
      : ShownStore(NavigationStack { styled }, of: session, width: 100)
  }

  @Test(
    "with the mouse, each tab keeps its selection while another tab is shown",
    arguments: UsedStyle.pickers
  )
  func tabsByMouse(style: UsedStyle) throws {
    let session = try StoreSession.streaming()
    let store = try tabs(style, of: session)
    store.click("Premium Monthly")
    #expect(store.shows(chosen: "Premium Monthly"), "\(store.text)")
    store.click(" Basic ")
    #expect(store.contains("All about level 2"), "\(store.text)")
    #expect(store.shows(chosen: "Basic Yearly"), "\(store.text)")
    store.click("Basic Monthly")
    store.click(" Premium ")
    #expect(store.shows(chosen: "Premium Monthly"), "\(store.text)")
    store.click(" Basic ")
    #expect(store.shows(chosen: "Basic Monthly"), "\(store.text)")
    store.click(session.words[.subscribe])
    #expect(session.requestedProduct?.id.hasSuffix("basic.monthly") == true, "\(store.text)")
  }

  @Test(
    "with keys, each tab keeps its selection while another tab is shown",
    arguments: UsedStyle.pickers
  )
  func tabsByKeys(style: UsedStyle) throws {
    let session = try StoreSession.streaming()
    let store = try tabs(style, of: session)
    store.focusPlan()
    store.press(style.next)
    #expect(store.shows(chosen: "Premium Monthly"), "\(store.text)")
    store.focus("▸Premium◂", by: .backtab)
    store.press(.right)
    #expect(store.contains("All about level 2"), "\(store.text)")
    #expect(store.shows(chosen: "Basic Yearly"), "\(store.text)")
    store.focusPlan()
    store.press(style.next)
    #expect(store.shows(chosen: "Basic Monthly"), "\(store.text)")
    store.focus("▸Basic◂", by: .backtab)
    store.press(.left)
    #expect(store.shows(chosen: "Premium Monthly"), "\(store.text)")
    store.press(.right)
    #expect(store.shows(chosen: "Basic Monthly"), "\(store.text)")
    store.focusPlan()
    store.press(.enter)
    #expect(session.requestedProduct?.id.hasSuffix("basic.monthly") == true, "\(store.text)")
  }

  @Test("the buttons in a tab buy its plans, by mouse and keys", arguments: [false, true])
  func tabsOfButtons(usesKeys: Bool) throws {
    let session = try StoreSession.streaming()
    let store = try tabs(UsedStyle(name: "buttons", next: .down), of: session)
    if usesKeys {
      store.focus("▸Premium◂", by: .backtab)
      store.press(.right)
    } else {
      store.click(" Basic ")
    }
    #expect(store.contains("All about level 2"), "\(store.text)")
    #expect(!store.contains("Premium Monthly"), "\(store.text)")
    if usesKeys {
      store.press(.down, .down, .enter)
    } else {
      store.click("Basic Monthly")
    }
    #expect(session.requestedProduct?.id.hasSuffix("basic.monthly") == true, "\(store.text)")
  }

  @Test("the selection binding opens the tab of its plan and follows the selection in other tabs")
  func selectedTab() throws {
    let session = try StoreSession.streaming()
    var selection: Product.ID? = try session.plan("basic.monthly").id
    let store = ShownStore(
      try groups(of: session).subscriptionStoreOptionGroupStyle(.tabs)
        .environment(\.storeSelection, Binding(get: { selection }, set: { selection = $0 })),
      of: session
    )
    #expect(store.contains("All about level 2"), "\(store.text)")
    #expect(store.shows(chosen: "Basic Monthly"), "\(store.text)")
    store.click(" Premium ")
    #expect(selection?.hasSuffix("premium.yearly") == true)
    store.click("Premium Monthly")
    #expect(selection?.hasSuffix("premium.monthly") == true)
    store.click(" Basic ")
    #expect(selection?.hasSuffix("basic.monthly") == true)
  }

  @Test(
    "with the mouse, a link opens its group, a plan can be bought and Escape returns",
    arguments: UsedStyle.all,
    LinkDestination.allCases
  )
  func linksByMouse(style: UsedStyle, destination: LinkDestination) throws {
    let session = try StoreSession.streaming()
    let store = try links(style, destination, of: session)
    #expect(!store.contains("Basic Yearly"), "\(store.text)")
    store.click("Basic")
    #expect(store.contains("All about level 2"), "\(store.text)")
    #expect(store.contains("Basic Yearly"), "\(store.text)")
    store.press(.escape)
    #expect(store.contains("All about level 1"), "\(store.text)")
    #expect(!store.contains("Basic Yearly"), "\(store.text)")
    store.click("Basic")
    if style.name.hasPrefix("paged"), !store.contains("Basic Monthly") { store.click("›") }
    store.click("Basic Monthly")
    if style.name != "buttons" { store.click(session.words[.subscribe]) }
    #expect(session.requestedProduct?.id.hasSuffix("basic.monthly") == true, "\(store.text)")
    store.press(.enter)
    #expect(try session.status()?.transaction.productID.hasSuffix("basic.monthly") == true)
  }

  @Test(
    "with keys, a link opens its group, a plan can be bought and Escape returns",
    arguments: UsedStyle.all,
    LinkDestination.allCases
  )
  func linksByKeys(style: UsedStyle, destination: LinkDestination) throws {
    let session = try StoreSession.streaming()
    let store = try links(style, destination, of: session)
    if style.name != "buttons" {
      store.focusPlan()
      store.press(style.next)
    }
    store.focus("▸Basic", by: .tab)
    store.press(.enter)
    #expect(store.contains("All about level 2"), "\(store.text)")
    #expect(!store.contains("All about level 1") || destination == .sheet, "\(store.text)")
    store.press(.escape)
    #expect(store.contains("All about level 1"), "\(store.text)")
    #expect(!store.contains("Basic Yearly"), "\(store.text)")
    #expect(store.contains("▸Basic"), "the focus did not return: \(store.text)")
    if style.name != "buttons" {
      #expect(store.shows(chosen: "Premium Monthly"), "\(store.text)")
    }
    store.press(.enter)
    if style.name == "buttons" {
      store.press(.down, .enter)
    } else {
      store.focusPlan()
      store.press(style.next, .enter)
    }
    #expect(session.requestedProduct?.id.hasSuffix("basic.monthly") == true, "\(store.text)")
    store.press(.enter)
    #expect(try session.status()?.transaction.productID.hasSuffix("basic.monthly") == true)
  }
}

extension UsedStyle {
  /// The styles in which a plan is selected before it is bought.
  static let pickers = all.filter { $0.name != "buttons" }
}

extension ShownStore {
  /// Returns whether a plan has the selection mark.
  func shows(chosen name: String) -> Bool {
    lines.contains { line in
      line.ranges(of: "◉").contains { mark in
        line[mark.upperBound...].drop { $0 == " " }.hasPrefix(name)
      }
    }
  }

  /// Presses a key until the screen contains a text that marks the focus.
  func focus(_ mark: String, by key: Key, sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<12 {
      if contains(mark) { return }
      press(key)
    }
    Issue.record("the focus never reaches \(mark) in\n\(text)", sourceLocation: sourceLocation)
  }

  /// Presses Tab until the focus is on a plan.
  func focusPlan(sourceLocation: SourceLocation = #_sourceLocation) {
    for _ in 0..<12 {
      let isThere = lines.contains { line in
        line.ranges(of: "▸").contains { mark in
          [" ", "◉"].contains { line[mark.upperBound...].hasPrefix($0) }
        }
      }
      if isThere { return }
      press(.tab)
    }
    Issue.record("the focus never reaches a plan in\n\(text)", sourceLocation: sourceLocation)
  }
}
