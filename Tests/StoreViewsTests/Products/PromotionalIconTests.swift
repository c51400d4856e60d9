import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreViews

@Suite("Promotional images and product icons")
@MainActor
struct PromotionalIconTests {
  /// A JPEG of 16 × 8 pixels: the left half is red, the right half blue.
  private static let picture =
    "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJ"
    + "BwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoK"
    + "CgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAA"
    + "CP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAWAQEBAQAAAAAAAAAAAAAAAAAKCAn/xAAUEQEAAAAAAAAAAAAAAAAA"
    + "AAAA/9oADAMBAAIRAxEAPwAXpTb+CGVQNe//2Q=="

  private static let configuration = """
    {"identifier": "S", "nonRenewingSubscriptions": [], "settings": {},
     "version": {"major": 4, "minor": 0}, "products": [
       {"displayPrice": "0.99", "internalID": "1", "productID": "coins",
        "promotionalImageID": "AAAA", "referenceName": "Coins", "type": "Consumable",
        "localizations": [{"description": "", "displayName": "Coins", "locale": "en_US"}]},
       {"displayPrice": "1.99", "internalID": "2", "productID": "gems",
        "promotionalImageID": "BBBB", "referenceName": "Gems", "type": "Consumable",
        "localizations": [{"description": "", "displayName": "Gems", "locale": "en_US"}]}],
     "subscriptionGroups": [{"id": "G", "name": "Pass", "localizations": [], "subscriptions": [
       {"displayPrice": "2.99", "internalID": "3", "productID": "pass", "groupNumber": 1,
        "promotionalImageID": "AAAA", "recurringSubscriptionPeriod": "P1M",
        "referenceName": "Pass", "subscriptionGroupID": "G", "type": "RecurringSubscription",
        "localizations": [{"description": "", "displayName": "Pass", "locale": "en_US"}]}]}]}
    """

  /// Calls a body with a session of a package directory. Its image AAAA is a picture, and BBBB is
  /// damaged.
  private static func withSession(_ body: (StoreSession) throws -> Void) throws {
    try inTemporaryFolder { folder in
      let package = folder.appending(path: "Store.storekit")
      let assets = package.appending(path: "Assets")
      try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: true)
      try Data(configuration.utf8).write(to: package.appending(path: "Configuration.storekit"))
      try #require(Data(base64Encoded: picture)).write(to: assets.appending(path: "AAAA.jpg"))
      try Data("no picture".utf8).write(to: assets.appending(path: "BBBB.png"))
      let start = try #require(Instant(iso8601: "2026-01-01T00:00:00Z"))
      let catalog = StoreCatalog(try StoreConfiguration(path: package.path))
      try body(StoreSession(catalog: catalog, start: start))
    }
  }

  private static let red = CellColor(red: 254, green: 0, blue: 0)
  private static let blue = CellColor(red: 0, green: 0, blue: 254)

  /// The number of cells of each of the two colours of the picture.
  private func cells(_ view: some View, of session: StoreSession) -> [Int] {
    let frame = ShownStore(view, of: session).host.render()
    let colors = (0..<frame.size.height).flatMap { y in
      (0..<frame.size.width).map { frame[$0, y].style.foreground }
    }
    return [Self.red, Self.blue].map { color in colors.count { $0 == color } }
  }

  @Test("the promotional image is shown if it is preferred, in the proportions of the file")
  func preferred() throws {
    try Self.withSession { session in
      // The picture is twice as wide as high, so it has eight columns and two rows.
      #expect(cells(ProductView(id: "coins", prefersPromotionalIcon: true), of: session) == [8, 8])
      let offer = SubscriptionOfferView(id: "pass", prefersPromotionalIcon: true)
      #expect(cells(offer, of: session) == [8, 8])
      let store = StoreView(ids: ["coins", "gems"], prefersPromotionalIcon: true)
      #expect(cells(store, of: session) == [8, 8])
      #expect(cells(ProductView(id: "coins"), of: session) == [0, 0])
    }
  }

  @Test("a placeholder is shown while a product with a preferred image loads")
  func placeholder() throws {
    try Self.withSession { session in
      session.isLoading = true
      let view = ProductView(id: "coins", prefersPromotionalIcon: true)
      #expect(ShownStore(view, of: session).contains("◇ Loading"))
      #expect(!ShownStore(ProductView(id: "coins"), of: session).contains("◇"))
    }
  }

  @Test("the image replaces the icon of the app, which stays for a product without an image")
  func replaced() throws {
    try Self.withSession { session in
      let coins = ProductView(id: "coins", prefersPromotionalIcon: true) { Text("I") }
      #expect(!ShownStore(coins, of: session).contains("I Coins"))
      #expect(cells(coins, of: session) == [8, 8])
      let gems = ProductView(id: "gems", prefersPromotionalIcon: true) { Text("I") }
      #expect(ShownStore(gems, of: session).contains("I Gems"))
    }
  }

  @Test("the icon closure receives success, failure and unavailable")
  func phases() throws {
    try Self.withSession { session in
      for (id, word) in [("coins", "success"), ("gems", "failure")] {
        let view = ProductView(id: id) { phase in
          Text(verbatim: Self.name(phase))
        } placeholderIcon: {
          Text("…")
        }
        let large = view.productViewStyle(.large)
        #expect(ShownStore(large, of: session).contains(word), "\(id)")
        let monochrome = large.environment(\.showsPictures, false)
        #expect(ShownStore(monochrome, of: session).contains("unavailable"), "\(id)")
      }
    }
  }

  private static func name(_ phase: ProductIconPhase) -> String {
    switch phase {
    case .loading: "loading"
    case .unavailable: "unavailable"
    case .failure: "failure"
    case .success: "success"
    }
  }

  @Test(
    "a resizable icon has the size of an icon, in every style",
    arguments: ["compact", "regular", "large"]
  )
  func resizable(style: String) throws {
    let rows = ["compact": 2, "regular": 4, "large": 8][style] ?? 0
    try Self.withSession { session in
      let view = ProductView(id: "coins") { Rectangle().fill(Color(red: 1, green: 0, blue: 0)) }
      let styled =
        switch style {
        case "compact": AnyView(view.productViewStyle(.compact))
        case "regular": AnyView(view.productViewStyle(.regular))
        default: AnyView(view.productViewStyle(.large))
        }
      let frame = ShownStore(styled, of: session).host.render()
      let red = CellColor(red: 255, green: 0, blue: 0)
      let found = (0..<frame.size.height).map { y in
        (0..<frame.size.width).count {
          frame[$0, y].style.background == red || frame[$0, y].style.foreground == red
        }
      }
      #expect(found.filter { $0 > 0 } == Array(repeating: 2 * rows, count: rows))
    }
  }

  @Test("a resizable symbol leaves the row to the name and the price")
  func symbol() throws {
    try Self.withSession { session in
      let view = ProductView(id: "coins") {
        Image(systemName: "star.fill").resizable().scaledToFit()
      }
      let screen = ShownStore(view, of: session)
      let name = screen.lines.firstIndex { $0.contains("Coins") && $0.contains("0.99") }
      #expect(name != nil, "\(screen.text)")
      #expect(screen.contains("★"), "\(screen.text)")
    }
  }
}
