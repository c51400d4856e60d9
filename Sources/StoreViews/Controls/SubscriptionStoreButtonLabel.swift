import TerminalUI

/// What subscribe buttons say, and on how many lines: StoreKit's
/// `SubscriptionStoreButtonLabel`. Content and layout are put together in any order
/// (`.multiline.action`); of two of a kind the last one counts.
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

  /// As the place asks for: what the button does, with the price above it.
  public static let automatic = Self()
  /// One line; the price stands above the button.
  public static let singleLine = Self(layout: .singleLine)
  /// The price is a line of the label.
  public static let multiline = Self(layout: .multiline)
  /// What the button does: "Subscribe"; where there are several buttons, the plan's name.
  public static let action = Self(content: .action)
  /// The plan's name.
  public static let displayName = Self(content: .displayName)
  /// The price alone.
  public static let price = Self(content: .price)

  /// The same content on one line.
  public var singleLine: Self { Self(content: content, layout: .singleLine) }
  /// The same content with the price as a line of the label.
  public var multiline: Self { Self(content: content, layout: .multiline) }
  /// What the button does, in the same layout.
  public var action: Self { Self(content: .action, layout: layout) }
  /// The plan's name, in the same layout.
  public var displayName: Self { Self(content: .displayName, layout: layout) }
  /// The price alone, in the same layout.
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
  /// Sets what subscribe buttons say: StoreKit's `subscriptionStoreButtonLabel(_:)`.
  public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View {
    environment(\.storeButtonLabel, label)
  }
}
