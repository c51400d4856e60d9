import StoreViews
import TerminalUI

/// The control styles that a store can be shown in, by their names.
@MainActor
public enum ControlStyleList {
  /// A style that can be asked for by name.
  @MainActor
  struct Entry {
    /// The name, as it is written in code.
    let name: String
    /// The names of the placements that it has.
    let placements: [String]
    /// Shows a view in the style, placed by name; `nil` where it has no such placement.
    let apply: @MainActor (AnyView, String) -> AnyView?

    init<Style: SubscriptionStoreControlStyle>(_ name: String, _ style: Style) {
      let keys = SubscriptionStoreControlPlacementKey.all.filter {
        Style.Placement(rawValue: $0) != nil
      }
      self.name = name
      placements = keys.map(\.name)
      apply = { view, name in
        keys.first { $0.name == name }.flatMap { Style.Placement(rawValue: $0) }
          .map { AnyView(view.subscriptionStoreControlStyle(style, placement: $0)) }
      }
    }
  }

  static let entries = [
    Entry("automatic", .automatic),
    Entry("picker", .picker),
    Entry("prominentPicker", .prominentPicker),
    Entry("compactPicker", .compactPicker),
    Entry("pagedPicker", .pagedPicker),
    Entry("pagedProminentPicker", .pagedProminentPicker),
    Entry("buttons", .buttons),
  ]

  /// The names of all styles, StoreKit's own first.
  nonisolated public static let names = [
    "automatic", "picker", "prominentPicker", "compactPicker", "pagedPicker",
    "pagedProminentPicker", "buttons",
  ]

  /// The names of a style's placements; none where there is no such style.
  public static func placements(of style: String) -> [String] {
    entries.first { $0.name == style }?.placements ?? []
  }

  /// Throws when a look names a style that there is not, or one of its placements.
  static func check(_ look: StoreLook) throws(BrowserError) {
    guard let entry = entries.first(where: { $0.name == look.controlStyle }) else {
      throw .unknownControlStyle(look.controlStyle, known: names)
    }
    guard entry.placements.contains(look.placement) else {
      throw .unknownPlacement(look.placement, style: entry.name, known: entry.placements)
    }
  }
}
