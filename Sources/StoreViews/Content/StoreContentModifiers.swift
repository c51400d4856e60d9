import StoreModel
import TerminalUI

/// Store content with a modifier applied to the views of its groups.
public struct ModifiedStoreContent<Content: StoreContent>: StoreContent {
  /// The content has no body.
  public typealias Body = Never
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  /// Adds the groups of the content with the modifier applied.
  public func _collect(into collection: inout StoreContentCollection) {
    collection.add(content, changing: change)
  }
}

extension StoreContent {
  private func changed<Changed: View>(
    @ViewBuilder _ change: @escaping @MainActor (AnyView) -> Changed
  ) -> ModifiedStoreContent<Self> {
    ModifiedStoreContent(content: self) { AnyView(change($0)) }
  }

  /// Sets the style of the option groups in this content: StoreKit's
  /// `subscriptionStoreOptionGroupStyle(_:)`.
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some StoreContent {
    changed { $0.subscriptionStoreOptionGroupStyle(style) }
  }

  /// Sets the control style and the placement for this content: StoreKit's
  /// `subscriptionStoreControlStyle(_:placement:)`.
  public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
    _ style: Style,
    placement: Style.Placement = .automatic
  ) -> some StoreContent {
    changed { $0.subscriptionStoreControlStyle(style, placement: placement) }
  }

  /// Sets the label of the subscribe buttons in this content: StoreKit's
  /// `subscriptionStoreButtonLabel(_:)`.
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some StoreContent {
    changed { $0.subscriptionStoreButtonLabel(label) }
  }

  /// Sets the billing plan of purchases in this content: StoreKit's
  /// `preferredSubscriptionPricingTerms(_:)`. This store always bills each period up front.
  public func preferredSubscriptionPricingTerms(
    _ terms:
      @escaping @MainActor (Product, Product.SubscriptionInfo)
      -> Product.SubscriptionInfo.PricingTerms?
  ) -> some StoreContent {
    changed { $0.preferredSubscriptionPricingTerms(terms) }
  }

  /// Sets the visibility of store buttons for this content: StoreKit's `storeButton(_:for:)`.
  public func storeButton(
    _ visibility: Visibility,
    for kinds: StoreButtonKind...
  ) -> some StoreContent {
    changed { view in
      view.transformEnvironment(\.storeButtons) { buttons in
        for kind in kinds { buttons[kind] = visibility }
      }
    }
  }

  /// Sets the visibility of plan descriptions in this content: StoreKit's `productDescription(_:)`.
  public func productDescription(_ visibility: Visibility) -> some StoreContent {
    changed { $0.productDescription(visibility) }
  }

  /// Sets the view behind the controls of this content: StoreKit's
  /// `subscriptionStoreControlBackground(_:)`.
  public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some StoreContent {
    changed { $0.subscriptionStoreControlBackground(background) }
  }

  /// Fills the background of the controls of this content: StoreKit's
  /// `subscriptionStoreControlBackground(_:)`.
  public func subscriptionStoreControlBackground(
    _ style: some ShapeStyle
  ) -> some StoreContent {
    changed { $0.subscriptionStoreControlBackground(style) }
  }

  /// Fills the background of the options in this content: StoreKit's
  /// `subscriptionStorePickerItemBackground(_:)`.
  public func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle
  ) -> some StoreContent {
    changed { $0.subscriptionStorePickerItemBackground(style) }
  }

  /// Fills a shape behind the options in this content: StoreKit's
  /// `subscriptionStorePickerItemBackground(_:in:)`.
  public func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle,
    in shape: some Shape
  ) -> some StoreContent {
    changed { $0.subscriptionStorePickerItemBackground(style, in: shape) }
  }
}
