@_spi(Nodes) import ViewEngine

/// A single-line text field. It shows the part of the text around the cursor.
struct FieldLine: PrimitiveView {
  let configuration: TextFieldConfiguration

  func _makeNode(_ context: _NodeContext) -> _Node { FieldNode(self, context) }
}

private final class FieldNode: ViewNode<FieldLine>, PasteReceiving {
  private var buffer = TextBuffer()
  private var label: Node?
  private var shift = 0
  private var isEditing = false
  private var configuration: TextFieldConfiguration { view.configuration }
  override var isElement: Bool { true }
  override var children: [Node] { label.map { [$0] } ?? [] }
  override var shownChildren: [Node] { [] }
  override var acceptsFocus: Bool { environment.focusTraits.isFocusable }
  override var prefersDefaultFocus: Bool { environment.focusTraits.prefersDefault }

  override func resolve() {
    configuration.locale?.value = environment.locale
    let text = tracking { configuration.text.wrappedValue }
    if !(configuration.commitsAtEnd && isEditing) { take(text) }
    let prompt = configuration.prompt.map { AnyView($0) } ?? configuration.label
    label = reconcile(label, prompt, environment)
  }

  /// Shows a text that the program has set. The cursor moves to its end.
  private func take(_ text: String) {
    guard text != buffer.text else { return }
    buffer.replace(text)
    buffer.move(to: buffer.characters.count)
  }

  /// Whether an empty field shows a prompt. The label serves as the prompt, unless it is shown
  /// before the field.
  private var showsPrompt: Bool { configuration.prompt != nil || !environment.hasLabelAside }

  // MARK: Layout

  /// The minimum ideal width of a field, in cells. This project's choice: enough for a word.
  private static let leastColumns = 12

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let ideal = max(Self.leastColumns, max(cells.columns, labelWidth) + 1)
    return Size(width: proposal.width ?? ideal, height: 1)
  }

  private var labelWidth: Int {
    label?.elements.first?.measure(.unspecified).width ?? 0
  }

  override func placeChildren() {
    for element in label?.elements ?? [] {
      let offered = ProposedSize(frame.size)
      let rect = environment.align(element.measure(offered), in: frame, .leading)
      element.place(rect, for: offered, in: viewport.intersection(frame))
    }
  }

  // MARK: Input

  override func focusChanged(_ isFocused: Bool) {
    if isFocused {
      buffer.move(to: buffer.characters.count)
      environment.focusTraits.onFocus?()
    } else if isEditing {
      commit()
    }
    isEditing = isFocused
    configuration.onEditingChanged?(isFocused)
    setNeedsResolve()
  }

  override var keyHandling: KeyHandling { .byState }

  override func handle(_ key: Key) -> Bool {
    guard environment.isEnabled else { return false }
    if key == .enter { return submit() }
    if key == .backspace, buffer.cursor == 0, configuration.deleteBeforeStart?() == true {
      return true
    }
    switch buffer.press(key) {
    case .nothing: return false
    case .moved: return true
    case .edited:
      write()
      return true
    case .full:
      showFieldFull(buffer.limit)
      return true
    }
  }

  /// Inserts pasted text. Line breaks and tabs become spaces, since the field has one line.
  func paste(_ text: String) -> Bool {
    guard environment.isEnabled else { return false }
    // One scalar more than the limit, so that `insert` reports a text that does not fit.
    let start = String(text.unicodeScalars.prefix(buffer.limit + 1))
    let words = start.split(whereSeparator: { $0.isNewline || $0 == "\t" })
    let isWhole = start.unicodeScalars.count == text.unicodeScalars.count
    if !buffer.insert(words.joined(separator: " ")) || !isWhole {
      showFieldFull(buffer.limit)
    }
    write()
    return true
  }

  private func submit() -> Bool {
    commit()
    configuration.willSubmit?()
    configuration.onCommit?()
    let hasSubmitted = environment.submit(configuration.trigger)
    return hasSubmitted || configuration.onCommit != nil || configuration.commitsAtEnd
  }

  /// Writes the text to its binding, and reads it back: the program may reject or change the input.
  private func write() {
    if !configuration.commitsAtEnd {
      configuration.text.wrappedValue = buffer.text
      buffer.replace(configuration.text.wrappedValue)
    }
    setNeedsResolve()
  }

  private func commit() {
    guard configuration.commitsAtEnd else { return }
    configuration.text.wrappedValue = buffer.text
    buffer.replace(configuration.text.wrappedValue)
    setNeedsResolve()
  }

  // MARK: Draw

  private var shownText: String {
    guard configuration.isSecure else { return buffer.text }
    return String(repeating: environment.usesASCII ? "*" : "•", count: buffer.characters.count)
  }

  private var cells: CellText {
    CellText(shownText, style: style, asciiOnly: environment.usesASCII)
  }

  private var style: CellStyle {
    var style = environment.cellStyle
    if environment.isEnabled {
      style.attributes.insert(.underline)
    } else {
      style.foreground = .secondary
    }
    return style
  }

  private func columns(before index: Int) -> Int {
    let text = String(shownText.prefix(index))
    return CellText(text, style: style, asciiOnly: environment.usesASCII).columns
  }

  override func draw(into canvas: Canvas) {
    canvas.fill(frame, style, in: viewport)
    let window = viewport.intersection(frame)
    if buffer.characters.isEmpty {
      if showsPrompt { label?.elements.forEach { $0.draw(into: canvas) } }
      canvas.restyle(frame, in: viewport) { [environment] in
        $0.foreground = .secondary
        $0.attributes.insert(.italic)
        if environment.isEnabled { $0.attributes.insert(.underline) }
      }
    }
    let before = columns(before: buffer.cursor)
    shift = max(0, before - frame.size.width + 1)
    let isMirrored = environment.layoutDirection == .rightToLeft
    let total = cells.columns
    let start = isMirrored ? mirroredStart(total, before) : frame.minX - shift
    let turned = cells.turned(reading: environment.layoutDirection)
    canvas.draw(turned, at: Point(x: start, y: frame.minY), in: window)
    guard hasFocus else { return }
    let cursor = isMirrored && total == 0 ? frame.maxX - 1 : start + before
    canvas.setCursor(Point(x: cursor, y: frame.minY), in: window)
  }

  /// Returns the column of the leftmost cell of a right-to-left text. One cell is left for the
  /// cursor at the right edge. The text shifts if the cursor would be outside the field.
  private func mirroredStart(_ total: Int, _ before: Int) -> Int {
    let start = frame.maxX - 1 - total
    return max(start, frame.minX - before)
  }

  override func addSemantics(to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = environment.isEnabled
    }
    tree.addControl(.textField, self, describe: describe) { tree in
      if buffer.characters.isEmpty || configuration.isSecure {
        label?.addSemantics(to: &tree)
      } else {
        tree.addText(CellText(buffer.text).label, self)
      }
    }
  }
}
