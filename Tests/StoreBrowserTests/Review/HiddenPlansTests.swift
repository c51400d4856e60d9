import StoreModel
import Testing

@testable import StoreBrowser

@Suite("App Review rules for plans outside the visible area")
@MainActor
struct HiddenPlansTests {
  @Test(
    "a review finds the price of a plan that must be scrolled to",
    arguments: ControlStyleList.names
  )
  func prices(style: String) throws {
    let review = try StoreReview(appearance: StoreAppearance(controlStyle: style))
    let found = review.diagnostics(of: try StoreFile.many(12).configuration())
    let messages = found.filter { $0.rule == BilledAmountRule.id }.map(\.message)
    #expect(messages == [])
  }
}
