import TerminalUI

/// How the controls of a subscription store look: StoreKit's
/// `SubscriptionStoreControlStyle`.
///
/// ```swift
/// struct OneLineStyle: SubscriptionStoreControlStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     ForEach(configuration.options) { option in
///       HStack {
///         Text(option.displayName)
///         Spacer()
///         SubscribeButton(option)
///       }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol SubscriptionStoreControlStyle {
  /// The view of the controls.
  associatedtype Body: View
  /// Where the controls can be placed; anywhere unless the style says otherwise.
  associatedtype Placement: SubscriptionStoreControlPlacement =
    AutomaticSubscriptionStoreControlPlacement
  /// What a style gets to work with.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
  /// Buys an option.
  typealias SubscribeButton = SubscriptionStoreButton
  /// Chooses among the options and confirms.
  typealias SubscriptionPicker = SubscriptionStorePicker
  /// One option to choose.
  typealias SubscriptionPickerOption = SubscriptionStorePickerOption

  /// Makes the view of the controls of one group of options; again whenever the
  /// configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets how the controls of subscription stores look: StoreKit's
  /// `subscriptionStoreControlStyle(_:)`. They are placed as the style likes best.
  public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
    _ style: Style
  ) -> some View {
    changingEnvironment(ControlStyleChange(style: style, placement: .automatic))
  }

  /// Sets how the controls of subscription stores look and where they stand: StoreKit's
  /// `subscriptionStoreControlStyle(_:placement:)`. A placement that the style does not
  /// have does not compile.
  public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
    _ style: Style,
    placement: Style.Placement
  ) -> some View {
    changingEnvironment(ControlStyleChange(style: style, placement: placement.rawValue))
  }
}

/// Sets a style and its placement together: a placement belongs to its style. The change is of
/// one type for all styles, so that a store that goes over to another style stays the same
/// view and only its controls are made anew.
private struct ControlStyleChange: EnvironmentModifier {
  let style: any SubscriptionStoreControlStyle
  let placement: SubscriptionStoreControlPlacementKey

  func modify(_ environment: inout EnvironmentValues) {
    push(style, &environment)
    environment.storeControlPlacement = placement
    environment.storeAutomaticPlacement =
      (style as? any StandardControlStyle)?.automaticPlacement ?? .buttonsInBottomBar
  }

  private func push<Style: SubscriptionStoreControlStyle>(
    _ style: Style,
    _ environment: inout EnvironmentValues
  ) {
    environment.storeControlStyles.push(style) { $0.makeBody(configuration: $1) }
  }

  func isSame(as other: Self) -> Bool {
    placement == other.placement && isSame(style, as: other.style)
  }

  private func isSame<Style>(
    _ style: Style,
    as other: any SubscriptionStoreControlStyle
  ) -> Bool {
    (other as? Style).map { areEqual(style, $0) } ?? false
  }
}

/// A style of StoreKit's own.
@MainActor
protocol StandardControlStyle: SubscriptionStoreControlStyle {
  /// Where the controls stand when nothing is said.
  var automaticPlacement: SubscriptionStoreControlPlacementKey { get }
}

extension StandardControlStyle {
  /// The subscribe button stays in sight while the plans scroll (session 10061 of 2024).
  var automaticPlacement: SubscriptionStoreControlPlacementKey { .buttonsInBottomBar }
}

private enum ControlStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<SubscriptionStoreControlStyleConfiguration> { StyleStack() }
}

private enum ControlPlacementKey: EnvironmentKey {
  static let defaultValue = SubscriptionStoreControlPlacementKey.automatic
}

private enum AutomaticPlacementKey: EnvironmentKey {
  static let defaultValue = SubscriptionStoreControlPlacementKey.buttonsInBottomBar
}

extension EnvironmentValues {
  var storeControlStyles: StyleStack<SubscriptionStoreControlStyleConfiguration> {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }

  var storeControlPlacement: SubscriptionStoreControlPlacementKey {
    get { self[ControlPlacementKey.self] }
    set { self[ControlPlacementKey.self] = newValue }
  }

  /// What the automatic placement is in the style around.
  var storeAutomaticPlacement: SubscriptionStoreControlPlacementKey {
    get { self[AutomaticPlacementKey.self] }
    set { self[AutomaticPlacementKey.self] = newValue }
  }
}
