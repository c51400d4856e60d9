import StoreModel
import StoreViews
import TerminalUI

/// How a store is shown: what an app developer would say in modifiers.
public struct StoreAppearance: Hashable, Sendable {
  /// The name of a control style: ``ControlStyleList/names``.
  public var controlStyle: String
  /// The placement of the controls: ``ControlStyleList/placements(of:)``.
  public var placement: String
  /// How several groups of options are shown.
  public var groupStyle: GroupStyle
  /// What the options are grouped by.
  public var grouping: Grouping
  /// What subscribe buttons say.
  public var buttonLabel: SubscriptionStoreButtonLabel
  /// What a customer who subscribes sees of the group.
  public var relationships: Product.SubscriptionRelationship

  /// How several groups of options are shown, as StoreKit names it.
  public enum GroupStyle: String, Hashable, Sendable, CaseIterable {
    /// As the place asks for.
    case automatic
    /// One tab for each.
    case tabs
    /// The first one, and links to the others.
    case links
  }

  /// What options are grouped by.
  public enum Grouping: String, Hashable, Sendable, CaseIterable {
    /// They all stand together.
    case none
    /// One group for each level of service.
    case level
    /// One group for each length of a period.
    case period
  }

  /// Creates a look; everything as StoreKit has it unless given.
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

  /// A label of subscribe buttons with its name, as it is chained in code.
  struct NamedButtonLabel: Sendable {
    let name: String
    let label: SubscriptionStoreButtonLabel
  }

  /// The labels that can be told from one another.
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
