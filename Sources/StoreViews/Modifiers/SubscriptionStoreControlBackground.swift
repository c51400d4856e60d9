import TerminalUI

/// The background of a store's controls: StoreKit's `SubscriptionStoreControlBackground`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreControlBackground(.gradientMaterial)
///   }
/// }
/// ```
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic
    case gradientMaterial
    case gradientMaterialOnScroll
  }

  let kind: Kind

  /// The default: no background, only a line above the bar.
  public static let automatic = Self(kind: .automatic)
  /// A material that fades out.
  ///
  /// - In a terminal: The material is even: it does not fade out.
  public static let gradientMaterial = Self(kind: .gradientMaterial)
  /// A material that appears while content scrolls below it.
  ///
  /// - In a terminal: The material is even and always visible, as with ``gradientMaterial``.
  ///   Content does not scroll below a bar.
  public static let gradientMaterialOnScroll = Self(kind: .gradientMaterialOnScroll)
}

/// The background of a bar.
struct ControlBackground {
  /// The style that fills the background.
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
  /// Sets the background of the controls: StoreKit's `subscriptionStoreControlBackground(_:)`.
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

  /// Fills the background of the controls with a style: StoreKit's
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
