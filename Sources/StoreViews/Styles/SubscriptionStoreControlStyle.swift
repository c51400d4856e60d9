import Observation
import PurchaseFlow
import StoreModel
import TerminalUI

/// The appearance and behaviour of the controls of a subscription store: StoreKit's
/// `SubscriptionStoreControlStyle`.
///
/// ```swift
/// import SwiftUI
/// import StoreKit
///
/// struct NameStyle: SubscriptionStoreControlStyle {
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
  /// The type of the view that ``makeBody(configuration:)`` returns.
  associatedtype Body: View
  /// The placements that the style supports; default: all.
  associatedtype Placement: SubscriptionStoreControlPlacement =
    AutomaticSubscriptionStoreControlPlacement
  /// The options and settings that a style receives.
  typealias Configuration = SubscriptionStoreControlStyleConfiguration
  /// A button that buys an option.
  typealias SubscribeButton = SubscriptionStoreButton
  /// A view in which the customer selects one of the options and confirms the selection.
  typealias SubscriptionPicker = SubscriptionStorePicker
  /// A view that displays one selectable option.
  typealias SubscriptionPickerOption = SubscriptionStorePickerOption

  /// Returns the view of the controls for one option group. The store calls this function again
  /// whenever the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension View {
  /// Sets the control style of the subscription stores in this view: StoreKit's
  /// `subscriptionStoreControlStyle(_:)`. The style chooses the placement.
  public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
    _ style: Style
  ) -> some View {
    modifier(ControlStyleModifier(style: style, placement: .automatic))
  }

  /// Sets the control style and the placement of the subscription stores in this view: StoreKit's
  /// `subscriptionStoreControlStyle(_:placement:)`. Code that uses a placement that the style does
  /// not support does not compile.
  public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
    _ style: Style,
    placement: Style.Placement
  ) -> some View {
    modifier(ControlStyleModifier(style: style, placement: placement.rawValue))
  }
}

/// Sets a style together with its placement. The modifier has the same type for all styles. When
/// the style of a store changes, the store therefore keeps its identity, and only its controls are
/// rebuilt.
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

/// The control style of the stores inside a view. It is an observable object, because a change of
/// an environment value would evaluate the whole store again.
@MainActor @Observable
final class ChosenControlStyle {
  /// A style that was set, with a number that identifies the style among all styles set so far.
  struct Choice {
    let style: StackedStyle<SubscriptionStoreControlStyleConfiguration>
    let number: Int
    fileprivate let value: any SubscriptionStoreControlStyle
  }

  /// The innermost style; `nil` before the first style is set.
  private(set) var current: Choice?
  /// The styles that enclosing views set.
  private(set) var outerStyles = StyleStack<SubscriptionStoreControlStyleConfiguration>()
  /// The position of the controls.
  private(set) var placement = SubscriptionStoreControlPlacementKey.automatic
  /// The styles set so far, with the latest style last.
  @ObservationIgnored private var known: [Choice] = []
  @ObservationIgnored private var edition = 0
  @ObservationIgnored private var outerEdition: Edition?
  @ObservationIgnored private var stylesAround =
    StyleStack<SubscriptionStoreControlStyleConfiguration>()

  /// The enclosing style object and the number of its changes so far.
  private struct Edition: Equatable {
    let object: ObjectIdentifier
    let number: Int
  }

  /// The enclosing styles followed by the current style, the innermost last.
  private var styles: StyleStack<SubscriptionStoreControlStyleConfiguration> {
    var styles = outerStyles
    if let current { styles.push(current.style) }
    return styles
  }

  /// Sets a style, and notifies the observers if the style differs from the present style.
  ///
  /// - Parameters:
  ///   - style: The new style.
  ///   - placement: The placement of its controls.
  ///   - outer: The style object of the enclosing view.
  ///   - stylesAround: The enclosing styles if a style itself displays this store.
  fileprivate func choose(
    _ style: any SubscriptionStoreControlStyle,
    _ placement: SubscriptionStoreControlPlacementKey,
    in outer: ChosenControlStyle?,
    else stylesAround: StyleStack<SubscriptionStoreControlStyleConfiguration>
  ) {
    if placement != self.placement { self.placement = placement }
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

  /// Returns the entry of a style. If the style was set before, this is its existing entry, which
  /// has its saved state. Otherwise it is a new entry.
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

/// The saved controls of styles that are no longer displayed.
enum CachedStyles {
  /// The maximum number of styles, and of placements, whose controls are cached. The value is this
  /// project's choice.
  static let limit = 24

  /// Returns a function that reports whether the selected plan has stayed the same since this call.
  /// If another plan was selected, saved controls are discarded, because a selection applies to all
  /// styles.
  @MainActor
  static func untilChanged(_ selection: Binding<Product.ID?>?) -> @MainActor () -> Bool {
    let id = selection?.wrappedValue
    return { selection?.wrappedValue == id }
  }
}

extension View {
  /// Keeps the state of the controls of stores when another style is set. If an earlier style is
  /// set again, its controls appear unchanged, unless another plan was selected meanwhile. Without
  /// this modifier, the controls start in their initial state. Use this modifier in programs in
  /// which a person switches between styles.
  package func keepingControlStyles() -> some View { environment(\.keepsControlStyles, true) }
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

  /// Whether the state of the controls is kept while another style is displayed.
  var keepsControlStyles: Bool {
    get { self[KeepsControlStylesKey.self] }
    set { self[KeepsControlStylesKey.self] = newValue }
  }

  /// The control style of the stores inside this view; `nil` if none is set, and inside the views
  /// of a style.
  var chosenControlStyle: ChosenControlStyle? {
    get { self[ChosenControlStyleKey.self] }
    set { self[ChosenControlStyleKey.self] = newValue }
  }
}
