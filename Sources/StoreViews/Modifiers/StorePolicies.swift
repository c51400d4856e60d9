import Foundation
import StoreModel
import TerminalUI

/// The policies that a store links to: StoreKit's `SubscriptionStorePolicyKind`.
public struct SubscriptionStorePolicyKind: Hashable, Sendable {
  private let name: String

  /// The licence agreement.
  public static let termsOfService = Self(name: "termsOfService")
  /// The privacy policy.
  public static let privacyPolicy = Self(name: "privacyPolicy")
}

/// Where a policy is to be read.
struct PolicyDestination {
  /// What is shown in a sheet; `nil` where an address is opened.
  var view: AnyView?
  /// The address.
  var url: URL?
}

/// The colours of the policies' names, and of the word between them.
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
  /// Opens an address for a policy: StoreKit's `subscriptionStorePolicyDestination(url:for:)`.
  /// The buttons of both policies are then seen.
  public func subscriptionStorePolicyDestination(
    url: URL,
    for kind: SubscriptionStorePolicyKind
  ) -> some View {
    transformEnvironment(\.storePolicyDestinations) { $0[kind] = PolicyDestination(url: url) }
  }

  /// Presents a view for a policy: StoreKit's
  /// `subscriptionStorePolicyDestination(for:destination:)`. The buttons of both policies
  /// are then seen.
  public func subscriptionStorePolicyDestination<Destination: View>(
    for kind: SubscriptionStorePolicyKind,
    @ViewBuilder destination: @escaping @MainActor () -> Destination
  ) -> some View {
    modifier(PolicyDestinationModifier(kind: kind, destination: destination))
  }

  /// Colours the names of the policies: StoreKit's
  /// `subscriptionStorePolicyForegroundStyle(_:)`.
  public func subscriptionStorePolicyForegroundStyle<Style: ShapeStyle>(
    _ style: Style
  ) -> some View {
    subscriptionStorePolicyForegroundStyle(style, style)
  }

  /// Colours the names of the policies, and the word between them: StoreKit's
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

  /// What the sign-in button of a store does; `nil` takes the button away: StoreKit's
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
