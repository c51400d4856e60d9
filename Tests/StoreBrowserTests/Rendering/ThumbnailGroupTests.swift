import StoreModel
import Testing

@testable import StoreBrowser

@Suite("Groups in the gallery's previews")
@MainActor
struct ThumbnailGroupTests {
  private func browser(plans: Int) throws -> Browser {
    let list = (0..<plans).map { number in
      """
      { "productID" : "plan\(number)", "type" : "RecurringSubscription", "groupNumber" : 1,
        "displayPrice" : "1.99", "recurringSubscriptionPeriod" : "P1M" }
      """
    }
    let text = """
      { "products" : [], "version" : { "major" : 4, "minor" : 0 }, "subscriptionGroups" : [
        { "id" : "G", "name" : "Group", "localizations" : [],
          "subscriptions" : [ \(list.joined(separator: ",")) ] } ] }
      """
    return try Browser(
      StoreConfiguration(bytes: Array(text.utf8)),
      options: BrowserOptions()
    )
  }

  @Test("a preview shows the whole group if it has at most 200 plans")
  func whole() throws {
    let model = try browser(plans: 200).model
    let shown = try #require(ThumbnailGroup(of: model.store))
    #expect(shown.group == model.store.group)
    #expect(shown.catalog == model.session.catalog)
  }

  @Test(
    "a preview of a larger group shows 200 plans, with the selected one, in the catalog too",
    arguments: [0, 99, 150, 400, 499]
  )
  func part(chosen: Int) throws {
    let model = try browser(plans: 500).model
    model.store.selection = "plan\(chosen)"
    let shown = try #require(ThumbnailGroup(of: model.store))
    #expect(shown.group.products.count == 200)
    #expect(shown.group.products.contains { $0.id == "plan\(chosen)" })
    #expect(shown.catalog.groups == [shown.group])
    for plan in shown.group.products { #expect(shown.catalog.product(id: plan.id) == plan) }
  }
}
