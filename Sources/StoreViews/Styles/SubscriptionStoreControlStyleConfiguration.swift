import StoreModel
import TerminalUI

/// The options and settings that a control style receives: StoreKit's
/// `SubscriptionStoreControlStyleConfiguration`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct SectionStyle: SubscriptionStoreControlStyle {
///   func makeBody(configuration: SubscriptionStoreControlStyleConfiguration) -> some View {
///     Text("\(configuration.groupDisplayName): \(configuration.options.count) plans")
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct SubscriptionStoreControlStyleConfiguration {
  /// The options of all sections, in the order of the store.
  public var options: [Option] { sections.flatMap(\.options) }
  /// The options in their sections. A store without sections has one section without header and
  /// footer.
  public let sections: [Section]
  /// All plans of the store, including the plans of other option groups, for comparison.
  public let allOptions: [Product]
  /// The plan that the customer's subscription renews to; `nil` if the subscription does not renew.
  /// A style can display the plan, but a customer cannot buy it.
  public let autoRenewPreference: Product?
  /// The name of the subscription group, localized for the storefront.
  public let groupDisplayName: String
  /// The visibility that the style applies to the descriptions of the plans.
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

  /// The type of the icon beside an option.
  public typealias Icon = AnyView

  /// Some of the options, with the header above them and the footer below them.
  @MainActor @preconcurrency
  public struct Section: Identifiable {
    /// The type of the view above a section.
    public typealias Header = AnyView
    /// The type of the view below a section.
    public typealias Footer = AnyView

    /// Identifies a section within a configuration.
    public struct ID: Hashable, Sendable {
      let index: Int
    }

    /// The position of the section.
    public let id: ID
    /// The options of the section, in the order of the store.
    public let options: [Option]
    /// The view above the options; `nil` if the section has no header.
    public let header: Header?
    /// The view below the options; `nil` if the section has no footer.
    public let footer: Footer?
  }
}
