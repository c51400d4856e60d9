import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI
import Testing

@Suite("StoreScreens")
@MainActor
struct StoreScreensTests {
  static let sizes = [
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

  /// Every price on the screen is one of the plans', with all its digits, and a plan's own
  /// price has its period behind it.
  private func check(
    prices plans: [Product],
    _ words: Words,
    in lines: [String],
    _ name: String
  ) {
    let offers = plans.flatMap { [$0.subscription?.introductoryOffer].compactMap(\.self) }
    let whole =
      plans.flatMap { [words.price(of: $0, .spaced), words.price(of: $0)] }
      + offers.map(\.displayPrice)
    for line in lines.map({ $0.replacing("\u{A0}", with: " ") }) {
      for index in line.indices where line[index] == "$" {
        let rest = line[index...]
        let isWhole = whole.contains { price in
          rest.hasPrefix(price) && !(rest.dropFirst(price.count).first?.isNumber ?? false)
        }
        if !isWhole { Issue.record("\(name): a price is cut in \"\(line)\"") }
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

@Suite("StoreScreens of groups, customers and languages")
@MainActor
struct StoreScreensOfStatesTests {
  @Test(
    "groups as tabs and as links",
    arguments: [
      ("tabs", "level"), ("tabs", "period"), ("links", "level"), ("links", "period"),
    ]
  )
  func groups(style: String, grouping: String) throws {
    let session = try StoreSession.everything()
    let plans = try session.group().products
    for count in [2, 4] {
      let included = Array(Set(plans.map { key(of: $0, grouping) })).sorted().prefix(count)
      let view = SubscriptionStoreView(
        subscriptions: plans.filter { included.contains(key(of: $0, grouping)) }
      ) {
        SubscriptionOptionGroupSet(groupedBy: { key(of: $0, grouping) }) { key in
          Text(key.dropFirst(2))
        } marketingContent: { key in
          Text("All about \(key.dropFirst(2))").bold()
        }
      }
      let shown =
        style == "tabs"
        ? AnyView(view.subscriptionStoreOptionGroupStyle(.tabs))
        : AnyView(view.subscriptionStoreOptionGroupStyle(.links))
      let screen = StoreScreen(
        name: "groups-\(style)-\(grouping)-\(count)",
        size: Size(width: 80, height: 24),
        view: AnyView(shown.environment(\.storeSession, session))
      )
      try screen.check(screen.host().render().lines)
    }
  }

  private func key(of plan: Product, _ grouping: String) -> String {
    guard let info = plan.subscription else { return "" }
    if grouping == "level" { return "\(info.groupLevel) Level \(info.groupLevel)" }
    switch info.subscriptionPeriod.unit {
    case .day: return "0 Daily"
    case .week: return "1 Weekly"
    case .month: return info.subscriptionPeriod.value == 1 ? "2 Monthly" : "3 Longer"
    case .year: return "4 Yearly"
    }
  }

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

extension CustomerState {
  /// A session with such a customer of the group of `Configs/StreamingPass.storekit`.
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
