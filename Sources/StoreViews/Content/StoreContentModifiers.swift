import StoreModel
import TerminalUI

/// Store content whose views a modifier changes.
public struct ModifiedStoreContent<Content: StoreContent>: StoreContent {
  /// It stands for what it changes.
  public typealias Body = Never
  let content: Content
  let change: @MainActor (AnyView) -> AnyView

  /// Adds the content, changed.
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

  /// Sets how the groups inside this part are shown: StoreKit's
  /// `subscriptionStoreOptionGroupStyle(_:)`.
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some StoreContent {
    changed { $0.subscriptionStoreOptionGroupStyle(style) }
  }

  /// Sets how the controls of this part look and where they stand: StoreKit's
  /// `subscriptionStoreControlStyle(_:placement:)`.
  public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
    _ style: Style,
    placement: Style.Placement = .automatic
  ) -> some StoreContent {
    changed { $0.subscriptionStoreControlStyle(style, placement: placement) }
  }

  /// Sets what the subscribe buttons of this part say: StoreKit's
  /// `subscriptionStoreButtonLabel(_:)`.
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some StoreContent {
    changed { $0.subscriptionStoreButtonLabel(label) }
  }

  /// Shows or hides buttons of this part: StoreKit's `storeButton(_:for:)`.
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

  /// Sets whether descriptions of this part are to be seen: StoreKit's
  /// `productDescription(_:)`.
  public func productDescription(_ visibility: Visibility) -> some StoreContent {
    changed { $0.productDescription(visibility) }
  }

  /// Sets what lies behind the controls of this part: StoreKit's
  /// `subscriptionStoreControlBackground(_:)`.
  public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some StoreContent {
    changed { $0.subscriptionStoreControlBackground(background) }
  }

  /// Fills the ground behind the controls of this part: StoreKit's
  /// `subscriptionStoreControlBackground(_:)`.
  public func subscriptionStoreControlBackground(
    _ style: some ShapeStyle
  ) -> some StoreContent {
    changed { $0.subscriptionStoreControlBackground(style) }
  }

  /// Fills the ground of the options of this part: StoreKit's
  /// `subscriptionStorePickerItemBackground(_:)`.
  public func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle
  ) -> some StoreContent {
    changed { $0.subscriptionStorePickerItemBackground(style) }
  }

  /// Fills a shape behind the options of this part: StoreKit's
  /// `subscriptionStorePickerItemBackground(_:in:)`.
  public func subscriptionStorePickerItemBackground(
    _ style: some ShapeStyle,
    in shape: some Shape
  ) -> some StoreContent {
    changed { $0.subscriptionStorePickerItemBackground(style, in: shape) }
  }
}
