@_spi(Nodes) import ViewEngine

/// The controls of a dialog: text fields, then buttons. A button dismisses the dialog before it
/// runs its action.
///
/// Enter presses the focused button. The initial focus is on a button that does not cancel or
/// delete. Escape and `q` press the cancel button, or the only button. The cancel button is first
/// in a row and last in a column.
struct DialogActions: PrimitiveView {
  let actions: AnyView
  let isColumn: Bool
  let dismiss: @MainActor () -> Void

  var content: DialogActionList { DialogActionList(actions: actions, dismiss: dismiss) }

  func _makeNode(_ context: _NodeContext) -> _Node { DialogActionsNode(self, context) }
}

/// The client's actions, followed by an OK and a Cancel button, which are shown only if needed.
struct DialogActionList: View {
  let actions: AnyView
  let dismiss: @MainActor () -> Void

  var body: some View {
    Group {
      actions
      Button("OK") {}.environment(\.dialogFallback, .acceptance)
      Button("Cancel", role: .cancel) {}.environment(\.dialogFallback, .cancellation)
    }
    .buttonStyle(DialogButtonStyle(dismiss: dismiss))
  }
}

/// The purpose of a button that a dialog adds if none of the client's buttons has this purpose.
enum DialogFallback {
  case acceptance
  case cancellation
}

private enum DialogFallbackKey: EnvironmentKey {
  static var defaultValue: DialogFallback? { nil }
}

extension EnvironmentValues {
  fileprivate var dialogFallback: DialogFallback? {
    get { self[DialogFallbackKey.self] }
    set { self[DialogFallbackKey.self] = newValue }
  }
}

private struct DialogButtonStyle: PrimitiveButtonStyle {
  let dismiss: @MainActor () -> Void

  func makeBody(configuration: Configuration) -> some View {
    DialogAction(
      role: configuration.role,
      content: Button(role: configuration.role) {
        dismiss()
        configuration.trigger()
      } label: {
        configuration.label
      }
      .buttonStyle(RankedButtonStyle(isPrimary: configuration.role == .confirm, isWide: false))
    )
  }
}

private struct DialogAction<Content> {
  let role: ButtonRole?
  let content: Content
}

extension DialogAction: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { DialogActionNode(self, context) }
}

@MainActor
private protocol DialogActionSource: Node {
  var role: ButtonRole? { get }
  var fallback: DialogFallback? { get }
}

private final class DialogActionNode<Content: View>: ContainerNode<DialogAction<Content>>,
  DialogActionSource
{
  var role: ButtonRole? { view.role }
  var fallback: DialogFallback? { environment.dialogFallback }

  init(_ view: DialogAction<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size { columnSize(for: proposal) }

  override func placeChildren() {
    placeColumn(for: proposal, in: frame, viewport: viewport)
  }
}

private final class DialogActionsNode: ContainerNode<DialogActions> {
  private var hasChosenFocus = false

  init(_ view: DialogActions, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  // MARK: Parts

  private func action(in item: Node) -> (any DialogActionSource)? {
    var node = item
    while !(node is any DialogActionSource), node.children.count == 1 { node = node.children[0] }
    return node as? any DialogActionSource
  }

  private var fields: [Node] { layoutItems.filter { action(in: $0) == nil } }

  /// The buttons to show, in the order in which they are declared.
  private var buttons: [(item: Node, role: ButtonRole?)] {
    let all = layoutItems.compactMap { item in action(in: item).map { (item, $0) } }
    let own = all.filter { $0.1.fallback == nil }
    let needed: DialogFallback? =
      if view.isColumn {
        own.contains { $0.1.role == .cancel } ? nil : .cancellation
      } else {
        own.isEmpty ? .acceptance : nil
      }
    return all.filter { $0.1.fallback == nil || $0.1.fallback == needed }
      .map { ($0.0, $0.1.role) }
  }

  /// Returns the buttons in the order in which they are shown.
  private func ordered(isRow: Bool) -> [Node] {
    let buttons = buttons
    let cancelling = buttons.filter { $0.role == .cancel }.map(\.item)
    let others = buttons.filter { $0.role != .cancel }.map(\.item)
    return isRow ? cancelling + others : others + cancelling
  }

  private var preferred: Node? {
    let buttons = buttons
    return
      (buttons.first { $0.item.environment.keyboardShortcut == .defaultAction }
      ?? buttons.first { $0.role == nil || $0.role == .confirm }
      ?? buttons.first { $0.role == .cancel } ?? buttons.first)?.item
  }

  private var leaving: Node? {
    let buttons = buttons
    if let cancelling = buttons.first(where: { $0.role == .cancel }) { return cancelling.item }
    return buttons.count == 1 ? buttons[0].item : nil
  }

  private func control(in item: Node?) -> Node? {
    var tree = SemanticTree()
    item?.addSemantics(to: &tree)
    return tree.elements.first?.node
  }

  // MARK: Layout

  private static let ideal = ProposedSize(width: nil, height: 1)

  /// The number of columns between the buttons of a row.
  private static let spacing = 2

  /// The maximum number of buttons in a row. More buttons are easier to read in a column.
  private static let rowLimit = 3

  /// The minimum width of a dialog with text fields, in columns. A narrower dialog has no space for
  /// text.
  private static let leastColumnsForFields = 24

  private func rowWidth(_ nodes: [Node]) -> Int {
    nodes.reduce(Self.spacing * max(0, nodes.count - 1)) { $0 + $1.measure(Self.ideal).width }
  }

  private func isRow(_ width: Int?) -> Bool {
    let nodes = ordered(isRow: true)
    return !view.isColumn && nodes.count <= Self.rowLimit && rowWidth(nodes) <= width ?? .max
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let isRow = isRow(proposal.width)
    let nodes = ordered(isRow: isRow)
    let widest = nodes.reduce(0) { max($0, $1.measure(Self.ideal).width) }
    let fields = fields
    let least = fields.isEmpty ? 0 : Self.leastColumnsForFields
    let width = max(isRow ? rowWidth(nodes) : widest, least)
    let gap = fields.isEmpty ? 0 : 1
    return Size(
      width: min(width, proposal.width ?? width),
      height: fields.count + gap + (isRow ? min(1, nodes.count) : nodes.count)
    )
  }

  override func placeChildren() {
    for item in layoutItems { item.place(.zero, for: .unspecified, in: .zero) }
    var y = frame.minY
    for field in fields {
      let line = Rect(x: frame.minX, y: y, width: frame.size.width, height: 1)
      field.place(line, for: ProposedSize(line.size), in: viewport)
      y += 1
    }
    if y > frame.minY { y += 1 }
    let isRow = isRow(frame.size.width)
    let nodes = ordered(isRow: isRow)
    let widest = nodes.reduce(0) { max($0, $1.measure(Self.ideal).width) }
    var x = frame.minX + max(0, (frame.size.width - rowWidth(nodes)) / 2)
    let isMirrored = environment.layoutDirection == .rightToLeft
    for node in isRow && isMirrored ? nodes.reversed() : nodes {
      // The buttons of a column have the same width.
      let width = min(isRow ? node.measure(Self.ideal).width : widest, frame.size.width)
      if !isRow { x = frame.minX + (frame.size.width - width) / 2 }
      let rect = Rect(x: x, y: y, width: width, height: 1)
      node.place(rect, for: ProposedSize(rect.size), in: viewport)
      if isRow { x += width + Self.spacing } else { y += 1 }
    }
  }

  // MARK: Semantics and input

  override func addSemantics(to tree: inout SemanticTree) {
    let fields = fields
    let nodes = fields + ordered(isRow: isRow(frame.size.width))
    for node in nodes { node.addSemantics(to: &tree) }
    guard !hasChosenFocus else { return }
    hasChosenFocus = true
    focusEngine.returnFocus(to: control(in: fields.first ?? preferred))
  }

  override var keyHandling: KeyHandling { .byLayout }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .escape, .character("q"):
      control(in: leaving)?.activate()
      return true
    case .enter:
      guard let control = control(in: preferred) else { return false }
      control.activate()
      return true
    default:
      return false
    }
  }
}
