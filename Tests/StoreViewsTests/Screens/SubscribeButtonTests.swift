import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

/// Subscribe buttons without a picker: the buttons must show the state of their plan.
private struct OnlyButtons: SubscriptionStoreControlStyle {
  func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.options) { SubscriptionStoreButton($0) }
  }
}

@Suite("Subscribe buttons")
@MainActor
struct SubscribeButtonTests {
  private func store(_ session: StoreSession, plans: Int) throws -> ShownStore {
    let all = try session.group().products
    return ShownStore(
      SubscriptionStoreView(subscriptions: Array(all.prefix(plans)))
        .subscriptionStoreControlStyle(OnlyButtons()),
      of: session
    )
  }

  @Test("the button of a plan that renews shows its price and that it is the current plan")
  func renewing() throws {
    let session = try StoreSession.streaming()
    try session.buy("premium.yearly")
    let several = try store(session, plans: 4)
    #expect(several.contains("Your plan · Renews Jan 1, 2027"), "\(several.text)")
    #expect(several.contains("$99.99/year"), "\(several.text)")
    let alone = try store(session, plans: 1)
    #expect(alone.contains("    Your plan    "), "\(alone.text)")
    #expect(!alone.contains("Your plan ·"), "\(alone.text)")
    #expect(alone.contains("Renews Jan 1, 2027"), "\(alone.text)")
    #expect(alone.contains("$99.99/year"), "\(alone.text)")
  }

  @Test("the buttons of several plans have the same width, and the first is prominent")
  func ranks() throws {
    let session = try StoreSession.streaming()
    let names = try session.group().products.map(\.displayName)
    let screen = try store(session, plans: 4)
    let buttons = screen.host.semantics.elements.filter { element in
      names.contains { element.label.contains($0) }
    }
    #expect(buttons.count == 4, "\(screen.text)")
    #expect(Set(buttons.map(\.rect.size.width)) == [PlanWidths.button])
    screen.press(.down)
    let frame = screen.host.render()
    let fills = buttons.map { frame[$0.rect.minX, $0.rect.minY].style.background }
    // The focused button is in reverse video, without a background.
    #expect(fills == [.accent, .standard, .fill, .fill])
  }

  @Test("the terms of an offer have the colour of offers, below the button")
  func offers() throws {
    let screen = try store(StoreSession.streaming(), plans: 4)
    let row = try #require(screen.lines.firstIndex { $0.contains("1 week free, then") })
    #expect(screen.lines[row - 1].contains("Premium Monthly"), "\(screen.text)")
    let frame = screen.host.render()
    let text = frame.row(row).filter { $0.text != " " }
    #expect(Set(text.map(\.style.foreground)) == [.badge])
  }

  @Test("the button of the next plan shows its price, and the current plan's shows the change")
  func next() throws {
    let session = try CustomerState.downgradeWaiting.session()
    let screen = try store(session, plans: 4)
    #expect(screen.contains("Your plan · Renews to Basic Yearly"), "\(screen.text)")
    #expect(screen.contains("Your next plan · Takes effect Jan 1, 2027"), "\(screen.text)")
    #expect(screen.contains("$49.99/year"), "\(screen.text)")
  }

  @Test("the button of a plan that ends shows its end date and price")
  func ends() throws {
    let screen = try store(CustomerState.autoRenewOff.session(), plans: 4)
    #expect(screen.contains("Your plan · Ends Jan 1, 2027"), "\(screen.text)")
    #expect(screen.contains("$99.99/year"), "\(screen.text)")
  }
}
