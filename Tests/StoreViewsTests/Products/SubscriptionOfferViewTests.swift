import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("SubscriptionOfferView", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct SubscriptionOfferViewTests {
  private let group = "2164C1F7"

  @Test("the offer's terms are visible in full at every width", arguments: [40, 80, 120])
  func terms(width: Int) throws {
    let session = try StoreSession.streaming()
    let plan = try session.plan("premium.monthly")
    for style in [true, false] {
      let view = SubscriptionOfferView(plan)
      let screen =
        style
        ? ShownStore(view, of: session, width: width)
        : ShownStore(view.subscriptionOfferViewStyle(.compact), of: session, width: width)
      #expect(screen.contains("1 week free, then $9.99/month"), "\(screen.text)")
      #expect(screen.contains("Try It Free"), "\(screen.text)")
    }
  }

  @Test("the upgrade relationship shows the next level's cheapest plan, and buying it upgrades")
  func upgrade() throws {
    let session = try StoreSession.streaming()
    try session.buy("basic.monthly")
    let screen = ShownStore(
      SubscriptionOfferView(groupID: group, visibleRelationship: .upgrade),
      of: session
    )
    #expect(screen.contains("Premium Yearly"), "\(screen.text)")
    screen.press(.enter, .enter)
    #expect(try session.status()?.transaction.productID.hasSuffix("premium.yearly") == true)
    screen.host.update()
    #expect(screen.contains("Subscription Unavailable"), "\(screen.text)")
  }

  @Test("the visible relationship selects the plan")
  func relationships() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.monthly")
    func shown(_ relationship: Product.SubscriptionRelationship) -> ShownStore {
      ShownStore(
        SubscriptionOfferView(groupID: group, visibleRelationship: relationship),
        of: session
      )
    }
    #expect(shown(.crossgrade).contains("Premium Yearly"))
    #expect(shown(.downgrade).contains("Basic Yearly"))
    let current = shown(.current)
    #expect(current.contains("Premium Monthly") && current.contains("Your plan"), "\(current.text)")
    current.press(.enter)
    #expect(session.requestedProduct == nil)
    #expect(shown(.all).contains("From $49.99/year"), "\(shown(.all).text)")
  }

  @Test("the detail action runs from the view of all plans and from the details link of one plan")
  func details() throws {
    let session = try StoreSession.streaming()
    var count = 0
    let all = ShownStore(
      SubscriptionOfferView(groupID: group, visibleRelationship: .all)
        .subscriptionOfferViewDetailAction { count += 1 },
      of: session
    )
    all.press(.enter)
    #expect(count == 1)
    let one = ShownStore(
      SubscriptionOfferView(try session.plan("premium.yearly"))
        .subscriptionOfferViewDetailAction { count += 1 },
      of: session
    )
    one.click("View Plans")
    #expect(count == 2)
    let hidden = ShownStore(
      SubscriptionOfferView(try session.plan("premium.yearly"))
        .subscriptionOfferViewButtonVisibility(.hidden, for: .detailLink)
        .subscriptionOfferViewDetailAction { count += 1 },
      of: session
    )
    #expect(!hidden.contains("View Plans"), "\(hidden.text)")
  }

  @Test("a customer without a subscription is offered the lowest level, and has no current plan")
  func newcomer() throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(
      SubscriptionOfferView(groupID: group, visibleRelationship: .upgrade),
      of: session
    )
    #expect(screen.contains("Basic"), "\(screen.text)")
    let current = ShownStore(
      SubscriptionOfferView(groupID: group, visibleRelationship: .current),
      of: session
    )
    #expect(current.contains("Subscription Unavailable"), "\(current.text)")
  }

  @Test("a custom style draws the offer in the outer style")
  func recursion() throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(
      SubscriptionOfferView(try session.plan("premium.monthly"))
        .subscriptionOfferViewStyle(Framed())
        .subscriptionOfferViewStyle(.compact),
      of: session
    )
    #expect(screen.contains("<<") && screen.contains("Try It Free"), "\(screen.text)")
  }
}

private struct Framed: SubscriptionOfferViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("<<")
      SubscriptionOfferView(configuration)
    }
  }
}
