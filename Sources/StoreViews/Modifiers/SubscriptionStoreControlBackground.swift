import TerminalUI

/// What lies behind the controls of a store: StoreKit's
/// `SubscriptionStoreControlBackground`.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case gradientMaterial
    case gradientMaterialOnScroll
  }

  let kind: Kind

  /// Nothing but a line above the bar.
  public static let automatic = Self(kind: .automatic)
  /// A material that fades out.
  ///
  /// - In a terminal: The material is even: it does not fade out.
  public static let gradientMaterial = Self(kind: .gradientMaterial)
  /// A material while something scrolls below it.
  ///
  /// - In a terminal: The material is even and always shown, as ``gradientMaterial``: nothing
  ///   scrolls below a bar.
  public static let gradientMaterialOnScroll = Self(kind: .gradientMaterialOnScroll)
}

/// What lies behind a bar.
struct ControlBackground {
  /// The style that fills it.
  let style: AnyShapeStyle
}

private enum ControlBackgroundKey: EnvironmentKey {
  static var defaultValue: ControlBackground { ControlBackground(style: AnyShapeStyle(.clear)) }
}

extension EnvironmentValues {
  var storeControlBackground: ControlBackground {
    get { self[ControlBackgroundKey.self] }
    set { self[ControlBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets what lies behind the controls: StoreKit's `subscriptionStoreControlBackground(_:)`.
  public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some View {
    modifier(
      ControlBackgroundModifier(
        style: background == .automatic
          ? AnyShapeStyle(Color.clear) : AnyShapeStyle(Material.regularMaterial)
      )
    )
  }

  /// Fills the ground behind the controls: StoreKit's
  /// `subscriptionStoreControlBackground(_:)`.
  public func subscriptionStoreControlBackground<Style: ShapeStyle>(
    _ style: Style
  ) -> some View {
    modifier(ControlBackgroundModifier(style: AnyShapeStyle(style)))
  }
}

private struct ControlBackgroundModifier: ViewModifier {
  let style: AnyShapeStyle

  func body(content: Content) -> some View {
    content.environment(\.storeControlBackground, ControlBackground(style: style))
  }
}
