import Foundation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI
import TestSupport
import Testing

/// A store as text on a screen of a given size, and its recorded file.
@MainActor
struct StoreScreen {
  let name: String
  let size: Size
  var isASCII = false
  let view: AnyView

  static var directory: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Golden")
  }

  /// Returns the names of all recorded files.
  static func recordedNames() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    return Set(files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) })
  }

  func host() -> ViewHost {
    var environment = EnvironmentValues()
    environment.usesASCII = isASCII
    return ViewHost(view, size: size, environment: environment)
  }

  /// Records an issue if the screen differs from its recording.
  func check(_ lines: [String]) throws {
    let header = [
      "screen  \(name)",
      "surface  \(size.width)x\(size.height)  \(isASCII ? "ascii" : "unicode")",
    ]
    let text = (header + GoldenFile.numbered(lines)).map { $0 + "\n" }.joined()
    let file = GoldenFile(Self.directory.appending(path: "\(name).txt"), text: text)
    if let complaint = try file.complaint(recordWith: "StoreScreens") {
      Issue.record("\(complaint)")
    }
  }
}

/// A control style and one of its placements.
struct StyledPlacement: Sendable, CustomTestStringConvertible {
  let style: String
  let placement: String
  private let apply: @MainActor @Sendable (AnyView) -> AnyView

  var testDescription: String { "\(style) \(placement)" }

  @MainActor
  func callAsFunction(_ view: some View) -> AnyView { apply(AnyView(view)) }

  private static func all<Style: SubscriptionStoreControlStyle>(
    _ name: String,
    _ style: @escaping @MainActor @Sendable () -> Style
  ) -> [Self] {
    SubscriptionStoreControlPlacementKey.all.filter { Style.Placement(rawValue: $0) != nil }
      .map { key in
        Self(style: name, placement: key.name) { view in
          guard let placement = Style.Placement(rawValue: key) else { return view }
          return AnyView(view.subscriptionStoreControlStyle(style(), placement: placement))
        }
      }
  }

  /// Every StoreKit style in each of its placements.
  static let all =
    all("automatic") { AutomaticSubscriptionStoreControlStyle() }
    + all("picker") { PickerSubscriptionStoreControlStyle() }
    + all("prominentPicker") { ProminentPickerSubscriptionStoreControlStyle() }
    + all("compactPicker") { CompactPickerSubscriptionStoreControlStyle() }
    + all("pagedPicker") { PagedPickerSubscriptionStoreControlStyle() }
    + all("pagedProminentPicker") { PagedProminentPickerSubscriptionStoreControlStyle() }
    + all("buttons") { ButtonsSubscriptionStoreControlStyle() }

  /// Returns the entry of a style whose placement is `automatic`.
  static func automatic(_ style: String) throws -> Self {
    try #require(all.first { $0.style == style && $0.placement == "automatic" })
  }
}

/// The marketing content in these tests.
struct Pitch: View {
  var body: some View {
    VStack {
      Text("Everything Studio").bold()
      Text("Brushes, papers and inks for every hand.").multilineTextAlignment(.center)
    }
    .padding(.horizontal, .cells(1))
  }
}

/// Records an issue for each price on the screen that is truncated or belongs to no plan.
@MainActor
func check(
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
      if !isWhole { Issue.record("\(name): truncated price in \"\(line)\"") }
    }
  }
}
