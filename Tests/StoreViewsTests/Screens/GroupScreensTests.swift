import PurchaseFlow
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

/// A recorded store with subscription groups.
struct GroupScreen: Sendable {
  /// How the groups are shown, and which group is open.
  enum Form: String, CaseIterable {
    case tabs
    case links
    /// A link's group, in a sheet over the store.
    case sheet = "link-in-sheet"
    /// A link's group, as a screen of a navigation stack.
    case push = "link-pushed"

    var isOpened: Bool { self == .sheet || self == .push }
  }

  static let styles = [
    "picker", "prominentPicker", "compactPicker", "pagedPicker", "pagedProminentPicker", "buttons",
  ]
  static let counts = [2, 4]

  let form: Form
  let style: String
  let count: Int
  let size: Size
  let isASCII: Bool

  var name: String {
    "groups-\(form.rawValue)-\(style)-\(size.width)x\(size.height)"
      + "-\(isASCII ? "ascii" : "unicode")-\(count)"
  }

  /// Returns all screens of a form and a style. A link's group is recorded only for four groups.
  static func all(_ form: Form, _ style: String) -> [Self] {
    StoreScreensTests.sizes.flatMap { size in
      counts.filter { $0 == 4 || !form.isOpened }.flatMap { count in
        [false, true].map {
          Self(form: form, style: style, count: count, size: size, isASCII: $0)
        }
      }
    }
  }

  /// The name of the group that the test opens.
  static let second = "Monthly"

  @MainActor
  func screen(of session: StoreSession) throws -> StoreScreen {
    let plans = try session.group().products
    let included = Array(Set(plans.map(key))).sorted().prefix(count)
    let view = SubscriptionStoreView(subscriptions: plans.filter { included.contains(key($0)) }) {
      SubscriptionOptionGroupSet(groupedBy: key) { key in
        Text(key.dropFirst(2))
      } marketingContent: { key in
        Text("All about \(key.dropFirst(2))").bold()
      }
    }
    .storeButton(.visible, for: .restorePurchases)
    let styled = try StyledPlacement.automatic(style)(
      form == .tabs
        ? AnyView(view.subscriptionStoreOptionGroupStyle(.tabs))
        : AnyView(view.subscriptionStoreOptionGroupStyle(.links))
    )
    .environment(\.storeSession, session)
    return StoreScreen(
      name: name,
      size: size,
      isASCII: isASCII,
      view: form == .push ? AnyView(NavigationStack { styled }) : AnyView(styled)
    )
  }

  /// Groups plans into two levels of service or four periods.
  private var key: @Sendable (Product) -> String {
    let byLevel = count == 2
    return { plan in
      guard let info = plan.subscription else { return "" }
      if byLevel { return "\(info.groupLevel) Level \(info.groupLevel)" }
      switch info.subscriptionPeriod.unit {
      case .day: return "0 Daily"
      case .week: return "1 Weekly"
      case .month: return info.subscriptionPeriod.value == 1 ? "2 Monthly" : "3 Longer"
      case .year: return "4 Yearly"
      }
    }
  }
}

@Suite("Recorded screens of subscription groups")
@MainActor
struct StoreScreensOfGroupsTests {
  @Test(
    "each form and style of groups matches its recording and shows all prices in full",
    arguments: GroupScreen.Form.allCases,
    GroupScreen.styles
  )
  func groups(form: GroupScreen.Form, style: String) throws {
    for group in GroupScreen.all(form, style) {
      let session = try StoreSession.everything()
      let screen = try group.screen(of: session)
      let host = screen.host()
      if form.isOpened {
        host.update()
        let shown = ShownStore(host)
        shown.click(GroupScreen.second)
        #expect(shown.contains("All about Monthly"), "\(screen.name)")
        #expect(!shown.contains("All about Weekly") || form == .sheet, "\(screen.name)")
      }
      let lines = host.render().lines
      try screen.check(lines)
      check(prices: try session.group().products, session.words, in: lines, screen.name)
      let isOnlyASCII = lines.joined().utf8.allSatisfy { $0 < 0x80 }
      #expect(isOnlyASCII || !group.isASCII, "\(screen.name)")
    }
  }

  @Test("every form, style, size, mode and number of groups has a recording")
  func full() throws {
    let expected = Set(
      GroupScreen.Form.allCases.flatMap { form in
        GroupScreen.styles.flatMap { GroupScreen.all(form, $0).map(\.name) }
      }
    )
    #expect(expected.count == 6 * 3 * 2 * (2 + 2 + 1 + 1))
    let recorded = try StoreScreen.recordedNames().filter { $0.hasPrefix("groups-") }
    #expect(expected == recorded)
  }

  @Test(
    "every group's tab or link is shown in full",
    arguments: ["tabs", "links"],
    GroupScreen.styles
  )
  func labels(form: String, style: String) throws {
    for group in GroupScreen.all(try #require(.init(rawValue: form)), style) {
      let session = try StoreSession.everything()
      let lines = try group.screen(of: session).host().render().lines
      let names =
        group.count == 4 ? ["Monthly", "Longer", "Yearly"] : ["Level 2"]
      for name in names {
        #expect(lines.contains { $0.contains(name) }, "\(group.name)")
      }
      guard form == "links", let first = lines.firstIndex(where: { isLink($0, names[0]) })
      else { continue }
      let hasLine = lines[first - 1].contains(group.isASCII ? "-----" : "─────")
      let isApart = lines[first - 2].allSatisfy { $0 == " " }
      #expect(hasLine && isApart, "\(group.name): no line and no blank row above the links")
    }
  }

  private func isLink(_ line: String, _ name: String) -> Bool {
    let text = line.filter { !" ▸›>".contains($0) }
    return text == name.filter { $0 != " " }
  }
}
