import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser
@testable import StoreViews

/// A store in one of the custom styles, as text on a screen of some size.
struct GalleryScreen: Sendable, CustomTestStringConvertible {
  let style: ControlStyleList.Entry
  let width: Int
  let height: Int
  let isASCII: Bool
  let count: Int

  var name: String {
    "\(style.name)-\(width)x\(height)-\(isASCII ? "ascii" : "unicode")-\(count)"
  }

  var testDescription: String { name }

  /// The custom styles.
  static let styles = ControlStyleList.entries.filter { !$0.isStandard }

  /// What is recorded: the sizes with three plans, and the least room for the most and one.
  static let all = styles.flatMap { style in
    [
      Self(style: style, width: 40, height: 24, isASCII: false, count: 3),
      Self(style: style, width: 80, height: 24, isASCII: false, count: 3),
      Self(style: style, width: 120, height: 40, isASCII: false, count: 3),
      Self(style: style, width: 40, height: 24, isASCII: true, count: 7),
      Self(style: style, width: 80, height: 24, isASCII: true, count: 1),
    ]
  }

  static var directory: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  }

  /// A new customer's store of `Configs/Everything.storekit`.
  @MainActor
  static func session() throws -> StoreSession {
    let path = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Configs/Everything.storekit").path
    let configuration = try StoreConfiguration(path: path)
    return StoreSession(
      catalog: StoreCatalog(
        configuration,
        locale: Locale(identifier: "en_US"),
        storefront: nil
      ),
      timeRate: configuration.settings.timeRate,
      zone: .utc,
      start: BrowserOptions.defaultStart
    )
  }

  @MainActor
  func lines(_ session: StoreSession, placement: String = "automatic") throws -> [String] {
    let group = try #require(session.catalog.groups.first)
    let store = SubscriptionStoreView(subscriptions: Array(group.products.prefix(count))) {
      VStack {
        Text("Everything Studio").bold()
        Text("Brushes, papers and inks for every hand.").multilineTextAlignment(.center)
      }
      .padding(.horizontal)
    }
    let styled = try #require(style.apply(AnyView(store), placement))
    var environment = EnvironmentValues()
    environment.usesASCII = isASCII
    let view =
      styled
      .storeButton(.visible, for: .restorePurchases)
      .environment(\.storeSession, session)
    let size = Size(width: width, height: height)
    return ViewHost(view, size: size, environment: environment).render().lines
  }

  /// Fails the test where the screen is not the recorded one.
  func check(_ lines: [String]) throws {
    let header = [
      "screen  \(name)",
      "surface  \(width)x\(height)  \(isASCII ? "ascii" : "unicode")",
    ]
    let text = (header + GoldenFile.numbered(lines)).map { $0 + "\n" }.joined()
    let file = GoldenFile(Self.directory.appending(path: "\(name).txt"), text: text)
    if let complaint = try file.complaint(recordWith: "GalleryScreens") {
      Issue.record("\(complaint)")
    }
  }
}
