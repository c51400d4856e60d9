import Observation
import PurchaseFlow
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
@MainActor @Observable
final class ChosenControlStyle {
  /// A style that was set, and which of those it is.
  struct Choice {
    let style: StackedStyle<SubscriptionStoreControlStyleConfiguration>
    let number: Int
    fileprivate let value: any SubscriptionStoreControlStyle
  }

  /// The style, once one was set.
  private(set) var current: Choice?
  /// The styles outside of it.
  private(set) var outerStyles = StyleStack<SubscriptionStoreControlStyleConfiguration>()
  /// Where the controls stand.
  private(set) var placement = SubscriptionStoreControlPlacementKey.automatic
  /// The styles that were set before, that set last at the end.
  @ObservationIgnored private var known: [Choice] = []
  @ObservationIgnored private var edition = 0
  @ObservationIgnored private var outerEdition: Edition?
  @ObservationIgnored private var stylesAround =
    StyleStack<SubscriptionStoreControlStyleConfiguration>()

  /// What was set around, and how often it had changed.
  private struct Edition: Equatable {
    let object: ObjectIdentifier
    let number: Int
  }

  /// The style and those outside of it, the innermost last.
  private var styles: StyleStack<SubscriptionStoreControlStyleConfiguration> {
    var styles = outerStyles
    if let current { styles.push(current.style) }
    return styles
  }

  /// Takes a style, and tells who reads it where it is another one than before.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - placement: Where its controls stand; automatic as the style likes best.
  ///   - outer: What is set around.
  ///   - stylesAround: The styles around where a style itself shows a store.
  fileprivate func choose(
    _ style: any SubscriptionStoreControlStyle,
    _ placement: SubscriptionStoreControlPlacementKey,
    in outer: ChosenControlStyle?,
    else stylesAround: StyleStack<SubscriptionStoreControlStyleConfiguration>
  ) {
    let place = placement == .automatic ? style.automaticPlacementKey : placement
    if place != self.placement { self.placement = place }
    let outerStyles = outer?.styles ?? stylesAround
    let outerEdition = outer.map { Edition(object: ObjectIdentifier($0), number: $0.edition) }
    if outerEdition != self.outerEdition || !areEqual(stylesAround, self.stylesAround)
      || current == nil
    {
      (self.outerEdition, self.stylesAround) = (outerEdition, stylesAround)
      self.outerStyles = outerStyles
      edition &+= 1
    }
    if let current, isSame(style, as: current.value) { return }
    current = choice(of: style)
    edition &+= 1
  }

  /// A style as it was set before, so that what was kept of it is found, or for the first time.
  private func choice(of style: any SubscriptionStoreControlStyle) -> Choice {
    if let index = known.firstIndex(where: { isSame(style, as: $0.value) }) {
      known.append(known.remove(at: index))
    } else {
      let number = (known.map(\.number).max() ?? 0) &+ 1
      known.append(Choice(style: stacked(style), number: number, value: style))
      known.removeFirst(max(0, known.count - CachedStyles.limit))
    }
    return known[known.count - 1]
  }

  private func stacked<Style: SubscriptionStoreControlStyle>(
    _ style: Style
  ) -> StackedStyle<SubscriptionStoreControlStyleConfiguration> {
    StackedStyle(style) { $0.makeBody(configuration: $1) }
  }

  private func isSame<Style>(
    _ style: Style,
    as other: any SubscriptionStoreControlStyle
  ) -> Bool {
    (other as? Style).map { areEqual(style, $0) } ?? false
  }
}

/// What is kept of styles that are no longer shown.
enum CachedStyles {
  /// How many styles, and how many placements, are kept; ours.
  static let limit = 24

  /// A choice that is made in one style holds in all: whether the chosen plan is still the same.
  @MainActor
  static func untilChanged(_ selection: Binding<Product.ID?>?) -> @MainActor () -> Bool {
    let id = selection?.wrappedValue
    return { selection?.wrappedValue == id }
  }
}

extension View {
  /// Keeps the controls of stores as they are when another style is set, to be shown again when
  /// their style is, unless another plan was chosen meanwhile: for programs in which a person
  /// goes through the styles. Elsewhere the controls of a style that is set again begin anew.
  package func keepingControlStyles() -> some View { environment(\.keepsControlStyles, true) }
}

extension SubscriptionStoreControlStyle {
  /// Where the controls stand when nothing is said: each button with its plan, else the
  /// subscribe button stays in sight while the plans scroll (session 10061 of 2024).
  fileprivate var automaticPlacementKey: SubscriptionStoreControlPlacementKey {
    self is ButtonsSubscriptionStoreControlStyle ? .scrollView : .buttonsInBottomBar
  }
}

private enum ControlStylesKey: EnvironmentKey {
  static var defaultValue: StyleStack<SubscriptionStoreControlStyleConfiguration> { StyleStack() }
}

private enum KeepsControlStylesKey: EnvironmentKey {
  static let defaultValue = false
}

private enum ChosenControlStyleKey: EnvironmentKey {
  static var defaultValue: ChosenControlStyle? { nil }
}

extension EnvironmentValues {
  var storeControlStyles: StyleStack<SubscriptionStoreControlStyleConfiguration> {
    get { self[ControlStylesKey.self] }
    set { self[ControlStylesKey.self] = newValue }
  }

  /// Whether controls are kept when they go over to another style.
  var keepsControlStyles: Bool {
    get { self[KeepsControlStylesKey.self] }
    set { self[KeepsControlStylesKey.self] = newValue }
  }

  /// The control style of the stores inside; `nil` where none was set, and in what a style
  /// shows.
  var chosenControlStyle: ChosenControlStyle? {
    get { self[ChosenControlStyleKey.self] }
    set { self[ChosenControlStyleKey.self] = newValue }
  }
}
