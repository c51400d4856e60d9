import StoreViews
import TerminalUI

/// The control styles that a store can be shown in, by their names.
public enum ControlStyleList {
  /// A style that can be asked for by name.
  public struct Entry: Sendable {
    /// The name, as it is written in code.
    public let name: String
    /// What the style shows, in a few words.
    public let idea: String
    /// Whether it is one of StoreKit's own.
    public let isStandard: Bool
    /// The names of the placements that it has, `automatic` first.
    public let placements: [String]
    /// The name of its type.
    let typeName: String
    /// Shows a view in the style, placed by name; `nil` where it has no such placement.
    let apply: @MainActor @Sendable (AnyView, String) -> AnyView?

    init<Style: SubscriptionStoreControlStyle & Sendable>(
      _ name: String,
      _ style: Style,
      isStandard: Bool = false,
      idea: String
    ) {
      self.name = name
      self.idea = idea
      typeName = "\(Style.self)"
      self.isStandard = isStandard
      placements = SubscriptionStoreControlPlacementKey.all.map(\.name).filter {
        Self.placement($0, of: Style.self) != nil
      }
      apply = { view, name in
        Self.placement(name, of: Style.self).map {
          AnyView(view.subscriptionStoreControlStyle(style, placement: $0))
        }
      }
    }

    /// A style's placement by name. Each style has an automatic one, whatever stands behind it.
    private static func placement<Style: SubscriptionStoreControlStyle>(
      _ name: String,
      of style: Style.Type
    ) -> Style.Placement? {
      guard let key = SubscriptionStoreControlPlacementKey.all.first(where: { $0.name == name })
      else { return nil }
      return key == .automatic ? .automatic : Style.Placement(rawValue: key)
    }
  }

  /// All styles, StoreKit's own first.
  public static let entries = standard + custom

  private static let standard = [
    Entry(
      "automatic",
      .automatic,
      isStandard: true,
      idea: "The default for the context: a picker."
    ),
    Entry(
      "picker",
      .picker,
      isStandard: true,
      idea: "A list of plans with one button."
    ),
    Entry(
      "prominentPicker",
      .prominentPicker,
      isStandard: true,
      idea: "A list of plans with one button; the selected plan has a heavy frame."
    ),
    Entry(
      "compactPicker",
      .compactPicker,
      isStandard: true,
      idea: "Cards in a row that scrolls horizontally."
    ),
    Entry(
      "pagedPicker",
      .pagedPicker,
      isStandard: true,
      idea: "One plan per page; pages are side by side if there is room."
    ),
    Entry(
      "pagedProminentPicker",
      .pagedProminentPicker,
      isStandard: true,
      idea: "One plan per page; the selected page is larger and framed."
    ),
    Entry(
      "buttons",
      .buttons,
      isStandard: true,
      idea: "A button for each plan."
    ),
  ]

  #if !canImport(ControlStyles)
  private static let custom: [Entry] = []
  #endif

  /// The names of all styles, StoreKit's own first.
  public static let names = entries.map(\.name)

  /// The names of all placements, `automatic` first; a style has some of them.
  public static let placementNames = SubscriptionStoreControlPlacementKey.all.map(\.name)

  /// The names of a style's placements; none where there is no such style.
  public static func placements(of style: String) -> [String] {
    entries.first { $0.name == style }?.placements ?? []
  }

  /// A view in the control style and placement of a look; as it is where there are no such.
  @MainActor
  static func styled(_ view: some View, _ appearance: StoreAppearance) -> AnyView {
    let style = entries.first { $0.name == appearance.controlStyle }
    return style?.apply(AnyView(view), appearance.placement) ?? AnyView(view)
  }

  /// Throws when a look names a style that there is not, or one of its placements.
  static func check(_ appearance: StoreAppearance) throws(BrowserError) {
    guard let entry = entries.first(where: { $0.name == appearance.controlStyle }) else {
      throw .unknownControlStyle(appearance.controlStyle, known: names)
    }
    guard entry.placements.contains(appearance.placement) else {
      throw .unknownPlacement(appearance.placement, style: entry.name, known: entry.placements)
    }
  }
}
