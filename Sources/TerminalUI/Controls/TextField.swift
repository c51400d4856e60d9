/// A line to type into: SwiftUI's `TextField`. The cursor can be moved with the arrow
/// keys, Home and End.
public struct TextField: View {
  private let title: String
  @Binding private var text: String

  /// Creates a field whose title shows while it is empty.
  public init(_ title: some StringProtocol, text: Binding<String>) {
    self.title = String(title)
    _text = text
  }

  /// The field.
  public var body: some View {
    FieldLine(title: title, text: $text)
  }
}

private struct FieldLine: PrimitiveView, Resolvable {
  let title: String
  let text: Binding<String>

  func makeNode(_ context: NodeContext) -> Node { FieldNode(self, context) }
}

private final class FieldNode: ViewNode<FieldLine> {
  private var cursor = 0
  private var text = ""
  override var isElement: Bool { true }
  override var isFocusable: Bool { environment.isEnabled && environment.focusTraits.isFocusable }
  override var prefersDefaultFocus: Bool { environment.focusTraits.prefersDefault }

  override func resolve() {
    text = tracking { view.text.wrappedValue }
    cursor = min(cursor, text.count)
  }

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    Size(width: proposal.width ?? max(12, cells(text).columns + 1), height: 1)
  }

  override func focusChanged(_ isFocused: Bool) {
    if isFocused {
      cursor = text.count
      environment.focusTraits.onFocus?()
    }
    setNeedsResolve()
  }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(character)
    case .space: insert(" ")
    case .backspace: remove(at: cursor - 1)
    case .delete: remove(at: cursor)
    case .left: move(to: cursor - 1)
    case .right: move(to: cursor + 1)
    case .home: move(to: 0)
    case .end: move(to: text.count)
    case .enter: return environment.submit()
    default: return false
    }
    return true
  }

  private func insert(_ character: Character) {
    let before = String(text.prefix(cursor)) + String(character)
    write(before + text.dropFirst(cursor), cursor: before.count)
  }

  private func remove(at index: Int) {
    guard index >= 0, index < text.count else { return }
    write(String(text.prefix(index) + text.dropFirst(index + 1)), cursor: index)
  }

  /// The owner of the text may keep it as it was, or make something else of it.
  private func write(_ newText: String, cursor newCursor: Int) {
    view.text.wrappedValue = newText
    cursor = newCursor
    setNeedsResolve()
  }

  private func move(to index: Int) {
    cursor = max(0, min(index, text.count))
  }

  private func cells(_ string: some StringProtocol) -> CellText {
    CellText(String(string), style: environment.cellStyle, asciiOnly: environment.usesASCII)
  }

  override func draw(into canvas: Canvas) {
    let isFocused = host.hasFocus(self)
    let style = CellStyle(attributes: .underline)
    canvas.fill(frame, style, in: viewport)
    if text.isEmpty {
      let title = CellText(
        view.title,
        style: CellStyle(foreground: .secondary, attributes: .underline),
        asciiOnly: environment.usesASCII
      )
      canvas.draw(title, at: frame.origin, in: viewport.intersection(frame))
    }
    let before = cells(text.prefix(cursor)).columns
    let shift = max(0, before - frame.size.width + 1)
    let origin = Point(x: frame.minX - shift, y: frame.minY)
    canvas.draw(
      CellText(text, style: style, asciiOnly: environment.usesASCII),
      at: origin,
      in: viewport.intersection(frame)
    )
    if isFocused {
      let place = Point(x: frame.minX + before - shift, y: frame.minY)
      canvas.setCursor(place, in: viewport.intersection(frame))
    }
  }

  override func addSemantics(to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = environment.isEnabled
    }
    tree.addControl(.textField, self, describe: describe) {
      $0.addText(CellText(text.isEmpty ? view.title : text).label, self)
    }
  }
}
