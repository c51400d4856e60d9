import TerminalUI

/// The appearance of several option groups: StoreKit's `SubscriptionOptionGroupStyle`. As in
/// StoreKit, clients cannot define their own styles.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall<Style: SubscriptionOptionGroupStyle>: View {
///   let style: Style
///
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A").subscriptionStoreOptionGroupStyle(style)
///   }
/// }
/// ```
public protocol SubscriptionOptionGroupStyle {
  /// The internal description of the style.
  var _output: SubscriptionOptionGroupStyleOutput { get }
}

/// The internal description of an option group style: StoreKit's
/// `SubscriptionOptionGroupStyleOutput`.
public struct SubscriptionOptionGroupStyleOutput: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case tabs
    case links
  }

  let kind: Kind
}

/// The default option group style, tabs: StoreKit's `AutomaticSubscriptionOptionGroupStyle`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionPeriodGroupSet()
///     }
///     .subscriptionStoreOptionGroupStyle(.automatic)
///   }
/// }
/// ```
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates an instance of the style.
  public init() {}
  /// The internal description of the style: one tab per group.
  public var _output: SubscriptionOptionGroupStyleOutput { .init(kind: .tabs) }
}

/// A tab for each option group: StoreKit's `TabsSubscriptionOptionGroupStyle`. Each group needs a
/// label.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionPeriodGroupSet()
///     }
///     .subscriptionStoreOptionGroupStyle(.tabs)
///   }
/// }
/// ```
public struct TabsSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates an instance of the style.
  public init() {}
  /// The internal description of the style: one tab per group.
  public var _output: SubscriptionOptionGroupStyleOutput { .init(kind: .tabs) }
}

/// The first option group and a link to each other group: StoreKit's
/// `LinksSubscriptionOptionGroupStyle`. In a navigation container, a link opens a screen; elsewhere
/// it opens a sheet.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A") {
///       SubscriptionPeriodGroupSet()
///     }
///     .subscriptionStoreOptionGroupStyle(.links)
///   }
/// }
/// ```
public struct LinksSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  /// Creates an instance of the style.
  public init() {}
  /// The internal description of the style: links to the other groups.
  public var _output: SubscriptionOptionGroupStyleOutput { .init(kind: .links) }
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// The default option group style: tabs.
  public static var automatic: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == TabsSubscriptionOptionGroupStyle {
  /// A tab for each option group.
  public static var tabs: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == LinksSubscriptionOptionGroupStyle {
  /// The first option group, and a link to each other group.
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
  /// Sets the style of the option groups in this view: StoreKit's
  /// `subscriptionStoreOptionGroupStyle(_:)`. The style has no effect on a store with a single
  /// group.
  public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View {
    environment(\.storeGroupStyle, style._output)
  }
}
