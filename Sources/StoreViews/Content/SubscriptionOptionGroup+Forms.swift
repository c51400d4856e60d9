import StoreModel
import TerminalUI

// MARK: Groups of plans

extension SubscriptionOptionGroup {
  /// Creates a group of the plans for which `isIncluded` returns `true`, with the default label.
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

  /// Creates a group of the plans for which `isIncluded` returns `true`, with the default label and
  /// its own marketing content.
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

  /// Creates a group of the plans for which `isIncluded` returns `true`, with a text label.
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

  /// Creates a group of the plans for which `isIncluded` returns `true`, with a text label and its
  /// own marketing content.
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

  /// Creates a group of the plans for which `isIncluded` returns `true`, with a text label.
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

  /// Creates a group of the plans for which `isIncluded` returns `true`, with a text label and its
  /// own marketing content.
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

  /// Creates a group of the plans for which `isIncluded` returns `true`, with a custom label.
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

  /// Creates a group of the plans for which `isIncluded` returns `true`, with a custom label and
  /// its own marketing content.
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
  /// Creates a group of nested groups with the default label.
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

  /// Creates a group of nested groups with the default label and its own marketing content.
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

  /// Creates a group of nested groups with a text label.
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

  /// Creates a group of nested groups with a text label and its own marketing content.
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

  /// Creates a group of nested groups with a text label.
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

  /// Creates a group of nested groups with a text label and its own marketing content.
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

  /// Creates a group of nested groups with a custom label.
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

  /// Creates a group of nested groups with a custom label and its own marketing content.
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
