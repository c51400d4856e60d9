import StoreViews
import TerminalUI

/// The control styles that a store can be shown in, by name.
///
/// ```swift
/// import StoreBrowser
///
/// let compactPlacements = ControlStyleList.placements(of: "compactPicker")
/// let ownStyles = ControlStyleList.entries.filter { !$0.isStandard }.map(\.name)
/// ```
public enum ControlStyleList {
  /// A control style with its name and its placements.
  public struct Entry: Sendable {
    /// The style's name in Swift code, without the dot.
    public let name: String
    /// A short description of the style.
    public let idea: String
    /// Whether the style is one of StoreKit's own.
    public let isStandard: Bool
    /// The names of the style's placements, `automatic` first.
    public let placements: [String]
    /// The name of the style's Swift type.
    let typeName: String
    /// Applies the style to a view, in the placement with the given name. Returns `nil` if the
    /// style does not support the placement.
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

    /// Returns a style's placement by name. Every style has the automatic placement, even if its
    /// placement type does not accept that name.
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

  /// The names of all placements, `automatic` first. Each style supports some of them.
  public static let placementNames = SubscriptionStoreControlPlacementKey.all.map(\.name)

  /// Returns the names of a style's placements; empty if there is no such style.
  public static func placements(of style: String) -> [String] {
    entries.first { $0.name == style }?.placements ?? []
  }

  /// Returns a view in the control style and placement of an appearance; unchanged if there is no
  /// such style.
  @MainActor
  static func styled(_ view: some View, _ appearance: StoreAppearance) -> AnyView {
    let style = entries.first { $0.name == appearance.controlStyle }
    return style?.apply(AnyView(view), appearance.placement) ?? AnyView(view)
  }

  /// Throws if an appearance names an unknown style, or a placement that its style does not have.
  static func check(_ appearance: StoreAppearance) throws(BrowserError) {
    guard let entry = entries.first(where: { $0.name == appearance.controlStyle }) else {
      throw .unknownControlStyle(appearance.controlStyle, known: names)
    }
    guard entry.placements.contains(appearance.placement) else {
      throw .unknownPlacement(appearance.placement, style: entry.name, known: entry.placements)
    }
  }
}
