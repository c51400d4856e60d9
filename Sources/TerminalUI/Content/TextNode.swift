import Foundation
@_spi(Nodes) import ViewEngine

extension Text {
  /// Creates the node that lays out and draws the view.
  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node { TextNode(self, context) }
}

/// The node of a text. It creates its cells when they are first needed.
///
/// A text that may contain links is composed immediately, because links make the text focusable.
private final class TextNode: ViewNode<Text> {
  private var cells = CellText("")
  private var columns = 0
  /// Whether cells, columns and gradients belong to an older value of the view.
  private var isBehind = false
  private var traits = TextTraits()
  private var wrapped: (width: Int, lines: [CellText])?
  private var cut: (width: Int, limit: Int, lines: [CellText])?
  private var gradients: [(paint: Paint, color: CellColor)] = []
  private var inheritedGradient: Paint?
  private var isInvisible = false
  private var spoken: [String]?
  private var links = TextLinks()
  private var lifetime: TimeInterval?
  private var clock: AnyCancellable?
  override var isElement: Bool { true }
  override var acceptsFocus: Bool { !links.isEmpty }

  override func resolve() {
    traits = environment.textTraits
    wrapped = nil
    cut = nil
    spoken = nil
    isBehind = true
    // The new text may change sooner than the old text.
    clock?.cancel()
    clock = nil
    if case .string = view.content { links = TextLinks() } else { catchUp() }
  }

  override func catchUp() {
    guard isBehind else { return }
    isBehind = false
    if case .string(let string) = view.content, view.changes.isEmpty, traits.showsPlainly {
      cells = CellText(string, style: traits.style, asciiOnly: traits.usesASCII)
      gradients = []
      lifetime = nil
    } else {
      makeSpans()
    }
    columns = cells.columns
    let paint = environment.foregroundPaint
    inheritedGradient = paint.isGradient ? paint : nil
    isInvisible = isClear(inherited: paint)
  }

  private func makeSpans() {
    let composer = TextComposer(view, in: environment)
    let spans = composer.spans
    lifetime = composer.lifetime
    links.take(spans)
    cells = links.cells(of: spans, hasFocus: hasFocus)
    spoken = CellText(spans.map(\.spoken).joined()).plainLines
    gradients = spans.compactMap { span in
      span.traits.gradient.map { ($0, span.traits.style.foreground) }
    }
  }

  // MARK: Lines

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    catchUp()
    let lines = visibleLines(width: proposal.width, height: proposal.height)
    let rows = traits.leastLines > lines.count && !cells.isEmpty ? traits.leastLines : lines.count
    return Size(
      width: lines.reduce(0) { max($0, $1.columns) },
      height: rows + max(0, rows - 1) * traits.lineSpacing
    )
  }

  /// Returns the lines that fit. There is at least one: a stack without enough rows clips its end
  /// instead of a line in its middle.
  private func visibleLines(width: Int?, height: Int?) -> [CellText] {
    let width = width ?? ProposedSize.infinity
    let lines = lines(width: width)
    if lines.count <= 1 { return lines }
    let step = 1 + traits.lineSpacing
    let rows = height.map { ($0 + traits.lineSpacing) / step } ?? .max
    let limit = max(1, min(rows, traits.lineLimit ?? .max))
    guard lines.count > limit else { return lines }
    if let cut, cut.width == width, cut.limit == limit { return cut.lines }
    let kept = cells.wrapped(
      toColumns: width,
      limit: limit,
      mode: traits.truncation.cellMode,
      ellipsis: CellText("…", style: traits.style, asciiOnly: traits.usesASCII)
    )
    cut = (width, limit, kept)
    return kept
  }

  private func lines(width: Int) -> [CellText] {
    if columns <= width, columns > 0, width > 1, cells.breaks.isEmpty { return [cells] }
    if let wrapped, wrapped.width == width { return wrapped.lines }
    let lines = cells.wrapped(toColumns: width)
    wrapped = (width, lines)
    return lines
  }

  // MARK: Drawing

  /// Returns the baselines of the text: the first baseline is below the first row, and the last
  /// baseline is below the last row.
  override func explicitGuide(_ key: GuideKey, in size: Size, for proposal: ProposedSize) -> Int? {
    guard key.isBaseline else { return nil }
    return key.place == .firstBaseline ? min(1, size.height) : size.height
  }

  override func draw(into canvas: Canvas) {
    // In a long list, most texts are outside the viewport.
    let viewport = viewport
    if frame.minY >= viewport.maxY || viewport.size.height <= 0 { return }
    if frame.minY + max(1, frame.size.height) <= viewport.minY { return }
    catchUp()
    if isInvisible { return }
    waitForChange()
    let lines = visibleLines(width: frame.size.width, height: frame.size.height)
    let alignment = Alignment(horizontal: traits.alignment.horizontal, vertical: .top)
    for (index, line) in lines.enumerated() {
      let y = frame.minY + index * (1 + traits.lineSpacing)
      if y < viewport.minY { continue }
      if y >= viewport.maxY { break }
      let lane = Rect(x: frame.minX, y: y, width: frame.size.width, height: 1)
      let rect = environment.align(Size(width: line.columns, height: 1), in: lane, alignment)
      let turned = line.turned(reading: environment.layoutDirection)
      canvas.draw(turned, at: rect.origin, in: viewport)
    }
    paintGradients(canvas)
    if hasFocus {
      canvas.setCursor(atStartOf: frame, environment.layoutDirection, in: viewport)
    }
  }

  /// Returns whether the foreground is transparent, such as `Color.clear`. Such a text takes space
  /// but draws nothing.
  private func isClear(inherited: Paint) -> Bool {
    if view.changes.isEmpty { return inherited.source == .nothing }
    if case .joined = view.content { return false }
    let own = view.changes.lazy.compactMap { change -> AnyShapeStyle? in
      if case .foreground(let style) = change { style } else { nil }
    }
    let paint = own.first.map { $0.paint(in: environment) } ?? inherited
    return paint.source == .nothing
  }

  private func paintGradients(_ canvas: Canvas) {
    for (paint, color) in gradients {
      canvas.recolor(frame, with: paint, where: color, in: viewport)
    }
    guard let paint = inheritedGradient else { return }
    canvas.recolor(frame, with: paint, where: traits.style.foreground, in: viewport)
  }

  // MARK: Time

  /// Starts a timer that composes the text again when the time that it shows changes. The timer
  /// runs only while the text is drawn.
  private func waitForChange() {
    guard let lifetime, clock == nil, !viewport.intersection(frame).isEmpty else { return }
    clock = Clock.current.repeating(after: lifetime) { [weak self] in
      self?.clock = nil
      self?.setNeedsResolve()
    }
  }

  override func unmount() {
    clock?.cancel()
    super.unmount()
  }

  // MARK: Reading and links

  override func addSemantics(to tree: inout SemanticTree) {
    if !links.isEmpty, !tree.isInsideControl {
      return tree.addControl(.link, self) { $0.addText(lines: spokenLines, self) }
    }
    tree.addText(lines: spokenLines, self)
  }

  private var spokenLines: [String] {
    catchUp()
    if let spoken { return spoken }
    var plain: [String] = []
    if case .string(let string) = view.content { plain = CellText(string).plainLines }
    spoken = plain
    return plain
  }

  override func focusChanged(_ isFocused: Bool) { setNeedsResolve() }

  override var keyHandling: KeyHandling { links.isEmpty ? .none : .byState }

  override func handle(_ key: Key) -> Bool {
    guard isFocusable else { return false }
    switch key {
    case .enter, .space: activate()
    case .left, .right:
      let isForward = (key == .right) == (environment.layoutDirection == .leftToRight)
      guard links.move(by: isForward ? 1 : -1) else { return false }
      setNeedsResolve()
    default: return false
    }
    return true
  }

  override func activate() {
    guard let url = links.current else { return }
    environment.openURL(url) { [self] isOpen in
      if isOpen { return }
      CopyNotice(presenter: environment.noticePresenter, locale: environment.locale)
        .copy(url.absoluteString)
    }
  }
}
