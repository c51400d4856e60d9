import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("StoreView", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct StoreViewTests {
  private let ids = ["themes", "coins.small", "coins.chest"].map { "com.example.everything.\($0)" }

  @Test("products are in the order of their identifiers, each with its price")
  func order() throws {
    let screen = ShownStore(StoreView(ids: ids), of: try StoreSession.everything())
    let text = screen.text
    let places = try ["Theme pack", "100 Coins", "2,000 Coins"].map {
      try #require(text.range(of: $0)).lowerBound
    }
    #expect(places == places.sorted(), "\(text)")
    for price in ["$4.99", "$0.99", "$12.50"] { #expect(screen.contains(price), "\(text)") }
  }

  @Test("every price is visible in full on a narrow screen")
  func narrow() throws {
    let session = try StoreSession.streaming()
    for plan in try session.group().products {
      let screen = ShownStore(
        StoreView(products: try session.group().products).productViewStyle(.compact),
        of: session,
        width: 40
      )
      #expect(screen.contains(session.words.price(of: plan)), "\(screen.text)")
    }
  }

  @Test(
    "names begin in one column and prices end in one, whatever the length of the descriptions",
    arguments: [40, 44, 52, 64, 80, 100]
  )
  func alignment(width: Int) throws {
    let session = try StoreSession.everything()
    for height in [14, 40] {
      let screen = ShownStore(StoreView(ids: ids), of: session, width: width, height: height)
      let rows = screen.lines.filter { $0.contains("$") }
      #expect(rows.count >= 2, "\(screen.text)")
      let names = rows.compactMap { row in
        ["Theme", "🪙 100", "🪙 2,000"].compactMap { row.range(of: $0)?.lowerBound }.first?
          .utf16Offset(in: row)
      }
      #expect(names.count == rows.count && Set(names).count == 1, "\(screen.text)")
      let ends = rows.compactMap { row in
        row.firstRange(of: /\$[0-9.]+/)?.upperBound.utf16Offset(in: row)
      }
      #expect(Set(ends).count == 1, "\(screen.text)")
    }
  }

  @Test("products are one below the other, in the column of a subscription store")
  func column() throws {
    let session = try StoreSession.everything()
    for width in [80, 120, 200] {
      let store = ShownStore(StoreView(ids: ids), of: session, width: width)
      #expect(
        !store.lines.contains { $0.contains("Theme pack") && $0.contains("100 Coins") },
        "\(store.text)"
      )
      let widths = store.lines.map { $0.trimmingCharacters(in: .whitespaces).count }
      #expect((widths.max() ?? 0) <= max(80, StoreFrameLimits.column), "\(store.text)")
    }
  }

  @Test("a description takes the whole width below the name and the price")
  func description() throws {
    let session = try StoreSession.everything()
    let store = ShownStore(StoreView(ids: ids), of: session, width: 44)
    let row = try #require(store.lines.firstIndex { $0.contains("Theme pack") })
    #expect(store.lines[row].contains("$4.99"), "\(store.text)")
    let price = try #require(store.lines[row].range(of: "$4.99")).lowerBound
    let below = store.lines[row + 1].trimmingCharacters(in: .whitespaces)
    #expect(below.count > 44 / 2 || price > store.lines[row].startIndex, "\(store.text)")
  }

  @Test("Enter opens the purchase sheet for the focused product, and Enter buys it")
  func purchase() throws {
    let session = try StoreSession.everything()
    let screen = ShownStore(StoreView(ids: ids), of: session)
    screen.press(.tab, .enter)
    #expect(session.requestedProduct?.id == ids[1], "\(screen.text)")
    screen.press(.enter)
    #expect(session.simulation.account.allTransactions.map(\.productID) == [ids[1]])
    #expect(!screen.contains("Confirm Purchase"), "\(screen.text)")
  }

  @Test("loading products have placeholder rows, and a store without products is unavailable")
  func states() throws {
    let session = try StoreSession.everything()
    session.isLoading = true
    let screen = ShownStore(StoreView(ids: ids), of: session)
    #expect(screen.lines.count { $0.contains("Loading") } == 3, "\(screen.text)")
    session.isLoading = false
    screen.host.update()
    #expect(screen.contains("Theme pack"), "\(screen.text)")
    let empty = ShownStore(StoreView(ids: ["nothing"]), of: session)
    #expect(empty.contains("Store Unavailable"), "\(empty.text)")
    session.fail(.loadProducts, with: .storeKit(.networkError))
    let failed = ShownStore(StoreView(ids: ids), of: session)
    #expect(failed.contains(session.words[.loadingFailed]), "\(failed.text)")
  }

  @Test("the restore button is shown on request and restores purchases")
  func restore() throws {
    let session = try StoreSession.everything()
    #expect(!ShownStore(StoreView(ids: ids), of: session).contains("Restore"))
    let screen = ShownStore(
      StoreView(ids: ids).storeButton(.visible, for: .restorePurchases),
      of: session
    )
    screen.click("Restore Missing Purchases")
    #expect(session.notice == .restored(0))
  }
}
