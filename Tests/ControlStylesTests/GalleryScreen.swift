import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI
import TestSupport
import Testing

@testable import StoreBrowser
@testable import StoreViews

/// A store in a style and a placement, as text on a screen of a given size.
struct GalleryScreen: Sendable {
  let style: ControlStyleList.Entry
  var placement = "automatic"
  var width = 80
  var height = 24
  var isASCII = false
  var count = 3

  var name: String {
    "\(style.name)-\(placement)-\(width)x\(height)-\(isASCII ? "ascii" : "unicode")-\(count)"
  }

  /// Returns the screen's lines with the first `count` plans of the `Everything` store.
  @MainActor
  func lines() throws -> [String] {
    let session = try GallerySession.everything()
    let plans = try #require(session.catalog.groups.first).products
    return try lines(of: session, Array(plans.prefix(count)))
  }

  /// Returns the screen's lines with the given plans of a session.
  @MainActor
  func lines(of session: StoreSession, _ plans: [Product]) throws -> [String] {
    let store = SubscriptionStoreView(subscriptions: plans) {
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

  /// Returns the screen as its golden file contains it.
  func text(_ lines: [String], named name: String? = nil) -> String {
    let header = [
      "screen  \(name ?? self.name)",
      "surface  \(width)x\(height)  \(isASCII ? "ascii" : "unicode")",
    ]
    return (header + GoldenFile.numbered(lines)).map { $0 + "\n" }.joined()
  }
}

/// A style in a placement at one screen size: the content of one golden file.
struct GallerySheet: Sendable, CustomTestStringConvertible {
  let style: ControlStyleList.Entry
  let placement: String
  let width: Int
  let height: Int

  var name: String { "\(style.name)-\(placement)-\(width)x\(height)" }
  var testDescription: String { name }

  /// The screens in Unicode and ASCII, with 1, 3 and 7 plans.
  var screens: [GalleryScreen] {
    [false, true].flatMap { isASCII in
      [1, 3, 7].map { count in
        GalleryScreen(
          style: style,
          placement: placement,
          width: width,
          height: height,
          isASCII: isASCII,
          count: count
        )
      }
    }
  }

  /// Every style in each of its placements and in each size.
  static let all = ControlStyleList.entries.flatMap { style in
    style.placements.flatMap { placement in
      [(40, 24), (80, 24), (120, 40)].map { size in
        Self(style: style, placement: placement, width: size.0, height: size.1)
      }
    }
  }

  /// The StoreKit styles.
  static let standard = all.filter(\.style.isStandard)

  /// The gallery's own styles, which are recorded here.
  static let custom = all.filter { !$0.style.isStandard }

  static var directory: URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  }

  /// Records an issue if a text differs from its golden file.
  static func check(_ text: String, in name: String) throws {
    let file = GoldenFile(directory.appending(path: "\(name).txt"), text: text)
    if let complaint = try file.complaint(recordWith: "GalleryScreens") {
      Issue.record("\(complaint)")
    }
  }
}

extension ControlStyleList {
  /// The custom styles.
  static let gallery = entries.filter { !$0.isStandard }

  static func style(_ name: String) throws -> Entry {
    try #require(entries.first { $0.name == name })
  }
}
