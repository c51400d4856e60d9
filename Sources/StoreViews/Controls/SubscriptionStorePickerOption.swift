import StoreModel
import TerminalUI

/// One option to choose inside a ``SubscriptionStorePicker``: StoreKit's
/// `SubscriptionStorePickerOption`. Moving the focus onto it chooses it, as Space and a
/// click do; where a `buttonStyle` was set it is a button of that style.
public struct SubscriptionStorePickerOption<Label: View>: View {
  /// One of the options.
  public typealias Option = SubscriptionStoreControlStyleConfiguration.Option
  /// One of the options, and whether it is the chosen one.
  public typealias PickerOption = SubscriptionStoreControlStyleConfiguration.PickerOption

  private let option: Option
  private let label: (PickerOption) -> Label
  /// Whether the label tells that it has the focus.
  var labelShowsFocus = false
  @Environment(\.storePicker) private var picker
  @Environment(\.storeButtonStyleDepth) private var depth
  @Environment(\.buttonStyles) private var buttonStyles

  /// Creates an option with a label of your own.
  public init(_ option: Option, @ViewBuilder label: @escaping (PickerOption) -> Label) {
    self.option = option
    self.label = label
  }

  /// The option.
  public var body: some View {
    let shown = PickerOption(option, isSelected: picker?.chosen == option.id)
    if buttonStyles.count > depth {
      Button(action: choose) { label(shown) }
        .accessibilityAddTraits(shown.isSelected ? .isSelected : [])
    } else {
      OptionButton(isSelected: shown.isSelected, select: choose) {
        OptionLabel(showsFocus: !labelShowsFocus, content: label(shown))
      }
    }
  }

  private func choose() { picker?.choose(option) }
}

extension SubscriptionStorePickerOption
where Label == AutomaticSubscriptionStorePickerOptionLabel {
  /// Creates an option that shows the plan as the standard picker does.
  public init(_ option: Option) {
    self.init(option) { AutomaticSubscriptionStorePickerOptionLabel(option: $0) }
  }

  /// Creates an option that shows the plan as the standard picker does.
  public init(_ option: PickerOption) { self.init(option.option) }
}

/// A label in the ground of the store's options, with a mark where the focus is.
struct OptionLabel<Content: View>: View {
  let showsFocus: Bool
  let content: Content
  @Environment(\.isFocused) private var isFocused
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.storeItemBackground) private var itemBackground

  var body: some View {
    HStack(alignment: .top, spacing: .cells(0)) {
      if showsFocus {
        Text(isFocused ? pointer : "  ").foregroundStyle(.accent).fixedSize()
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

/// What lies behind the options of a picker.
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

  /// How many button styles there are around the control: those beyond were set inside.
  var storeButtonStyleDepth: Int {
    get { self[ButtonStyleDepthKey.self] }
    set { self[ButtonStyleDepthKey.self] = newValue }
  }
}
