import StoreModel
import TerminalUI

/// A view in which the customer selects one of a store's options and confirms the selection:
/// StoreKit's `SubscriptionStorePicker`. Use it in the body of a control style.
///
/// In the placement `buttonsInBottomBar` the confirmation is in the bottom bar; the other content
/// scrolls.
///
/// ```swift
/// import StoreKit
/// import SwiftUI
///
/// struct ListStyle: SubscriptionStoreControlStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     SubscriptionStorePicker(configuration) { option in
///       Text(option.displayName)
///     } confirmation: { option in
///       SubscriptionStoreButton(option)
///     }
///   }
/// }
/// ```
public struct SubscriptionStorePicker<PickerContent: View, ConfirmationContent: View>: View {
  /// The type of the plans to select from.
  public typealias Option = SubscriptionStoreControlStyleConfiguration.Option
  /// The type of a plan together with its selection state.
  public typealias PickerOption = SubscriptionStoreControlStyleConfiguration.PickerOption

  private let outerSelection: Binding<Option?>?
  private let pickerContent: PickerContent
  private let confirmation: (Option) -> ConfirmationContent
  @State private var ownSelection: Product.ID?
  /// The number of displayed options if some options are hidden; otherwise 0. It is not optional,
  /// because an `Int?` has padding, and the engine compares the bytes of views with their padding.
  @State private var displayedCount = 0
  private var place = PickerPlace()
  @Environment(\.storeControl) private var control
  @Environment(\.storeSelection) private var storeSelection
  @Environment(\.storeSpace) private var space
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

  /// Creates a picker with custom content, in which each ``SubscriptionStorePickerOption`` selects
  /// its option. The picker stores the selection.
  ///
  /// - Parameters:
  ///   - pickerContent: The view of the options.
  ///   - confirmation: Returns the view that buys the selected option.
  public init(
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (Option) -> ConfirmationContent
  ) {
    self.init(nil, pickerContent(), confirmation)
  }

  /// Creates a picker with custom content whose selection is stored in a binding.
  public init(
    selection: Binding<Option?>,
    @ViewBuilder pickerContent: () -> PickerContent,
    @ViewBuilder confirmation: @escaping (Option) -> ConfirmationContent
  ) {
    self.init(selection, pickerContent(), confirmation)
  }

  /// The options, with the confirmation of the selected option below.
  public var body: some View {
    VStack(spacing: .cells(0)) {
      pickerContent
        .environment(\.storePicker, scope)
        .environment(\.hasOptionCards, OptionCards.fit(shownCount, in: space))
        .environment(\.countsOptions, countsOptions)
        .onPreferenceChange(DisplayedOptions.self) { displayed in
          // Without a change, the picker is not evaluated again.
          let hidesSome = countsOptions && displayed > 0 && displayed < options.count
          let count = hidesSome ? displayed : 0
          if displayedCount != count { displayedCount = count }
        }
        .onChange(of: outerSelection?.wrappedValue?.id, initial: true) { _, id in
          // A style may change its own binding in code. The store must then select the same plan.
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

  private var shownCount: Int { displayedCount > 0 ? displayedCount : options.count }

  /// Whether the number of displayed options decides whether they are cards. Hundreds of options are
  /// not counted.
  private var countsOptions: Bool {
    options.count <= PlanWidths.mostSideBySide && !OptionCards.fit(options.count, in: space)
      && OptionCards.fit(1, in: space)
  }

  /// The selected option. This is the stored selection, else the first plan that can be bought,
  /// else the first plan.
  private var chosen: Option? {
    let id = outerSelection?.wrappedValue?.id ?? storeSelection?.wrappedValue ?? ownSelection
    return options.first { $0.id == id } ?? firstChoice
  }

  private var scope: PickerScope {
    let chooser = place.chooser
    (chooser.outer, chooser.store, chooser.own) = (outerSelection, storeSelection, $ownSelection)
    if !options.isEmpty {
      chooser.begin(with: storedChoice ?? (outerSelection?.wrappedValue == nil ? chosen : nil))
    }
    return PickerScope(chosen: chosen?.id, chooser: chooser)
  }

  /// The plan that the customer selected in the enclosing store, if it is not the default plan. It
  /// takes precedence over the plan that a style selects at first.
  private var storedChoice: Option? {
    guard let id = storeSelection?.wrappedValue, id != firstChoice?.id else { return nil }
    return options.first { $0.id == id }
  }

  /// The default plan: the first plan that can be bought, else the first plan.
  private var firstChoice: Option? {
    options.first { $0.planStatus.canBeBought } ?? options.first
  }
}

extension SubscriptionStorePicker {
  /// Creates a picker with a vertical list of a style's options, each with a custom label. Only the
  /// label shows which option is selected; the picker adds no mark.
  ///
  /// - Parameters:
  ///   - configuration: The configuration that the style received.
  ///   - pickerOptionContent: Returns the label of an option.
  ///   - confirmation: Returns the view that buys the selected option.
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

  /// Creates a picker with a vertical list of a style's options whose selection is stored in a
  /// binding.
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

/// The selection of a picker, for the options inside it. Scopes with the same selection are equal,
/// so the options are evaluated again only if the selection changes.
struct PickerScope: Equatable {
  /// The identifier of the selected plan.
  let chosen: Product.ID?
  fileprivate let chooser: PickerChooser

  /// Selects an option.
  @MainActor
  func choose(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    chooser.choose(option)
  }

  static func == (left: Self, right: Self) -> Bool {
    left.chosen == right.chosen && left.chooser === right.chooser
  }
}

/// Writes the selection of a picker to the first of three bindings that exists. The picker sets
/// the bindings each time it is evaluated.
@MainActor
private final class PickerChooser {
  /// The binding that the client passed to the picker.
  var outer: Binding<SubscriptionStoreControlStyleConfiguration.Option?>?
  /// The binding that the enclosing store uses.
  var store: Binding<Product.ID?>?
  /// The picker's own state, used if the other two bindings are missing.
  var own: Binding<Product.ID?>?

  private var hasBegun = false

  nonisolated init() {}

  /// Writes the initial selection to the binding that the client passed; `nil` keeps the binding's
  /// own value. This happens before layout, because the content of a style and the initial focus may
  /// depend on the selection.
  func begin(with chosen: SubscriptionStoreControlStyleConfiguration.Option?) {
    guard !hasBegun else { return }
    hasBegun = true
    if let outer, let chosen { outer.wrappedValue = chosen }
  }

  func choose(_ option: SubscriptionStoreControlStyleConfiguration.Option) {
    if let outer {
      outer.wrappedValue = option
    } else {
      (store ?? own)?.wrappedValue = option.id
    }
  }
}

/// A property that holds the chooser of one picker. The property is empty until the picker is
/// connected, because two pickers with different choosers would never compare equal.
private struct PickerPlace: ConnectableProperty {
  private var own: PickerChooser?

  /// The chooser of this picker.
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
  /// The selection of the enclosing picker; `nil` outside of a picker.
  var storePicker: PickerScope? {
    get { self[PickerScopeKey.self] }
    set {
      self[PickerScopeKey.self] = newValue
      // A list creates only its visible rows. A pinned row always exists, so the selected option
      // can have the initial focus.
      pinnedItem = newValue?.chosen.map { AnyHashable($0) }
    }
  }

  /// The configuration of the enclosing control; `nil` outside of a control.
  var storeControl: SubscriptionStoreControlStyleConfiguration? {
    get { self[ControlKey.self] }
    set { self[ControlKey.self] = newValue }
  }

  /// The binding outside of the store that stores the selected plan; `nil` if there is none.
  package var storeSelection: Binding<Product.ID?>? {
    get { self[StoreSelectionKey.self] }
    set { self[StoreSelectionKey.self] = newValue }
  }

  /// Whether the view is the confirmation of a picker.
  var isPickerConfirmation: Bool {
    get { self[PickerConfirmationKey.self] }
    set { self[PickerConfirmationKey.self] = newValue }
  }
}
