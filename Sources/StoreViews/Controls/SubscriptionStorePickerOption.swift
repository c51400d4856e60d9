import StoreModel
import TerminalUI

/// A selectable option in a ``SubscriptionStorePicker``: StoreKit's
/// `SubscriptionStorePickerOption`. Moving the focus to the option selects it, as do Space and a
/// click. If a `buttonStyle` is set, the option is a button of that style.
///
/// - In a terminal: The options are cards if all of them fit in the store, and no background is set
///   with `subscriptionStorePickerItemBackground(_:)`.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct NameRow: View {
///   let option: SubscriptionStoreControlStyleConfiguration.Option
///
///   var body: some View {
///     SubscriptionStorePickerOption(option) { Text($0.isSelected ? "Chosen" : $0.displayName) }
///   }
/// }
/// ```
public struct SubscriptionStorePickerOption<Label: View>: View {
  /// The type of the plan that this view selects.
  public typealias Option = SubscriptionStoreControlStyleConfiguration.Option
  /// The type of a plan together with its selection state.
  public typealias PickerOption = SubscriptionStoreControlStyleConfiguration.PickerOption

  private let option: Option
  private let label: (PickerOption) -> Label
  /// Whether the label itself draws the focus.
  private var labelShowsFocus = false
  /// The options with which the card of this option shares a line.
  private var neighbours = PlanNeighbours()
  @Environment(\.storePicker) private var picker
  @Environment(\.storeButtonStyleDepth) private var depth
  @Environment(\.buttonStyles) private var buttonStyles

  /// Creates an option with a custom label.
  public init(_ option: Option, @ViewBuilder label: @escaping (PickerOption) -> Label) {
    self.option = option
    self.label = label
  }

  /// The label, with a focus mark and the background of options.
  public var body: some View {
    let shown = PickerOption(option, isSelected: picker?.chosen == option.id)
    if buttonStyles.count > depth {
      Button(action: choose) { label(shown) }
        .accessibilityAddTraits(shown.isSelected ? .isSelected : [])
    } else {
      OptionButton(isSelected: shown.isSelected, select: choose) {
        OptionLabel(showsFocus: !labelShowsFocus, content: label(shown))
          .modifier(OptionCard(border: border(shown), isActive: !labelShowsFocus))
      }
    }
  }

  private func border(_ shown: PickerOption) -> CardBorder {
    CardBorder(
      isSelected: shown.isSelected,
      top: neighbours.top(chosen: picker?.chosen),
      hasBottom: !neighbours.hasBelow
    )
  }

  private func choose() { picker?.choose(option) }

  /// Returns an option without a focus mark beside the label, because the label draws the focus.
  func drawingFocusInLabel() -> Self {
    var option = self
    option.labelShowsFocus = true
    return option
  }

  /// Returns an option whose card shares lines with the cards of its neighbours.
  func sharingLines(with neighbours: PlanNeighbours) -> Self {
    var option = self
    option.neighbours = neighbours
    return option
  }
}

extension SubscriptionStorePickerOption
where Label == AutomaticSubscriptionStorePickerOptionLabel {
  /// Creates an option with the label of the standard picker.
  public init(_ option: Option) {
    self.init(option) { AutomaticSubscriptionStorePickerOptionLabel(option: $0) }
  }

  /// Creates an option with the label of the standard picker.
  public init(_ option: PickerOption) { self.init(option.option) }
}

/// A label with the background of the store's options and a focus mark.
struct OptionLabel<Content: View>: View {
  let showsFocus: Bool
  let content: Content
  @Environment(\.isFocused) private var isFocused
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.storeItemBackground) private var itemBackground

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      if showsFocus {
        Text(isFocused ? pointer : "  ").foregroundStyle(.accentRole).fixedSize()
          .accessibilityHidden(true)
      }
      if let itemBackground {
        content.background(itemBackground.style, in: itemBackground.shape)
      } else {
        content
      }
    }
  }

  private var pointer: String { layoutDirection == .leftToRight ? "▸ " : " ◂" }
}

/// The background of the options of a picker.
struct ItemBackground {
  let style: AnyShapeStyle
  let shape: AnyShape
}

private enum ItemBackgroundKey: EnvironmentKey {
  static var defaultValue: ItemBackground? { nil }
}

private enum ButtonStyleDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var storeItemBackground: ItemBackground? {
    get { self[ItemBackgroundKey.self] }
    set { self[ItemBackgroundKey.self] = newValue }
  }

  /// The number of button styles set outside of the control. Any further style was set inside the
  /// control.
  var storeButtonStyleDepth: Int {
    get { self[ButtonStyleDepthKey.self] }
    set { self[ButtonStyleDepthKey.self] = newValue }
  }
}
