/// Several screens of which one is seen: SwiftUI's `TabView`. Each keeps its state.
///
/// A line at the bottom names them; on it, the arrows go from one to the next, and Enter
/// chooses. Ctrl-N and Ctrl-P choose the next and the one before from anywhere in it. See
/// ``View/tabViewStyle(_:)`` for pages and sidebars.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  @Environment(\.tabAppearance) private var appearance

  /// Creates a tab view whose choice is kept elsewhere. Each view says by its
  /// ``View/tag(_:includeOptional:)`` which value chooses it.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates a tab view that keeps its own choice.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  /// Creates a tab view of tabs whose choice is kept elsewhere.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == TabContentBuilder<SelectionValue>.Content<Tabs> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }

  /// Creates a tab view of tabs that keeps its own choice.
  public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
  where Content == TabContentBuilder<Never>.Content<Tabs>, SelectionValue == Never {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(tabs: content())
  }

  /// The chosen screen with the names of all.
  public var body: some View {
    TabContainer(choice: TabChoice(selection), appearance: appearance, content: content)
  }
}

/// What chooses among tabs, whatever the type of its values.
@MainActor
struct TabChoice {
  /// Whether the tab with some traits and a place is the chosen one.
  let isChosen: @MainActor (RowTraits, Int) -> Bool
  /// Chooses a tab; false where nobody outside keeps the choice.
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
