import TerminalUI

/// How several groups of options are shown: StoreKit's `SubscriptionOptionGroupStyle`, which
/// is not for types of your own.
public protocol SubscriptionOptionGroupStyle {
  /// The name of the style.
  var _output: SubscriptionOptionGroupStyleOutput { get }
}

/// What a style of groups comes to: StoreKit's type of this name.
public struct SubscriptionOptionGroupStyleOutput: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tabs
    case links
  }

  let kind: Kind
}

/// The style that suits the place: tabs. StoreKit's
/// `AutomaticSubscriptionOptionGroupStyle`.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
  /// As tabs.
  public var _output: SubscriptionOptionGroupStyleOutput { .init(kind: .tabs) }
}

/// A tab for each group, which needs a label: StoreKit's
/// `TabsSubscriptionOptionGroupStyle`.
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
  /// As tabs.
  public var _output: SubscriptionOptionGroupStyleOutput { .init(kind: .tabs) }
}

/// The first group, and a link to each other one: pushed inside a navigation container,
/// else in a sheet. StoreKit's `LinksSubscriptionOptionGroupStyle`.
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates the style.
  public init() {}
  /// As links.
  public var _output: SubscriptionOptionGroupStyleOutput { .init(kind: .links) }
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// The style that suits the place.
  public static var automatic: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  /// A tab for each group.
  public static var tabs: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  /// The first group, and links to the others.
  public static var links: Self { Self() }
}

private enum GroupStyleKey: EnvironmentKey {
  static let defaultValue = SubscriptionOptionGroupStyleOutput(kind: .tabs)
}

extension EnvironmentValues {
  var storeGroupStyle: SubscriptionOptionGroupStyleOutput {
    get { self[GroupStyleKey.self] }
    set { self[GroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how several groups of options are shown: StoreKit's
  /// `subscriptionStoreOptionGroupStyle(_:)`. Without groups nothing changes.
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View {
    environment(\.storeGroupStyle, style._output)
  }
}
