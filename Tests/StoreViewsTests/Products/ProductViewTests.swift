import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("ProductView", .timeLimit(.minutes(LongTest.minutes(30))))
@MainActor
struct ProductViewTests {
  @Test("name, description and full price are visible at every width", arguments: [40, 80, 120])
  func regular(width: Int) throws {
    let session = try StoreSession.everything()
    let screen = ShownStore(
      ProductView(id: "com.example.everything.themes"),
      of: session,
      width: width,
      height: 8
    )
    #expect(screen.contains("Theme pack"), "\(screen.text)")
    let words = screen.text.split { " \n|".contains($0) }.joined(separator: " ")
    #expect(words.contains("Twelve colours for every room"), "\(screen.text)")
    #expect(screen.contains("$4.99"), "\(screen.text)")
  }

  @Test("pressing the price opens the sheet, and a bought non-consumable cannot be bought again")
  func purchase() throws {
    let session = try StoreSession.everything()
    let themes = try session.product("themes")
    let screen = ShownStore(ProductView(themes), of: session)
    screen.press(.enter)
    #expect(session.requestedProduct == themes)
    #expect(screen.contains("Confirm Purchase"), "\(screen.text)")
    #expect(screen.contains("Twelve colours for every room"), "\(screen.text)")
    screen.press(.enter)
    #expect(screen.contains("✓ Purchased"), "\(screen.text)")
    #expect(!screen.contains("$4.99"), "\(screen.text)")
  }

  @Test("a consumable can be bought again")
  func consumable() throws {
    let session = try StoreSession.everything()
    let screen = ShownStore(ProductView(try session.product("coins.small")), of: session)
    screen.press(.enter, .enter)
    screen.press(.enter, .enter)
    #expect(session.simulation.account.allTransactions.count == 2)
    #expect(screen.contains("$0.99"), "\(screen.text)")
  }

  @Test("a plan shows its price and period, and later that it is the current plan")
  func plan() throws {
    let session = try StoreSession.streaming()
    let screen = ShownStore(ProductView(try session.plan("premium.yearly")), of: session)
    #expect(screen.contains("$99.99/year"), "\(screen.text)")
    screen.press(.enter, .enter)
    #expect(screen.contains("Your plan"), "\(screen.text)")
  }

  @Test("the compact style hides the description by default")
  func compact() throws {
    let session = try StoreSession.everything()
    let view = ProductView(try session.product("themes")).productViewStyle(.compact)
    #expect(!ShownStore(view, of: session).contains("Twelve colours"))
    #expect(
      ShownStore(view.productDescription(.visible), of: session).contains("Twelve colours")
    )
    let hidden = ProductView(try session.product("themes")).productDescription(.hidden)
    #expect(!ShownStore(hidden, of: session).contains("Twelve colours"))
  }

  @Test("the icon is before the name, and a placeholder replaces it until the product loads")
  func icon() throws {
    let session = try StoreSession.everything()
    let view = ProductView(id: "com.example.everything.themes") {
      Text("I")
    } placeholderIcon: {
      Text("P")
    }
    #expect(ShownStore(view, of: session).contains("I Theme pack"))
    session.isLoading = true
    let screen = ShownStore(view, of: session)
    #expect(screen.contains("P Loading"), "\(screen.text)")
    session.isLoading = false
    screen.host.update()
    #expect(screen.contains("I Theme pack"), "\(screen.text)")
  }

  @Test("an unknown product identifier shows that the product can't be bought")
  func unavailable() throws {
    let screen = ShownStore(ProductView(id: "nothing"), of: try StoreSession.everything())
    #expect(screen.contains("Can't be bought"), "\(screen.text)")
  }

  @Test("a custom style draws the product in the outer style")
  func recursion() throws {
    let session = try StoreSession.everything()
    let product = try session.product("themes")
    let screen = ShownStore(
      ProductView(product).productViewStyle(Framed()).productViewStyle(.compact),
      of: session
    )
    #expect(screen.contains("<<"), "\(screen.text)")
    #expect(screen.contains("Theme pack"), "\(screen.text)")
    #expect(!screen.contains("Twelve colours"), "\(screen.text)")
    let reversed = ShownStore(
      ProductView(product).productViewStyle(.compact).productViewStyle(Framed()),
      of: session
    )
    #expect(!reversed.contains("<<"), "\(reversed.text)")
  }

  @Test("a custom style can buy through its configuration")
  func configuration() throws {
    let session = try StoreSession.everything()
    let product = try session.product("themes")
    let screen = ShownStore(ProductView(product).productViewStyle(Plain()), of: session)
    screen.press(.enter)
    #expect(session.requestedProduct == product)
    screen.press(.enter)
    #expect(screen.contains("owned"), "\(screen.text)")
  }
}

private struct Framed: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("<<")
      ProductView(configuration)
    }
  }
}

private struct Plain: ProductViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration.hasCurrentEntitlement ? "owned" : "buy") { configuration.purchase() }
  }
}
