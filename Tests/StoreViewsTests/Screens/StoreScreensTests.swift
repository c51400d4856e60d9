import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI
import Testing

@Suite("StoreScreens")
@MainActor
struct StoreScreensTests {
  nonisolated static let sizes = [
    Size(width: 40, height: 24), Size(width: 80, height: 24), Size(width: 120, height: 40),
  ]
  static let counts = [1, 3, 7]

  private static func plans(_ count: Int, _ session: StoreSession) throws -> [Product] {
    Array(try session.group().products.prefix(count))
  }

  private func screen(
    _ styled: StyledPlacement,
    _ size: Size,
    ascii: Bool,
    _ count: Int
  ) throws -> (StoreScreen, [Product], Words) {
    let session = try StoreSession.everything()
    let plans = try Self.plans(count, session)
    let view = styled(SubscriptionStoreView(subscriptions: plans) { Pitch() })
      .storeButton(.visible, for: .restorePurchases)
      .environment(\.storeSession, session)
    let mode = ascii ? "ascii" : "unicode"
    let place = "\(styled.style)-\(styled.placement)-\(size.width)x\(size.height)"
    let screen = StoreScreen(
      name: "\(place)-\(mode)-\(count)",
      size: size,
      isASCII: ascii,
      view: AnyView(view)
    )
    return (screen, plans, session.catalog.words)
  }

  @Test(
    "every style in every placement is the recorded one, its prices whole",
    arguments: StyledPlacement.all
  )
  func matrix(styled: StyledPlacement) throws {
    for size in Self.sizes {
      for count in Self.counts {
        for ascii in [false, true] {
          let (screen, plans, words) = try screen(styled, size, ascii: ascii, count)
          let lines = screen.host().render().lines
          try screen.check(lines)
          check(prices: plans, words, in: lines, screen.name)
          let isOnlyASCII = lines.joined().utf8.allSatisfy { $0 < 0x80 }
          #expect(isOnlyASCII || !ascii, "\(screen.name)")
        }
      }
    }
  }

  @Test("there is a recorded screen for each style, placement, size, mode and number of plans")
  func full() throws {
    var expected: Set<String> = []
    for styled in StyledPlacement.all {
      for size in Self.sizes {
        for mode in ["unicode", "ascii"] {
          for count in Self.counts {
            let place = "\(styled.style)-\(styled.placement)-\(size.width)x\(size.height)"
            expected.insert("\(place)-\(mode)-\(count)")
          }
        }
      }
    }
    #expect(expected.count == 25 * 3 * 2 * 3)
    let recorded = try StoreScreen.recordedNames()
    #expect(expected.subtracting(recorded).isEmpty)
  }

  @Test("the chosen plan is told without colour", arguments: StyledPlacement.all)
  func chosen(styled: StyledPlacement) throws {
    guard styled.style != "buttons" else { return }
    let (screen, _, _) = try screen(styled, Size(width: 120, height: 40), ascii: true, 3)
    let text = screen.host().render().lines.joined(separator: "\n")
    #expect(text.components(separatedBy: "(*)").count == 2, "\(screen.name)")
  }
}

@Suite("StoreScreens of customers and languages")
@MainActor
struct StoreScreensOfStatesTests {
  @Test(
    "each state of the customer in three styles",
    arguments: CustomerState.allCases,
    ["picker", "compactPicker", "buttons"]
  )
  func states(state: CustomerState, style: String) throws {
    let session = try state.session()
    let plans = try session.group().products
    let view = try StyledPlacement.automatic(style)(
      SubscriptionStoreView(subscriptions: plans)
    )
    .environment(\.storeSession, session)
    let screen = StoreScreen(
      name: "state-\(state.rawValue)-\(style)",
      size: Size(width: 80, height: 24),
      view: AnyView(view)
    )
    try screen.check(screen.host().render().lines)
  }

  @Test(
    "other languages, mirrored where they are",
    arguments: ["ja", "de", "ar"],
    ["picker", "compactPicker"]
  )
  func languages(locale: String, style: String) throws {
    let session = try StoreSession.streaming(locale: locale)
    let plans = try session.group().products
    let view = try StyledPlacement.automatic(style)(
      SubscriptionStoreView(subscriptions: plans)
    )
    .storeButton(.visible, for: .restorePurchases, .policies)
    .environment(\.storeSession, session)
    let screen = StoreScreen(
      name: "language-\(locale)-\(style)",
      size: Size(width: 80, height: 24),
      view: AnyView(view)
    )
    try screen.check(screen.host().render().lines)
  }
}

/// What a customer can be to the group of `Configs/StreamingPass.storekit`.
enum CustomerState: String, CaseIterable, Sendable {
  case never, trial, subscribed, autoRenewOff, downgradeWaiting, grace, retry, lapsed
  case lapsedWithWinBack, revoked

  /// A session with such a customer.
  @MainActor
  func session() throws -> StoreSession {
    let catalog = try StoreSession.streaming().catalog
    var contents = StoreContents(catalog)
    contents.settings.isGracePeriodEnabled = self == .grace
    let start = try #require(Instant(iso8601: "2026-01-01T00:00:00Z"))
    var simulation = Simulation(contents: contents, start: start)
    let group = try #require(simulation.account.group(at: 0))
    let plans = try #require(catalog.groups.first).products
    func id(_ suffix: String) throws -> PurchaseRequest {
      PurchaseRequest(
        productID: try #require(plans.first { $0.id.hasSuffix(suffix) }).id
      )
    }
    switch self {
    case .never:
      break
    case .trial:
      _ = simulation.perform(.purchase(try id("premium.monthly")))
    case .subscribed:
      _ = simulation.perform(.purchase(try id("premium.yearly")))
    case .autoRenewOff:
      _ = simulation.perform(.purchase(try id("premium.yearly")))
      _ = simulation.perform(.disableAutoRenew(group))
    case .downgradeWaiting:
      _ = simulation.perform(.purchase(try id("premium.yearly")))
      _ = simulation.perform(.purchase(try id("basic.monthly")))
    case .grace, .retry:
      _ = simulation.perform(.purchase(try id("premium.monthly")))
      _ = simulation.perform(.setPayment(works: false))
      try advance(&simulation)
    case .lapsed:
      _ = simulation.perform(.purchase(try id("basic.yearly")))
      _ = simulation.perform(.disableAutoRenew(group))
      try advance(&simulation)
    case .lapsedWithWinBack:
      _ = simulation.perform(.purchase(try id("premium.monthly")))
      _ = simulation.perform(.disableAutoRenew(group))
      try advance(&simulation)
    case .revoked:
      _ = simulation.perform(.purchase(try id("premium.yearly")))
      let transaction = try #require(simulation.account.allTransactions.last)
      _ = simulation.perform(.refund(transaction.id, .appIssue))
    }
    return StoreSession(catalog: catalog, simulation: simulation)
  }

  private func advance(_ simulation: inout Simulation) throws {
    simulation.advance(to: try #require(simulation.nextEventInstant))
  }
}
