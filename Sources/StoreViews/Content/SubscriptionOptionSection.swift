import StoreModel
import TerminalUI

/// A section of plans with a header and a footer: StoreKit's `SubscriptionOptionSection`. Adjacent
/// sections form one group. A control style may omit headers and footers.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionOptionSection("Yearly") { $0.subscription?.subscriptionPeriod.unit == .year }
///     }
///   }
/// }
/// ```
public struct SubscriptionOptionSection<Header: View, Content: StoreContent, Footer: View>:
  StoreContent
{
  /// The content has no body.
  public typealias Body = Never
  private let isIncluded: (Product) -> Bool
  private let header: Header
  private let footer: Footer

  /// Adds the section.
  public func _collect(into collection: inout StoreContentCollection) {
    let plans = collection.plans.filter(isIncluded)
    guard !plans.isEmpty else { return }
    var group = OptionGroup()
    group.isRunOfSections = true
    group.sections = [
      .init(
        plans: plans,
        header: header is EmptyView ? nil : AnyView(header),
        footer: footer is EmptyView ? nil : AnyView(footer)
      )
    ]
    collection.add(group)
  }
}

extension SubscriptionOptionSection where Content == Never {
  /// Creates a section with a custom header and footer.
  public init(
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder header: () -> Header = EmptyView.init,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) {
    self.isIncluded = isIncluded
    self.header = header()
    self.footer = footer()
  }

  /// Creates a section with a localized title as header.
  public init(
    _ title: LocalizedStringKey,
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) where Header == Text {
    self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer)
  }

  /// Creates a section with a title as header.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) where Header == Text {
    self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer)
  }
}
