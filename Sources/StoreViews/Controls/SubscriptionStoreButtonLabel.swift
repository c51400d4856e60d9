import TerminalUI

/// The content and the layout of subscribe button labels: StoreKit's
/// `SubscriptionStoreButtonLabel`. Combine a content and a layout in any order, as in
/// `.multiline.action`. If a chain contains two contents or two layouts, the last of them applies.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStoreButtonLabel(.price.multiline)
///   }
/// }
/// ```
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case action
    case displayName
    case price
  }

  enum Layout: Hashable, Sendable {
    case singleLine
    case multiline
  }

  var content: Content?
  var layout: Layout?

  /// The default label: the action of the button, with the price above it.
  public static let automatic = Self()
  /// A label with one line, with the price above the button.
  public static let singleLine = Self(layout: .singleLine)
  /// A label that contains the price on a separate line.
  public static let multiline = Self(layout: .multiline)
  /// A label with the action of the button: "Subscribe". If a store has several buttons, the label
  /// is the name of the plan.
  public static let action = Self(content: .action)
  /// A label with the name of the plan.
  public static let displayName = Self(content: .displayName)
  /// A label with the price only.
  public static let price = Self(content: .price)

  /// This content in a label with one line.
  public var singleLine: Self { Self(content: content, layout: .singleLine) }
  /// This content in a label that contains the price on a separate line.
  public var multiline: Self { Self(content: content, layout: .multiline) }
  /// The action of the button, in this layout.
  public var action: Self { Self(content: .action, layout: layout) }
  /// The name of the plan, in this layout.
  public var displayName: Self { Self(content: .displayName, layout: layout) }
  /// The price only, in this layout.
  public var price: Self { Self(content: .price, layout: layout) }
}

private enum ButtonLabelKey: EnvironmentKey {
  static let defaultValue = SubscriptionStoreButtonLabel.automatic
}

extension EnvironmentValues {
  var storeButtonLabel: SubscriptionStoreButtonLabel {
    get { self[ButtonLabelKey.self] }
    set { self[ButtonLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of subscribe buttons: StoreKit's `subscriptionStoreButtonLabel(_:)`.
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View {
    environment(\.storeButtonLabel, label)
  }
}
