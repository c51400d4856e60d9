import StoreModel
import Testing

@testable import StoreBrowser

@Suite("The rules of App Review read plans that are scrolled out of sight")
@MainActor
struct HiddenPlansTests {
  @Test(
    "the price of a plan that has to be scrolled to is in the store",
    arguments: ControlStyleList.names
  )
  func prices(style: String) throws {
    let review = try StoreReview(appearance: StoreAppearance(controlStyle: style))
    let found = review.diagnostics(of: try StoreFile.many(12).configuration())
    let messages = found.filter { $0.rule == BilledAmountRule.id }.map(\.message)
    #expect(messages == [])
  }
}
