@_spi(Nodes) import ViewEngine

/// The styles of one kind that a view inherits, the outermost first.
///
/// One mechanism serves all kinds. A kind is known by what its styles get to work with:
/// its configuration. It needs a value in the environment, a modifier that calls
/// `pushingStyle`, and a control whose body is `StyledView`.
package struct StyleStack<Configuration> {
  private var entries: [any StyleEntry<Configuration>] = []

  /// A stack without styles.
  package init() {}

  /// How many styles there are.
  package var count: Int { entries.count }

  /// The one that makes the body.
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

  /// Leaves what lies outside the innermost style, for what that one makes.
  mutating func pop() { _ = entries.popLast() }
}

/// A style of whatever type together with how it makes its body.
package struct StackedStyle<Configuration> {
  fileprivate let entry: any StyleEntry<Configuration>

  /// Takes a style.
  @MainActor
  package init<Style, Content: View>(
    _ style: Style,
    @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> Content
  ) {
    entry = Entry(style, makeBody)
  }
}

/// A style of whatever type, ready to make its body.
@MainActor
protocol StyleEntry<Configuration>: AnyObject {
  /// What the style gets to work with.
  associatedtype Configuration

  /// Brings the node of the style's body in line with a configuration.
  func reconcile(
    _ old: Node?,
    below parent: Node,
    _ configuration: Configuration,
    _ environment: EnvironmentValues
  ) -> Node
}

/// A control in the innermost of the styles around it: calls the style's `makeBody`, and
/// draws what that returns with the styles outside of it. So `Toggle(configuration)`
/// inside a style is drawn in the next outer one, and the last one in the automatic style.
package struct StyledView<Configuration, Automatic> {
  let stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>
  let configuration: Configuration
  let automatic: @MainActor (Configuration) -> Automatic

  /// Creates the view of a control.
  ///
  /// - Parameters:
  ///   - stack: Where the styles of its kind are in the environment.
  ///   - configuration: What they get to work with.
  ///   - automatic: The control where no style was set.
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
  /// Makes the node that stands for the view.
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

/// A control in one style, whatever styles are set around it: those are for what the style
/// makes. As long as style and configuration are the very ones it was shown with, it stays as
/// it is.
package struct ControlInStyle<Configuration>: View, PrimitiveView {
  let style: StackedStyle<Configuration>
  let configuration: SharedConfiguration<Configuration>

  /// Creates the view of a control.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - configuration: What it gets to work with.
  package init(
    _ style: StackedStyle<Configuration>,
    _ configuration: SharedConfiguration<Configuration>
  ) {
    self.style = style
    self.configuration = configuration
  }

  /// Makes the node that stands for the view.
  package func _makeNode(_ context: _NodeContext) -> _Node { ControlInStyleNode(self, context) }
}

/// A configuration that was made once and is handed to several styles: whether it is another
/// one is seen without looking into it.
package final class SharedConfiguration<Configuration> {
  /// The configuration.
  package let value: Configuration

  /// Takes a configuration.
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

/// What a style makes, in a node of its own: a style may have state, and is made to
/// evaluate again when something it read has changed.
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
  /// Sets a style for the controls of its kind in this view, inside those set around it.
  package func pushingStyle<Style, Configuration>(
    _ style: Style,
    on stack: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>>,
    @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> some View
  ) -> some View {
    changingEnvironment(PushStyle(style: style, stack: stack, makeBody: makeBody))
  }
}
