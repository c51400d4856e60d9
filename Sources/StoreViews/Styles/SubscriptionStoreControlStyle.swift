import Observation
import StoreModel
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
    modifier(ControlStyleModifier(style: style, placement: .automatic))
  }

  /// Sets how the controls of subscription stores look and where they stand: StoreKit's
  /// `subscriptionStoreControlStyle(_:placement:)`. A placement that the style does not
  /// have does not compile.
  public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
    _ style: Style,
    placement: Style.Placement
  ) -> some View {
    modifier(ControlStyleModifier(style: style, placement: placement.rawValue))
  }
}

/// Sets a style and its placement together: a placement belongs to its style. The change is of
/// one type for all styles, so that a store that goes over to another style stays the same
/// view and only its controls are made anew.
private struct ControlStyleModifier: ViewModifier {
  let style: any SubscriptionStoreControlStyle
  let placement: SubscriptionStoreControlPlacementKey
  @State private var chosen = ChosenControlStyle()
  @Environment(\.chosenControlStyle) private var outer
  @Environment(\.storeControlStyles) private var outerStyles

  func body(content: Content) -> some View {
    chosen.choose(style, placement, in: outer, else: outerStyles)
    return content.environment(\.chosenControlStyle, chosen)
  }
}

/// The control style of the stores around which it was set, which only those parts of a store
/// read that differ with it: a change of the environment would have all of it evaluated.
extension _Preparation {
  /// Says what a store's views keep.
  package func storeValues() {
    plain(
      Product.self,
      SubscriptionStoreControlPlacementKey.self,
      SubscriptionStoreControlStyleConfiguration.self,
      SubscriptionStoreControlStyleConfiguration.Option.self,
      SubscriptionStoreControlStyleConfiguration.PickerOption.self,
      ControlContents.self,
      PlanColumn.self,
      BarPart<Text>.self,
      OptionLabel<Text>.self,
      AutomaticSubscriptionStorePickerOptionLabel.self,
      AutomaticSubscriptionStoreMarketingContent.self
    )
  }

  /// Prepares what stands around a store in a style, and the control that it makes.
  package func controlStyle<Style: SubscriptionStoreControlStyle>(_ style: Style.Type) {
    view(ModifiedContent<AnyView, ControlStyleModifier>.self)
    self.style { (style: Style, configuration: Style.Configuration) in
      style.makeBody(configuration: configuration)
    }
  }
}

@MainActor @Observable
final class ChosenControlStyle {
  /// The style, innermost, and those outside of it.
  private(set) var styles = StyleStack<SubscriptionStoreControlStyleConfiguration>()
  /// Where the controls stand.
  private(set) var placement = SubscriptionStoreControlPlacementKey.automatic
  private var edition = 0
  @ObservationIgnored private var style: (any SubscriptionStoreControlStyle)?
  @ObservationIgnored private var outerEdition: Edition?
  @ObservationIgnored private var outerStyles =
    StyleStack<SubscriptionStoreControlStyleConfiguration>()

  /// What was set around, and how often it had changed.
  private struct Edition: Equatable {
    let object: ObjectIdentifier
    let number: Int
  }

  /// Takes a style, and tells who reads it where it is another one than before.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - placement: Where its controls stand; automatic as the style likes best.
  ///   - outer: What is set around.
  ///   - outerStyles: The styles around where a style itself shows a store.
  fileprivate func choose(
    _ style: any SubscriptionStoreControlStyle,
    _ placement: SubscriptionStoreControlPlacementKey,
    in outer: ChosenControlStyle?,
    else outerStyles: StyleStack<SubscriptionStoreControlStyleConfiguration>
  ) {
    let place = placement == .automatic ? style.automaticPlacementKey : placement
    if place != self.placement { self.placement = place }
    let outerEdition = outer.map { Edition(object: ObjectIdentifier($0), number: $0.edition) }
    if let known = self.style, isSame(style, as: known), outerEdition == self.outerEdition,
      areEqual(outerStyles, self.outerStyles)
    {
      return
    }
    var stack = outer?.styles ?? outerStyles
    push(style, &stack)
    styles = stack
    edition &+= 1
    (self.style, self.outerEdition, self.outerStyles) = (style, outerEdition, outerStyles)
  }

  private func push<Style: SubscriptionStoreControlStyle>(
    _ style: Style,
    _ stack: inout StyleStack<SubscriptionStoreControlStyleConfiguration>
  ) {
    stack.push(style) { $0.makeBody(configuration: $1) }
  }

  private func isSame<Style>(
    _ style: Style,
    as other: any SubscriptionStoreControlStyle
  ) -> Bool {
    (other as? Style).map { areEqual(style, $0) } ?? false
  }
}

extension SubscriptionStoreControlStyle {
  /// Where the controls stand when nothing is said.
  fileprivate var automaticPlacementKey: SubscriptionStoreControlPlacementKey {
    (self as? any StandardControlStyle)?.automaticPlacement ?? .buttonsInBottomBar
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

private enum ChosenControlStyleKey: EnvironmentKey {
  static var defaultValue: ChosenControlStyle? { nil }
}

extension EnvironmentValues {
  var storeControlStyles: StyleStack<SubscriptionStoreControlStyleConfiguration> {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }

  /// The control style of the stores inside; `nil` where none was set, and in what a style
  /// shows.
  var chosenControlStyle: ChosenControlStyle? {
    get { self[ChosenControlStyleKey.self] }
    set { self[ChosenControlStyleKey.self] = newValue }
  }
}
