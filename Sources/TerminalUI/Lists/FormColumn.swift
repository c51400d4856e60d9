@_spi(Nodes) import ViewEngine

/// The column for the labels of a form's controls. It is as wide as the widest label.
@MainActor
final class FormColumn {
  private(set) var width = 0
  private var known: [NodeLink] = []

  nonisolated init() {}

  /// The labels that are mounted now.
  var labels: [any FormLabelling] { known.compactMap { $0.node as? any FormLabelling } }

  func add(_ label: any FormLabelling) {
    known.removeAll { $0.node == nil || $0.node === label || $0.node?.isMounted == false }
    known.append(label.link)
  }

  /// Sets the width to the width of the widest label, at most half of `room`.
  ///
  /// - Returns: Whether the width changed.
  func fit(room: Int?) -> Bool {
    known.removeAll { $0.node?.isMounted != true }
    let widest = labels.reduce(0) { max($0, $1.idealWidth) }
    let fitting = min(widest, room.map { max(0, ($0 - 1) / 2) } ?? widest)
    defer { width = fitting }
    return fitting != width
  }
}

/// The node of a label in the label column of a form.
@MainActor
protocol FormLabelling: Node {
  /// The width of the label without a limit, in cells.
  var idealWidth: Int { get }
}

private enum FormColumnKey: EnvironmentKey {
  static var defaultValue: FormColumn? { nil }
}

private enum HasLabelAsideKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The label column of the form around a control; `nil` if the form has none.
  var formColumn: FormColumn? {
    get { self[FormColumnKey.self] }
    set { self[FormColumnKey.self] = newValue }
  }

  /// Whether the label of a text field is shown before the field. The field itself then shows no
  /// label.
  var hasLabelAside: Bool {
    get { self[HasLabelAsideKey.self] }
    set { self[HasLabelAsideKey.self] = newValue }
  }
}

/// The label before a control's value. In a form with a label column it ends at the column's
/// trailing edge.
struct LeadingControlLabel<Content: View>: View {
  let content: Content
  @Environment(\.formColumn) private var column
  @Environment(\.labelsVisibility) private var visibility

  var body: some View {
    if let column, visibility != .hidden {
      FormLabel(column: column, content: LabelTexts(content: content))
    } else {
      ControlLabel(content: content)
    }
  }
}

/// A text field. In a form with a label column, its label is in that column.
struct FieldWithLabel<Content: View>: View {
  let label: AnyView
  let content: Content
  @Environment(\.formColumn) private var column
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.hasLabelAside) private var hasLabelAside

  var body: some View {
    if let column, visibility != .hidden, !hasLabelAside {
      HStack(alignment: .top) {
        AccessibilityHiddenView(content: FormLabel(column: column, content: label))
        content.environment(\.hasLabelAside, true)
      }
    } else {
      content
    }
  }
}

private struct FormLabel<Content> {
  let column: FormColumn
  let content: Content
}

extension FormLabel: View, PrimitiveView where Content: View {
  func _makeNode(_ context: _NodeContext) -> _Node { FormLabelNode(self, context) }
}

private final class FormLabelNode<Content: View>: ContainerNode<FormLabel<Content>>,
  FormLabelling
{
  var idealWidth: Int { columnSize(for: .unspecified).width }

  init(_ view: FormLabel<Content>, _ context: NodeContext) {
    super.init(view, context, content: { $0.content })
  }

  override func resolve() {
    view.column.add(self)
    super.resolve()
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = view.column.width
    let height = columnSize(for: ProposedSize(width: width, height: proposal.height)).height
    return Size(width: width, height: height)
  }

  override func placeChildren() {
    placeColumn(for: ProposedSize(frame.size), in: frame, .topTrailing, viewport: viewport)
  }
}
