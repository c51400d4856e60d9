import StoreModel
import TerminalUI

// MARK: Groups of plans

extension SubscriptionOptionGroup {
  /// A group of the plans that it is told to, named by what they have in common.
  public init(
    isIncluded: @escaping (Product) -> Bool
  )
  where
    Content == Never,
    Label == AutomaticSubscriptionOptionGroupLabel,
    MarketingContent == AutomaticSubscriptionStoreMarketingContent
  {
    self.init(
      isIncluded,
      nil,
      AutomaticSubscriptionOptionGroupLabel(),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of the plans that it is told to, named by what they have in common, and what stands above them.
  public init(
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never, Label == AutomaticSubscriptionOptionGroupLabel {
    self.init(
      isIncluded,
      nil,
      AutomaticSubscriptionOptionGroupLabel(),
      marketingContent()
    )
  }

  /// A group of the plans that it is told to, with a name.
  public init(
    _ label: LocalizedStringKey,
    isIncluded: @escaping (Product) -> Bool
  )
  where
    Content == Never,
    Label == Text,
    MarketingContent == AutomaticSubscriptionStoreMarketingContent
  {
    self.init(
      isIncluded,
      nil,
      Text(label),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of the plans that it is told to, with a name, and what stands above them.
  public init(
    _ label: LocalizedStringKey,
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never, Label == Text {
    self.init(
      isIncluded,
      nil,
      Text(label),
      marketingContent()
    )
  }

  /// A group of the plans that it is told to, with a name.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol,
    isIncluded: @escaping (Product) -> Bool
  )
  where
    Content == Never,
    Label == Text,
    MarketingContent == AutomaticSubscriptionStoreMarketingContent
  {
    self.init(
      isIncluded,
      nil,
      Text(label),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of the plans that it is told to, with a name, and what stands above them.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol,
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never, Label == Text {
    self.init(
      isIncluded,
      nil,
      Text(label),
      marketingContent()
    )
  }

  /// A group of the plans that it is told to, with any label.
  public init(
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder label: () -> Label
  ) where Content == Never, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    self.init(
      isIncluded,
      nil,
      label(),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of the plans that it is told to, with any label, and what stands above them.
  public init(
    isIncluded: @escaping (Product) -> Bool,
    @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Content == Never {
    self.init(
      isIncluded,
      nil,
      label(),
      marketingContent()
    )
  }
}

// MARK: Groups of groups

extension SubscriptionOptionGroup {
  /// A group of other groups, named by what they have in common.
  public init(
    @StoreContentBuilder content: () -> Content
  )
  where
    Label == AutomaticSubscriptionOptionGroupLabel,
    MarketingContent == AutomaticSubscriptionStoreMarketingContent
  {
    self.init(
      nil,
      content(),
      AutomaticSubscriptionOptionGroupLabel(),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of other groups, named by what they have in common, and what stands above them.
  public init(
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Label == AutomaticSubscriptionOptionGroupLabel {
    self.init(
      nil,
      content(),
      AutomaticSubscriptionOptionGroupLabel(),
      marketingContent()
    )
  }

  /// A group of other groups, with a name.
  public init(
    _ label: LocalizedStringKey,
    @StoreContentBuilder content: () -> Content
  ) where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    self.init(
      nil,
      content(),
      Text(label),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of other groups, with a name, and what stands above them.
  public init(
    _ label: LocalizedStringKey,
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Label == Text {
    self.init(
      nil,
      content(),
      Text(label),
      marketingContent()
    )
  }

  /// A group of other groups, with a name.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol,
    @StoreContentBuilder content: () -> Content
  ) where Label == Text, MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    self.init(
      nil,
      content(),
      Text(label),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of other groups, with a name, and what stands above them.
  @_disfavoredOverload
  public init(
    _ label: some StringProtocol,
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) where Label == Text {
    self.init(
      nil,
      content(),
      Text(label),
      marketingContent()
    )
  }

  /// A group of other groups, with any label.
  public init(
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where MarketingContent == AutomaticSubscriptionStoreMarketingContent {
    self.init(
      nil,
      content(),
      label(),
      AutomaticSubscriptionStoreMarketingContent()
    )
  }

  /// A group of other groups, with any label, and what stands above them.
  public init(
    @StoreContentBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder marketingContent: () -> MarketingContent
  ) {
    self.init(
      nil,
      content(),
      label(),
      marketingContent()
    )
  }
}
