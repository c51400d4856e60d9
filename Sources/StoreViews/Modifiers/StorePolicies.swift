import Foundation
import StoreModel
import TerminalUI

/// A policy that a store links to: StoreKit's `SubscriptionStorePolicyKind`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct Paywall: View {
///   var body: some View {
///     SubscriptionStoreView(groupID: "21459F7A")
///       .subscriptionStorePolicyDestination(for: .privacyPolicy) { Text("We keep no data.") }
///   }
/// }
/// ```
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String

  /// The terms of service, which include the licence agreement.
  public static let termsOfService = Self(name: "termsOfService")
  /// The policy about personal data.
  public static let privacyPolicy = Self(name: "privacyPolicy")
}

/// The destination of a policy button.
struct PolicyDestination {
  /// The view in the sheet; `nil` if the button opens a URL.
  var view: AnyView?
  /// The URL to open; `nil` if the button presents a view.
  var url: URL?
}

/// The colours of the policy buttons and of the word between them.
struct PolicyStyle {
  var names: AnyShapeStyle
  var conjunction: AnyShapeStyle
}

private enum PolicyDestinationsKey: EnvironmentKey {
  static var defaultValue: [SubscriptionStorePolicyKind: PolicyDestination] { [:] }
}

private enum PolicyStyleKey: EnvironmentKey {
  static var defaultValue: PolicyStyle? { nil }
}

private enum SignInKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var storePolicyDestinations: [SubscriptionStorePolicyKind: PolicyDestination] {
    get { self[PolicyDestinationsKey.self] }
    set { self[PolicyDestinationsKey.self] = newValue }
  }

  var storePolicyStyle: PolicyStyle? {
    get { self[PolicyStyleKey.self] }
    set { self[PolicyStyleKey.self] = newValue }
  }

  var storeSignInAction: (@MainActor () -> Void)? {
    get { self[SignInKey.self] }
    set { self[SignInKey.self] = newValue }
  }
}

extension View {
  /// Sets the URL that a policy button opens: StoreKit's
  /// `subscriptionStorePolicyDestination(url:for:)`. The policy's button becomes visible, and the
  /// other button too if the configuration file has its policy.
  public func subscriptionStorePolicyDestination(
    url: URL,
    for kind: SubscriptionStorePolicyKind
  ) -> some View {
    transformEnvironment(\.storePolicyDestinations) { $0[kind] = PolicyDestination(url: url) }
  }

  /// Sets the view that a policy button presents: StoreKit's
  /// `subscriptionStorePolicyDestination(for:destination:)`. The policy's button becomes visible,
  /// and the other button too if the configuration file has its policy.
  public func subscriptionStorePolicyDestination<Destination: View>(
    for kind: SubscriptionStorePolicyKind,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    modifier(PolicyDestinationModifier(kind: kind, destination: destination))
  }

  /// Sets the colour of the policy buttons: StoreKit's
  /// `subscriptionStorePolicyForegroundStyle(_:)`.
  public func subscriptionStorePolicyForegroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> some View {
    subscriptionStorePolicyForegroundStyle(style, style)
  }

  /// Sets the colours of the policy buttons and of the word between them: StoreKit's
  /// `subscriptionStorePolicyForegroundStyle(_:_:)`.
  public func subscriptionStorePolicyForegroundStyle<
    Names: ShapeStyle,
    Conjunction: ShapeStyle
  >(_ primary: Names, _ secondary: Conjunction) -> some View {
    modifier(
      PolicyStyleModifier(
        names: AnyShapeStyle(primary),
        conjunction: AnyShapeStyle(secondary)
      )
    )
  }

  /// Sets the action of a store's sign-in button; `nil` removes the button: StoreKit's
  /// `subscriptionStoreSignInAction(_:)`.
  public func subscriptionStoreSignInAction(
    _ action: (@MainActor () -> Void)?
  ) -> some View {
    environment(\.storeSignInAction, action)
  }
}

private struct PolicyDestinationModifier<Destination: View>: ViewModifier {
  let kind: SubscriptionStorePolicyKind
  let destination: @MainActor () -> Destination

  init(
    kind: SubscriptionStorePolicyKind,
    destination: @escaping @MainActor () -> Destination
  ) {
    self.kind = kind
    self.destination = destination
  }

  func body(content: Content) -> some View {
    content.transformEnvironment(\.storePolicyDestinations) {
      $0[kind] = PolicyDestination(view: AnyView(destination()))
    }
  }
}

private struct PolicyStyleModifier: ViewModifier {
  let names: AnyShapeStyle
  let conjunction: AnyShapeStyle

  func body(content: Content) -> some View {
    content.environment(\.storePolicyStyle, PolicyStyle(names: names, conjunction: conjunction))
  }
}
