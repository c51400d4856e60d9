import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

@Suite("Neighbours of a page")
@MainActor
struct PeekingPlansTests {
  nonisolated private static let paged = ["pagedPicker", "pagedProminentPicker"]

  private func store(_ style: String, _ width: Int, _ height: Int = 24) throws -> ShownStore {
    let session = try StoreSession.streaming()
    let view = SubscriptionStoreView(groupID: try session.group().id)
    let styled = try StyledPlacement.automatic(style)(view)
    return ShownStore(styled, of: session, width: width, height: height)
  }

  @Test("the widths of page and neighbours fill the column", arguments: 8...80)
  func widths(width: Int) {
    let widths = PeekWidths(in: width)
    #expect(widths.total <= width)
    #expect(widths.page >= min(width - 4, PlanWidths.leastMiddlePage))
    #expect(widths.page <= PlanWidths.page.upperBound && widths.peek <= PlanWidths.peek)
    #expect(widths.peek >= 0)
  }

  @Test(
    "offers of plans side by side are on one line, and their descriptions begin in one row",
    arguments: paged,
    [120, 200]
  )
  func sideBySide(style: String, width: Int) throws {
    let store = try store(style, width, 50)
    #expect(store.contains("$14.99 for 6 months"), "\(store.text)")
    #expect(store.contains("$1.99/month for 3 months"), "\(store.text)")
    let row = try #require(store.lines.first { $0.contains("HD, one screen") })
    #expect(row.ranges(of: "4K, four screens,").count == 2, "\(store.text)")
    #expect(row.ranges(of: "HD, one screen").count == 2, "\(store.text)")
  }

  @Test("the compact picker shows offers on one line if there is room", arguments: [80, 120, 200])
  func offersOfCards(width: Int) throws {
    let store = try store("compactPicker", width, 50)
    #expect(store.contains("$14.99 for 6 months"), "\(store.text)")
    if width == 200 { #expect(store.contains("$1.99/month for 3 months"), "\(store.text)") }
  }

  @Test("a card that is narrower than its price has no border")
  func narrowCard() throws {
    let store = try store("compactPicker", 20, 20)
    #expect(store.contains("$99.99 / year") && !store.contains("━"), "\(store.text)")
  }

  @Test("the plans before and after the selected plan peek in", arguments: paged)
  func neighbours(style: String) throws {
    let store = try store(style, 80)
    #expect(store.contains("Premium Yearly") && store.contains("›"), "\(store.text)")
    #expect(!store.contains("‹") && !store.contains("Basic"), "\(store.text)")
    store.press(.right)
    #expect(store.contains("‹") && store.contains("›"), "\(store.text)")
    #expect(store.contains("Basic Yearly") && store.contains("$99.99"), "\(store.text)")
  }

  @Test("a click on a neighbour turns to it, on each side", arguments: paged, [40, 80])
  func clicks(style: String, width: Int) throws {
    let store = try store(style, width)
    let first = store.text
    store.click("›")
    #expect(store.text != first)
    #expect(store.lines.contains { $0.contains("◉ Premium Monthly") }, "\(store.text)")
    store.click("‹")
    #expect(store.lines.contains { $0.contains("◉ Premium Yearly") }, "\(store.text)")
  }

  @Test("in Arabic the next plan is on the left")
  func mirrored() throws {
    let session = try StoreSession.streaming(locale: "ar")
    let view = SubscriptionStoreView(groupID: try session.group().id)
    let styled = try StyledPlacement.automatic("pagedPicker")(view)
      .environment(\.layoutDirection, .rightToLeft)
    let store = ShownStore(styled, of: session)
    #expect(store.contains("‹") && !store.contains("›"), "\(store.text)")
    store.press(.left)
    #expect(store.contains("‹") && store.contains("›"), "\(store.text)")
  }
}
