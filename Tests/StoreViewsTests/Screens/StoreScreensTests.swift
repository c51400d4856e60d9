import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI
import Testing

@Suite("Recorded store screens")
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
    "every style in every placement matches its recording and shows all prices in full",
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

  @Test("every style, placement, size, mode and number of plans has a recording")
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

  @Test("the selected plan is marked without colour", arguments: StyledPlacement.all)
  func chosen(styled: StyledPlacement) throws {
    guard styled.style != "buttons" else { return }
    let (screen, _, _) = try screen(styled, Size(width: 120, height: 40), ascii: true, 3)
    let text = screen.host().render().lines.joined(separator: "\n")
    #expect(text.components(separatedBy: "(*)").count == 2, "\(screen.name)")
  }
}

@Suite("Recorded store screens by customer state and language")
@MainActor
struct StoreScreensOfStatesTests {
  @Test(
    "each customer state matches its recording in three styles",
    // Where the dollar is the currency of the store, no commitments are sold.
    arguments: CustomerState.allCases.filter { $0 != .commitment },
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
    "each language matches its recording, mirrored where it is right-to-left",
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

extension CustomerState {
  /// Returns a session with a customer in this state, in the group of
  /// `Configs/StreamingPass.storekit`.
  @MainActor
  func session() throws -> StoreSession {
    let catalog = try StoreSession.streaming().catalog
    let start = try #require(Instant(iso8601: "2026-01-01T00:00:00Z"))
    let simulation = Simulation(contents: StoreContents(catalog), start: start)
    let group = try #require(simulation.account.group(at: 0))
    let plans = try #require(catalog.groups.first).products
    let plan = try #require(plans.first { $0.id.hasSuffix(self.plan) })
    return StoreSession(
      catalog: catalog,
      simulation: try simulation.reaching(self, in: group, plan: plan.id)
    )
  }

  private var plan: String {
    switch self {
    case .trial, .grace, .retry, .lapsedWithWinBack: "premium.monthly"
    case .lapsed: "basic.yearly"
    default: "premium.yearly"
    }
  }
}
