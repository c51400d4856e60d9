import StoreModel
import StoreViews
import TerminalUI

/// The appearance of a store: the values that an app sets with modifiers.
///
/// ```swift
/// import StoreBrowser
///
/// let appearance = StoreAppearance(
///   controlStyle: "buttons",
///   groupStyle: .tabs,
///   grouping: .period
/// )
/// ```
public struct StoreAppearance: Hashable, Sendable {
  /// The name of the control style, one of ``ControlStyleList/names``.
  public var controlStyle: String
  /// The name of the controls' placement, one of ``ControlStyleList/placements(of:)``.
  public var placement: String
  /// The style of groups of options.
  public var groupStyle: GroupStyle
  /// The property that options are grouped by.
  public var grouping: Grouping
  /// The label of subscribe buttons.
  public var buttonLabel: SubscriptionStoreButtonLabel
  /// The plans that a subscriber sees, by their relationship to the present plan.
  public var relationships: Product.SubscriptionRelationship

  /// The style of groups of options, with StoreKit's names.
  public enum GroupStyle: String, Hashable, Sendable, CaseIterable {
    /// StoreKit's default for the context.
    case automatic
    /// A tab for each group.
    case tabs
    /// The first group, with links to the others.
    case links
  }

  /// The property that options are grouped by.
  public enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// All options are in one list.
    case none
    /// A group for each level of service.
    case level
    /// A group for each length of the billing period.
    case period
    /// A group for each billing plan: up front, and monthly with a commitment.
    case billing
  }

  /// Creates an appearance. Omitted values are StoreKit's defaults.
  public init(
    controlStyle: String = "automatic",
    placement: String = "automatic",
    groupStyle: GroupStyle = .automatic,
    grouping: Grouping = .none,
    buttonLabel: SubscriptionStoreButtonLabel = .automatic,
    relationships: Product.SubscriptionRelationship = .all
  ) {
    self.controlStyle = controlStyle
    self.placement = placement
    self.groupStyle = groupStyle
    self.grouping = grouping
    self.buttonLabel = buttonLabel
    self.relationships = relationships
  }

  /// A label of subscribe buttons with its name in Swift code.
  struct NamedButtonLabel: Sendable {
    let name: String
    let label: SubscriptionStoreButtonLabel
  }

  /// The labels that look different from one another.
  static let buttonLabels = [
    NamedButtonLabel(name: "automatic", label: .automatic),
    NamedButtonLabel(name: "action", label: .action),
    NamedButtonLabel(name: "displayName", label: .displayName),
    NamedButtonLabel(name: "price", label: .price),
    NamedButtonLabel(name: "singleLine", label: .singleLine),
    NamedButtonLabel(name: "singleLine.action", label: .singleLine.action),
    NamedButtonLabel(name: "singleLine.displayName", label: .singleLine.displayName),
    NamedButtonLabel(name: "singleLine.price", label: .singleLine.price),
    NamedButtonLabel(name: "multiline", label: .multiline),
    NamedButtonLabel(name: "multiline.action", label: .multiline.action),
    NamedButtonLabel(name: "multiline.displayName", label: .multiline.displayName),
    NamedButtonLabel(name: "multiline.price", label: .multiline.price),
  ]
}
