/// Several screens, one shown at a time: SwiftUI's `TabView`. Each screen keeps its state.
///
/// A bar at the bottom lists the labels. While the bar has the focus, the arrow keys select a tab.
/// Ctrl-N and Ctrl-P select the next and the previous tab from any view.
///
/// ``View/tabViewStyle(_:)`` changes the bar to a sidebar or to pages.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabAppearance) private var appearance

  /// Creates a tab view with a selection binding. Each view sets its value with
  /// ``View/tag(_:includeOptional:)``.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that owns its selection.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view of ``Tab`` values with a selection binding.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }

  /// Creates a tab view of ``Tab`` values that owns its selection.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where Content == TabContentBuilder<Never>.Content<Tabs>, SelectionValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }

  /// The selected screen and the bar.
  public var body: some View {
    TabContainer(choice: TabChoice(selection), appearance: appearance, content: content)
  }
}

/// The selection of a tab view, for any type of value.
@MainActor
struct TabChoice {
  /// Returns whether the tab with the given traits and index is selected.
  let isChosen: @MainActor (RowTraits, Int) -> Bool
  /// Selects a tab. Returns `false` if there is no selection binding, or the tab has no value of
  /// the binding's type.
  let choose: @MainActor (RowTraits, Int) -> Bool

  init<Value: Hashable>(_ selection: Binding<Value>?) {
    let value = { @MainActor (traits: RowTraits, place: Int) -> Value? in
      traits.tag(as: Value.self) ?? (place as? Value)
    }
    isChosen = { traits, place in
      guard let selection, let value = value(traits, place) else { return false }
      return selection.wrappedValue == value
    }
    choose = { traits, place in
      guard let selection, let value = value(traits, place) else { return false }
      if selection.wrappedValue != value { selection.wrappedValue = value }
      return true
    }
  }
}
