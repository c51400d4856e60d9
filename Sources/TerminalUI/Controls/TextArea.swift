@_spi(Nodes) import ViewEngine

/// A text field of several lines.
struct TextArea: PrimitiveView {
  let configuration: TextFieldConfiguration
  /// Whether Enter starts a new line, and the field fills the proposed size.
  var isEditor = false

  func _makeNode(_ context: _NodeContext) -> _Node { TextAreaNode(self, context) }
}

private final class TextAreaNode: ViewNode<TextArea>, OutlineYielding, PasteReceiving {
  private var buffer = TextBuffer(limit: TextLimit.editor)
  private var label: Node?
  private var top = 0
  private var outline: Rect?
  private var configuration: TextFieldConfiguration { view.configuration }
  override var isElement: Bool { true }
  override var nodeRole: NodeRole? { .control(OutlineRole.outlined(self)) }
  override var children: [Node] { label.map { [$0] } ?? [] }
  override var shownChildren: [Node] { [] }
  override var acceptsFocus: Bool { environment.focusTraits.isFocusable }
  override var prefersDefaultFocus: Bool { environment.focusTraits.prefersDefault }

  override func resolve() {
    buffer.replace(tracking { configuration.text.wrappedValue })
    let prompt = configuration.prompt.map { AnyView($0) } ?? configuration.label
    label = reconcile(label, prompt, environment)
    invalidateLayout()
  }

  /// Whether an empty field shows a prompt. The label serves as the prompt, unless it is shown
  /// before the field.
  private var showsPrompt: Bool { configuration.prompt != nil || !environment.hasLabelAside }

  // MARK: Layout

  private func rows(_ width: Int) -> TextRows { TextRows(buffer.characters, width: width) }

  /// The size of an editor if its container proposes none. This project's choice: a few words in a
  /// few lines.
  private static let ideal = Size(width: 24, height: 3)

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let width = proposal.width ?? Self.ideal.width
    if view.isEditor {
      return Size(width: width, height: max(1, proposal.height ?? Self.ideal.height))
    }
    let least = max(rows(width).count, environment.textTraits.leastLines)
    let wanted = min(least, environment.lineLimit ?? .max)
    return Size(width: width, height: min(wanted, max(1, proposal.height ?? wanted)))
  }

  override func placeChildren() {
    for element in label?.elements ?? [] {
      let offered = ProposedSize(area.size)
      let rect = environment.align(element.measure(offered), in: area, .topLeading)
      element.place(rect, for: offered, in: viewport.intersection(area))
    }
  }

  /// The cells for text: inside the border around the field, unless no cells are left there.
  private var area: Rect {
    guard view.isEditor, let outline else { return frame }
    let inner = frame.intersection(
      Rect(
        x: outline.minX + 1,
        y: outline.minY + 1,
        width: max(0, outline.size.width - 2),
        height: max(0, outline.size.height - 2)
      )
    )
    return inner.size.width > 1 && inner.size.height > 0 ? inner : frame
  }

  func yield(to outline: Rect?) {
    self.outline = outline
    placeChildren()
  }

  // MARK: Input

  override func focusChanged(_ isFocused: Bool) {
    if isFocused { environment.focusTraits.onFocus?() }
    configuration.onEditingChanged?(isFocused)
    setNeedsResolve()
  }

  override var keyHandling: KeyHandling { .byLayout }

  override func handle(_ key: Key) -> Bool {
    guard environment.isEnabled else { return false }
    switch key {
    case .enter: return view.isEditor ? edit(.character("\n")) : submit()
    case .up: return moveRow(by: -1)
    case .down: return moveRow(by: 1)
    case .home: return move(toColumn: 0)
    case .end: return move(toColumn: .max)
    default: return edit(key)
    }
  }

  private func edit(_ key: Key) -> Bool {
    switch buffer.press(key) {
    case .nothing: return false
    case .moved: break
    case .full: showFieldFull(buffer.limit)
    case .edited:
      configuration.text.wrappedValue = buffer.text
      buffer.replace(configuration.text.wrappedValue)
    }
    setNeedsResolve()
    return true
  }

  func paste(_ text: String) -> Bool {
    guard environment.isEnabled else { return false }
    // One scalar more than the limit, so that `insert` reports a text that does not fit.
    let start = String(text.unicodeScalars.prefix(buffer.limit + 1))
    if !buffer.insert(start.replacing("\t", with: "  ")) {
      showFieldFull(buffer.limit)
    }
    configuration.text.wrappedValue = buffer.text
    buffer.replace(configuration.text.wrappedValue)
    setNeedsResolve()
    return true
  }

  private func submit() -> Bool {
    configuration.onCommit?()
    return environment.submit() || configuration.onCommit != nil
  }

  /// Moves the cursor to another row. Returns `false` at the first and last row, so that the arrow
  /// key moves the focus.
  private func moveRow(by step: Int) -> Bool {
    let rows = rows(area.size.width)
    let place = rows.place(of: buffer.cursor)
    guard (0..<rows.count).contains(place.row + step) else { return false }
    buffer.move(to: rows.index(row: place.row + step, column: place.column))
    setNeedsResolve()
    return true
  }

  private func move(toColumn column: Int) -> Bool {
    let rows = rows(area.size.width)
    buffer.move(to: rows.index(row: rows.place(of: buffer.cursor).row, column: column))
    setNeedsResolve()
    return true
  }

  // MARK: Draw

  private var style: CellStyle {
    var style = environment.cellStyle
    if environment.isEnabled {
      style.attributes.insert(.underline)
    } else {
      style.foreground = .secondary
    }
    return style
  }

  override func draw(into canvas: Canvas) {
    let area = area
    let window = viewport.intersection(area)
    canvas.fill(area, style, in: viewport)
    if buffer.characters.isEmpty {
      if showsPrompt { label?.elements.forEach { $0.draw(into: canvas) } }
      canvas.restyle(area, in: viewport) { [style] in
        $0 = style
        $0.foreground = .secondary
        $0.attributes.insert(.italic)
      }
    }
    let rows = rows(area.size.width)
    let cursor = rows.place(of: buffer.cursor)
    top = max(min(top, cursor.row), cursor.row - area.size.height + 1)
    for row in top..<min(rows.count, top + area.size.height) {
      let text = rows.text(row)
      let cells = CellText(text, style: style, asciiOnly: environment.usesASCII)
      let start = self.start(cells.columns)
      let turned = cells.turned(reading: environment.layoutDirection)
      canvas.draw(turned, at: Point(x: start, y: area.minY + row - top), in: window)
      if row == cursor.row, hasFocus {
        canvas.setCursor(Point(x: start + cursor.column, y: area.minY + row - top), in: window)
      }
    }
    drawMarks(of: rows.count, canvas)
  }

  /// Draws marks in the last column for rows above or below. Text never reaches that column.
  private func drawMarks(of count: Int, _ canvas: Canvas) {
    guard area.size.width > 1 else { return }
    let painter = ScrollIndicatorPainter(
      frame: area,
      window: area,
      viewport: viewport,
      isASCII: environment.usesASCII,
      isMirrored: false
    )
    painter.drawMarks(above: top > 0, below: top + area.size.height < count, canvas)
  }

  private func start(_ columns: Int) -> Int {
    let isMirrored = environment.layoutDirection == .rightToLeft
    return isMirrored ? max(area.minX, area.maxX - 1 - columns) : area.minX
  }

  override func addSemantics(to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = environment.isEnabled
    }
    tree.addControl(.textField, self, describe: describe) { tree in
      if buffer.characters.isEmpty {
        label?.addSemantics(to: &tree)
      } else {
        tree.addText(CellText(buffer.text).label, self)
      }
    }
  }
}
