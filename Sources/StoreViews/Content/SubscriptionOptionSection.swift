import StoreModel
import TerminalUI

/// Some of a store's plans with something above and below them: StoreKit's
/// `SubscriptionOptionSection`. Sections beside one another are one group; a control style
/// may leave headers and footers out.
public struct SubscriptionOptionSection<Header: View, Content: StoreContent, Footer: View>:
  StoreContent
{
  /// It stands for itself.
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
  /// A section with any header and footer.
  public init(
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder header: () -> Header = EmptyView.init,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) {
    self.isIncluded = isIncluded
    self.header = header()
    self.footer = footer()
  }

  /// A section with a title.
  public init(
    _ title: LocalizedStringKey,
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) where Header == Text {
    self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer)
  }

  /// A section with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder footer: () -> Footer = EmptyView.init
  ) where Header == Text {
    self.init(isIncluded: isIncluded, header: { Text(title) }, footer: footer)
  }
}
