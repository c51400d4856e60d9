import StoreModel
import TerminalUI

/// Chooses among the options of a store, and confirms the choice: StoreKit's
/// `SubscriptionStorePicker`. For the body of a control style.
///
/// In the placement `buttonsInBottomBar` the confirmation stands in the bar below, the
/// rest scrolls.
public struct SubscriptionStorePicker<PickerContent: View, ConfirmationContent: View>: View {
  /// One of the options.
  public typealias Option = SubscriptionStoreControlStyleConfiguration.Option
  /// One of the options, and whether it is the chosen one.
  public typealias PickerOption = SubscriptionStoreControlStyleConfiguration.PickerOption

  private let outerSelection: Binding<Option?>?
  private let pickerContent: PickerContent
  private let confirmation: (Option) -> ConfirmationContent
  @State private var ownSelection: Product.ID?
  private var place = PickerPlace()
  @Environment(\.storeControl) private var control
  @Environment(\.storeSelection) private var storeSelection
  @Environment(\.hasSlot) private var hasSlot

  private init(
    _ selection: Binding<Option?>?,
    _ pickerContent: PickerContent,
    _ confirmation: @escaping (Option) -> ConfirmationContent
  ) {
    outerSelection = selection
    self.pickerContent = pickerContent
    self.confirmation = confirmation
  }

  /// Creates a picker of any content, in which each ``SubscriptionStorePickerOption``
  /// chooses its option. The picker keeps the choice.
  ///
  /// - Parameters:
  ///   - pickerContent: The options.
  ///   - confirmation: What buys the chosen option.
  public init(
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (Option) -> ConfirmationContent
  ) {
    self.init(nil, pickerContent(), confirmation)
  }

  /// Creates a picker of any content whose choice is kept by somebody else.
  public init(
    selection: Binding<Option?>,
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (Option) -> ConfirmationContent
  ) {
    self.init(selection, pickerContent(), confirmation)
  }

  /// The options, and below them what buys the chosen one.
  public var body: some View {
    VStack(spacing: .cells(0)) {
      pickerContent
        .environment(\.storePicker, scope)
        .onChange(of: outerSelection?.wrappedValue?.id, initial: true) { _, id in
          // Whoever keeps the choice of the store knows of one that a style made by itself.
          if let id { storeSelection?.wrappedValue = id }
        }
      if let chosen {
        confirmation(chosen)
          .environment(\.isPickerConfirmation, true)
          .padding(.top, .cells(hasSlot ? 0 : 1))
          .inSlot()
      }
    }
  }

  private var options: [Option] { control?.options ?? [] }

  /// What is chosen: what was, else the first plan that can be bought, else the first.
  private var chosen: Option? {
    let id = outerSelection?.wrappedValue?.id ?? storeSelection?.wrappedValue ?? ownSelection
    return options.first { $0.id == id }
      ?? options.first { $0.planStatus.canBeBought } ?? options.first
  }

  private var scope: PickerScope {
    let chooser = place.chooser
    (chooser.outer, chooser.store, chooser.own) = (outerSelection, storeSelection, $ownSelection)
    let chosen = chosen
    chooser.begin(with: chosen)
    return PickerScope(chosen: chosen?.id, chooser: chooser)
  }
}

extension SubscriptionStorePicker {
  /// Creates a picker of a style's options below one another, each with a label of your
  /// own. No mark is drawn for the chosen one beside what the label shows.
  ///
  /// - Parameters:
  ///   - configuration: What the style works with.
  ///   - pickerOptionContent: The label of an option.
  ///   - confirmation: What buys the chosen option.
  public init<Content: View>(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    @ViewBuilder pickerOptionContent: @escaping (PickerOption) -> Content,
    @ViewBuilder confirmation: @escaping (Option) -> ConfirmationContent
  ) where PickerContent == SubscriptionStorePickerOptions<Content> {
    self.init(
      nil,
      SubscriptionStorePickerOptions(configuration: configuration, label: pickerOptionContent),
      confirmation
    )
  }

  /// Creates a picker of a style's options whose choice is kept by somebody else.
  public init<Content: View>(
    _ configuration: SubscriptionStoreControlStyleConfiguration,
    selection: Binding<Option?>,
    @ViewBuilder pickerOptionContent: @escaping (PickerOption) -> Content,
    @ViewBuilder confirmation: @escaping (Option) -> ConfirmationContent
  ) where PickerContent == SubscriptionStorePickerOptions<Content> {
    self.init(
      selection,
      SubscriptionStorePickerOptions(configuration: configuration, label: pickerOptionContent),
      confirmation
    )
  }
}

/// The options of a style below one another, in labels of its own.
public struct SubscriptionStorePickerOptions<Label: View>: View {
  let configuration: SubscriptionStoreControlStyleConfiguration
  let label: (SubscriptionStoreControlStyleConfiguration.PickerOption) -> Label
  @Environment(\.storePicker) private var picker

  /// The options.
  public var body: some View {
    LazyVStack(pinned: SectionedRow.id(of: picker?.chosen, in: configuration)) {
      SectionedOptions(configuration: configuration, spacing: 1) {
        SubscriptionStorePickerOption($0, label: label)
      }
    }
  }
}

/// What the options inside a picker need to know: the same as long as the same is chosen, so
/// that they need not be evaluated again when a picker is.
struct PickerScope: Equatable {
  /// The chosen plan.
  let chosen: Product.ID?
  fileprivate let chooser: PickerChooser

  /// Chooses a plan.
  @MainActor
  func choose(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    chooser.choose(option)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.chosen == right.chosen && left.chooser === right.chooser
  }
}

/// Where a picker keeps its choice, as it was last evaluated.
@MainActor
private final class PickerChooser {
  /// The keeper that it was given.
  var outer: Binding<SubscriptionStoreControlStyleConfiguration.Option?>?
  /// The store's.
  var store: Binding<Product.ID?>?
  /// Its own, where nobody else does.
  var own: Binding<Product.ID?>?

  private var hasBegun = false

  nonisolated init() {}

  /// Tells a keeper that has no choice yet what is chosen at first. It is told before anything
  /// is laid out: what a style shows may follow from it, and the focus goes to what is there.
  func begin(with chosen: SubscriptionStoreControlStyleConfiguration.Option?) {
    guard !hasBegun, let chosen else { return }
    hasBegun = true
    if let outer, outer.wrappedValue == nil { outer.wrappedValue = chosen }
  }

  func choose(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    if let outer {
      outer.wrappedValue = option
    } else {
      (store ?? own)?.wrappedValue = option.id
    }
  }
}

/// Where a picker is, which has one chooser. A value of the picker's that is not there yet holds
/// none, for no two of them would be the same.
private struct PickerPlace: ConnectableProperty {
  private var own: PickerChooser?

  /// The chooser of the place.
  var chooser: PickerChooser { own ?? PickerChooser() }

  static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    own = remembered as? PickerChooser ?? PickerChooser()
    return own
  }
}

private enum PickerScopeKey: EnvironmentKey {
  static var defaultValue: PickerScope? { nil }
}

private enum ControlKey: EnvironmentKey {
  static var defaultValue: SubscriptionStoreControlStyleConfiguration? { nil }
}

private enum StoreSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<Product.ID?>? { nil }
}

private enum PickerConfirmationKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The picker around.
  var storePicker: PickerScope? {
    get { self[PickerScopeKey.self] }
    set {
      self[PickerScopeKey.self] = newValue
      // So that the chosen option can have the focus from the start, wherever it lies.
      pinnedItem = newValue?.chosen.map { AnyHashable($0) }
    }
  }

  /// What the style of the control around works with.
  var storeControl: SubscriptionStoreControlStyleConfiguration? {
    get { self[ControlKey.self] }
    set { self[ControlKey.self] = newValue }
  }

  /// Where the chosen plan is kept, if outside the store.
  package var storeSelection: Binding<Product.ID?>? {
    get { self[StoreSelectionKey.self] }
    set { self[StoreSelectionKey.self] = newValue }
  }

  /// Whether this confirms the choice of a picker.
  var isPickerConfirmation: Bool {
    get { self[PickerConfirmationKey.self] }
    set { self[PickerConfirmationKey.self] = newValue }
  }
}
