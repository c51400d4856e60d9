import StoreModel
import TerminalUI

/// What a control style gets to work with: StoreKit's
/// `SubscriptionStoreControlStyleConfiguration`.
@MainActor @preconcurrency
public struct SubscriptionStoreControlStyleConfiguration {
  /// The options to show, in the store's order, without the sections they stand in.
  public var options: [Option] { sections.flatMap(\.options) }
  /// The options in their sections; one without header and footer where the store has
  /// none.
  public let sections: [Section]
  /// All plans of the store, those of other option groups too: to compare with, not to
  /// show.
  public let allOptions: [Product]
  /// The plan that the customer's subscription renews to; `nil` when it does not renew.
  /// It can be shown, but not be bought.
  public let autoRenewPreference: Product?
  /// The name of the subscription group.
  public let groupDisplayName: String
  /// Whether descriptions are to be shown.
  public let descriptionVisibility: Visibility

  init(
    sections: [Section],
    allOptions: [Product],
    autoRenewPreference: Product?,
    groupDisplayName: String,
    descriptionVisibility: Visibility
  ) {
    self.sections = sections
    self.allOptions = allOptions
    self.autoRenewPreference = autoRenewPreference
    self.groupDisplayName = groupDisplayName
    self.descriptionVisibility = descriptionVisibility
  }

  /// What decorates an option.
  public typealias Icon = AnyView

  /// Some of the options, with what stands above and below them.
  @MainActor @preconcurrency
  public struct Section: Identifiable {
    /// What stands above a section.
    public typealias Header = AnyView
    /// What stands below a section.
    public typealias Footer = AnyView

    /// What tells one section from another.
    public struct ID: Hashable, Sendable {
      let index: Int
    }

    /// The section's place.
    public let id: ID
    /// The options, in the store's order.
    public let options: [Option]
    /// What stands above them.
    public let header: Header?
    /// What stands below them.
    public let footer: Footer?
  }
}
