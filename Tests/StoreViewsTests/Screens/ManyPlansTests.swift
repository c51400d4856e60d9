import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

/// More plans than fit side by side on any screen.
@Suite("Stores with very many plans")
@MainActor
struct ManyPlansTests {
  private static let count = PlanWidths.mostSideBySide + 5

  @Test("keys reach the last plan, show it in full and buy it", arguments: UsedStyle.all)
  func last(style: UsedStyle) throws {
    let session = try StoreSession.plans(Self.count)
    let store = try style.store(of: session, width: 80)
    for _ in 1..<Self.count { store.press(style.next) }
    #expect(store.contains("Plan \(Self.count)"), "\(store.text)")
    #expect(store.contains("$\(Self.count).99"), "\(store.text)")
    store.press(.enter)
    #expect(session.requestedProduct?.id == "plan.\(Self.count)", "\(store.text)")
  }

  @Test(
    "page numbers replace the page dots when the dots do not fit",
    arguments: UsedStyle.all.filter { $0.name.hasPrefix("paged") }
  )
  func number(style: UsedStyle) throws {
    let few = try style.store(of: StoreSession.plans(9), width: 80)
    #expect(few.contains("●  ○  ○"), "\(few.text)")
    let many = try style.store(of: StoreSession.plans(Self.count), width: 80)
    #expect(many.contains("1 / \(Self.count)") && !many.contains("○"), "\(many.text)")
    many.press(style.next)
    #expect(many.contains("2 / \(Self.count)"), "\(many.text)")
  }

  @Test("the carousel shows whole cards and scrolls back to the first")
  func carousel() throws {
    let style = try #require(UsedStyle.all.first { $0.name == "compactPicker" })
    let store = try style.store(of: StoreSession.plans(Self.count), width: 80)
    let before = store.text
    for _ in 1..<Self.count { store.press(.right) }
    #expect(store.contains("←") && !store.contains("→"), "\(store.text)")
    for _ in 1..<Self.count { store.press(.left) }
    #expect(store.text == before)
  }
}
