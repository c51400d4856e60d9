import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

@Suite("Stores on low screens")
@MainActor
struct SmallStoreTests {
  nonisolated static let sizes = [
    Size(width: 80, height: 16), Size(width: 80, height: 12), Size(width: 40, height: 16),
    Size(width: 40, height: 12), Size(width: 40, height: 10),
  ]

  /// The styles and placements with the subscribe button in a bar.
  nonisolated static let barred = StyledPlacement.all.filter {
    $0.style != "buttons" && ["bottomBar", "buttonsInBottomBar"].contains($0.placement)
  }

  private func store(_ styled: StyledPlacement, _ size: Size, count: Int = 7) throws -> ShownStore {
    let session = try StoreSession.everything()
    let plans = try session.group().products.prefix(count)
    let view = styled(SubscriptionStoreView(subscriptions: Array(plans)) { Pitch() })
      .storeButton(.visible, for: .restorePurchases)
    return ShownStore(view, of: session, width: size.width, height: size.height)
  }

  @Test("a low screen shows the button, the terms and the selected plan", arguments: barred)
  func confirmation(styled: StyledPlacement) throws {
    for size in Self.sizes {
      for count in [1, 3, 7] {
        let store = try store(styled, size, count: count)
        let place = "\(styled) \(size.width)x\(size.height), \(count) plans\n\(store.text)"
        #expect(store.contains("Try It Free"), "\(place)")
        #expect(store.contains("1 month free, then"), "\(place)")
        #expect(store.shows(chosen: "Team Yearly"), "\(place)")
      }
    }
  }

  @Test(
    "a low screen keeps the button visible while keys move through the plans",
    arguments: barred
  )
  func goingOn(styled: StyledPlacement) throws {
    let used = try #require(UsedStyle.all.first { $0.name == styled.style })
    for size in Self.sizes {
      let store = try store(styled, size, count: 3)
      store.press(used.next, used.next)
      let place = "\(styled) \(size.width)x\(size.height)\n\(store.text)"
      #expect(store.shows(chosen: "Duo Half-Yearly"), "\(place)")
      #expect(store.contains("Subscribe"), "\(place)")
      #expect(store.contains("$9.99 for 3 months, then"), "\(place)")
    }
  }
}

@Suite("Cards and tiny stores")
@MainActor
struct TinyStoreTests {
  @Test("at 40×12, no card has an empty row", arguments: StyledPlacement.all)
  func cards(styled: StyledPlacement) throws {
    let session = try StoreSession.streaming()
    let view = styled(SubscriptionStoreView(groupID: try session.group().id))
    // The browser's lines below the store take two of the twelve rows, or three.
    for height in [9, 10] {
      let store = ShownStore(view, of: session, width: 40, height: height)
      let empty = store.lines.filter { $0.contains(/[┃│] {9,}[┃│]/) }
      #expect(empty.isEmpty, "\(styled)\n\(store.text)")
    }
  }

  @Test(
    "the smallest store shows the name and the price of the plan, and the subscribe button",
    arguments: [Size(width: 20, height: 4), Size(width: 20, height: 5), Size(width: 30, height: 8)]
  )
  func tiny(size: Size) throws {
    let session = try StoreSession.streaming()
    let view = SubscriptionStoreView(groupID: try session.group().id)
      .storeButton(.visible, for: .restorePurchases, .policies)
    let store = ShownStore(view, of: session, width: size.width, height: size.height)
    for (name, price) in [
      ("Premium Yearly", "$99.99 / year"), ("Premium Monthly", "$9.99 / month"),
      ("Basic Yearly", "$49.99 / year"),
    ] {
      // A key scrolls if the plan has more rows than the window.
      for _ in 0..<4 where !store.contains("◉ \(name)") { store.press(.down) }
      #expect(store.contains("◉ \(name)") && store.contains(price), "\(store.text)")
      #expect(store.contains("Subscribe") || store.contains("Try It Free"), "\(store.text)")
    }
  }
}

@Suite("Plan names on buttons")
@MainActor
struct LongNameTests {
  @Test("long names wrap, and prices are shown in full", arguments: [24, 32, 40, 60])
  func wrap(width: Int) throws {
    let name = "Ultimate Family Everything Plan For Two Whole Years"
    let session = try StoreSession.streaming(naming: "Premium Yearly", name)
    let view = SubscriptionStoreView(subscriptions: try session.group().products)
      .subscriptionStoreControlStyle(.buttons)
    let store = ShownStore(view, of: session, width: width, height: 40)
    let words = store.lines.flatMap { $0.split { " ▸◂┆".contains($0) } }.map(String.init)
    for word in name.split(separator: " ") {
      #expect(words.contains(String(word)), "\(store.text)")
    }
    // The description above the plans may be cut, but the plans may not.
    let plans = store.lines.drop { !$0.contains("Ultimate") }
    #expect(!plans.contains { $0.contains("…") }, "\(store.text)")
    #expect(store.contains("$99.99 / year"), "\(store.text)")
  }
}
