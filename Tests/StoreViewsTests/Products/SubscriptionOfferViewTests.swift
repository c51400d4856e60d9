import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("One plan on offer", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct SubscriptionOfferViewTests {
  private let group = "2164C1F7"

  @Test("the offer's terms are seen whole at every width", arguments: [40, 80, 120])
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

  @Test("an upgrade is the cheapest plan of the next level, and buying it changes the plan")
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

  @Test("the relationship decides on the plan")
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

  @Test("all plans lead to the details, which a link shows of one plan")
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

  @Test("who has no subscription is offered the lowest level, and no current plan")
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

  @Test("a style draws the offer again in the style that is set further out")
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
