@_spi(Nodes) import ViewEngine

/// The styles of one kind of control that a view inherits, the outermost first.
///
/// The kind is identified by the type of the configuration that its styles use. A kind needs an
/// environment value, a modifier that calls `pushingStyle`, and a control whose body is
/// `StyledView`.
package struct StyleStack<Configuration> {
  private var entries: [any StyleEntry<Configuration>] = []

  /// Creates a stack without styles.
  package init() {}

  /// The number of styles in the stack.
  package var count: Int { entries.count }

  /// The style that draws the control; `nil` if none is set.
  var innermost: (any StyleEntry<Configuration>)? { entries.last }

  /// Adds a style inside all others.
  @MainActor
  package mutating func push<Style, Content: View>(
    _ style: Style,
    @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    push(StackedStyle(style, makeBody: makeBody))
  }

  /// Adds a style inside all others.
  package mutating func push(_ style: StackedStyle<Configuration>) { entries.append(style.entry) }

  /// Removes the innermost style. The view that this style returns is drawn in the remaining
  /// styles.
  mutating func pop() { _ = entries.popLast() }
}

/// A type-erased style with the function that draws a control in it.
package struct StackedStyle<Configuration> {
  fileprivate let entry: any StyleEntry<Configuration>

  /// Erases the type of a style.
  @MainActor
  package init<Style, Content: View>(
    _ style: Style,
    @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    entry = Entry(style, makeBody)
  }
}

/// A type-erased style that can update the node of its body.
@MainActor
protocol StyleEntry<Configuration>: AnyObject {
  /// The type of the properties that the style uses.
  associatedtype Configuration

  /// Updates the node of the style's body to a configuration, or creates it if `old` is `nil`.
  func reconcile(
    _ old: Node?,
    below parent: Node,
    _ configuration: Configuration,
    _ environment: EnvironmentValues
  ) -> Node
}

/// A control drawn in the innermost style of the environment.
///
/// Calls the style's `makeBody`, and draws the returned view with that style removed. Therefore
/// `Toggle(configuration)` inside a style is drawn in the next outer style, and finally in the
/// automatic style.
package struct StyledView<Configuration, Automatic> {
  let stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
  let configuration: Configuration
  let automatic: @MainActor (Configuration) -> Automatic

  /// Creates the view of a control.
  ///
  /// - Parameters:
  ///   - stack: The key path of the styles in the environment.
  ///   - configuration: The properties of the control.
  ///   - automatic: The view of the control if no style is set.
  package init(
    _ stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    _ configuration: Configuration,
    @ViewBuilder automatic: @escaping @MainActor (Configuration) -> Automatic
  ) {
    self.stack = stack
    self.configuration = configuration
    self.automatic = automatic
  }
}

extension StyledView: View, PrimitiveView where Automatic: View {
  /// Creates the node of the control.
  package func _makeNode(_ context: _NodeContext) -> _Node { StyledViewNode(self, context) }
}

private final class StyledViewNode<Configuration, Automatic: View>: ViewNode<
  StyledView<Configuration, Automatic>
>
{
  private var child = OnlyChild()
  private var outer = DerivedEnvironment()
  override var children: [Node] { child.list }

  override func resolve() {
    let stack = environment[keyPath: view.stack]
    if let style = stack.innermost {
      let inner = outer.values(from: environment) { $0[keyPath: view.stack].pop() }
      child = child.showing(style.reconcile(child.node, below: self, view.configuration, inner))
    } else {
      let automatic = tracking { view.automatic(view.configuration) }
      child = child.showing(reconcile(child.node, automatic, environment))
    }
  }
}

/// A control drawn in a fixed style, whatever styles the environment has. The styles of the
/// environment apply inside the view that the fixed style returns.
///
/// While style and configuration stay identical, the node is not updated.
package struct ControlInStyle<Configuration>: View, PrimitiveView {
  let style: StackedStyle<Configuration>
  let configuration: SharedConfiguration<Configuration>

  /// Creates the view of a control.
  ///
  /// - Parameters:
  ///   - style: The style to draw the control in.
  ///   - configuration: The properties of the control.
  package init(
    _ style: StackedStyle<Configuration>,
    _ configuration: SharedConfiguration<Configuration>
  ) {
    self.style = style
    self.configuration = configuration
  }

  /// Creates the node of the control.
  package func _makeNode(_ context: _NodeContext) -> _Node { ControlInStyleNode(self, context) }
}

/// A configuration shared by several styles. It is compared by identity, so its values need not be
/// compared.
package final class SharedConfiguration<Configuration> {
  /// The configuration that the styles share.
  package let value: Configuration

  /// Wraps a configuration.
  package init(_ value: Configuration) { self.value = value }
}

private final class ControlInStyleNode<Configuration>: ViewNode<ControlInStyle<Configuration>> {
  private var child = OnlyChild()
  override var children: [Node] { child.list }

  override func resolve() {
    let entry = view.style.entry
    let configuration = view.configuration.value
    child = child.showing(entry.reconcile(child.node, below: self, configuration, environment))
  }
}

/// The body of a style, in its own node, because a style may have state. It is evaluated again when
/// state that it read changes.
private struct StyleBody<Style, Configuration, Content> {
  let style: Style
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Content
}

extension StyleBody: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { StyleBodyNode(self, context) }
}

private final class StyleBodyNode<Style, Configuration, Content: View>: ViewNode<
  StyleBody<Style, Configuration, Content>
>
{
  private var child = OnlyChild()
  private var storage = DynamicStorage()
  override var children: [Node] { child.list }

  override func resolve() {
    let content = tracking {
      view.makeBody(storage.connect(view.style, environment), view.configuration)
    }
    child = child.showing(reconcile(child.node, content, environment))
  }
}

private final class Entry<Style, Configuration, Content: View>: StyleEntry {
  private let style: Style
  private let makeBody: @MainActor (Style, Configuration) -> Content

  init(_ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> Content) {
    self.style = style
    self.makeBody = makeBody
  }

  func reconcile(
    _ old: Node?,
    below parent: Node,
    _ configuration: Configuration,
    _ environment: EnvironmentValues
  ) -> Node {
    let body = StyleBody(style: style, configuration: configuration, makeBody: makeBody)
    return parent.reconcile(old, body, environment)
  }
}

private struct PushStyle<Style, Configuration, Content> {
  let style: Style
  let stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
  let makeBody: @MainActor (Style, Configuration) -> Content
}

extension PushStyle: EnvironmentModifier where Content: View {
  func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: stack].push(style, makeBody: makeBody)
  }

  func isSame(as other: Self) -> Bool { areEqual(style, other.style) }
}

extension View {
  /// Adds a style for the controls in this view that read `stack`, inside the styles that are
  /// already set.
  package func pushingStyle<Style, Configuration>(
    _ style: Style,
    on stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> some View
  ) -> some View {
    changingEnvironment(PushStyle(style: style, stack: stack, makeBody: makeBody))
  }
}
