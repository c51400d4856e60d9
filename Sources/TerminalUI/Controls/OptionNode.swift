@_spi(Nodes) import ViewEngine

/// The picker that owns option nodes.
@MainActor
protocol OptionGroup: Node {
  /// The arrangement of the options.
  var appearance: OptionAppearance { get }
  /// Whether moving the focus to another option selects that option.
  var choosesByFocus: Bool { get }
  /// Returns whether the tag of an option equals the selection.
  func isSelected(_ option: OptionNode) -> Bool
  /// Selects an option.
  func choose(_ option: OptionNode)
  /// Called when an option receives the focus, from another option of the picker or from another
  /// view.
  func focusGained(to option: OptionNode)
  /// Called when an option loses the focus.
  func focusLost(_ option: OptionNode)
}

/// The node of a picker's option: views of the picker's content between marks.
final class OptionNode: Node {
  var content: [Node] = []
  var traits = RowTraits()
  private weak var group: (any OptionGroup)?
  private var appearance: OptionAppearance { group?.appearance ?? .radio }
  private var choosesByFocus: Bool { group?.choosesByFocus ?? false }
  private var isSelected: Bool { group?.isSelected(self) ?? false }
  override var isElement: Bool { true }
  override var children: [Node] { content }
  override var acceptsFocus: Bool { isEnabled && environment.focusTraits.isFocusable }
  override var prefersDefaultFocus: Bool { appearance == .menu && isSelected }
  override var focusOption: FocusOption {
    FocusOption(
      group: group.map { ObjectIdentifier($0) },
      followsPages: appearance == .menu,
      keepsChoice: !choosesByFocus && appearance != .menu
    )
  }
  private var isEnabled: Bool { content.first?.environment.isEnabled ?? environment.isEnabled }

  /// Whether dotted lines between the options show that all of them are disabled.
  private var hasDottedLines: Bool { appearance == .segments && !environment.isEnabled }

  init(_ context: NodeContext, group: any OptionGroup) {
    self.group = group
    super.init(context)
  }

  // MARK: Layout

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    let margins = appearance.margins
    let inner = innerProposal(proposal)
    let size = content.reduce(Size.zero) { size, element in
      let own = element.measure(inner)
      return Size(width: max(size.width, own.width), height: size.height + own.height)
    }
    // The marks need a row even if no cell is left for the content.
    return Size(
      width: size.width + margins.leading + margins.trailing,
      height: max(1, size.height)
    )
  }

  private func innerProposal(_ proposal: ProposedSize) -> ProposedSize {
    let margins = appearance.margins
    let width = proposal.width.map { max(0, $0 - margins.leading - margins.trailing) }
    return ProposedSize(width: width, height: nil)
  }

  override func placeChildren() {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let margins = appearance.margins
    let inner = innerProposal(ProposedSize(frame.size))
    let isCentred = appearance == .wheel
    var y = frame.minY
    for element in content {
      let size = element.measure(inner)
      let free = max(0, (inner.width ?? 0) - size.width)
      let lead = margins.leading + (isCentred ? free / 2 : 0)
      let x = isMirrored ? frame.maxX - lead - size.width : frame.minX + lead
      let rect = Rect(x: x, y: y, width: size.width, height: size.height)
      element.place(rect, for: inner, in: viewport.intersection(frame))
      y += size.height
    }
  }

  // MARK: Draw

  /// The painter of a selected or focused option in a row; `nil` for options without a fill.
  private var segmentPainter: FillPainter? {
    guard appearance.axis == .horizontal, isEnabled, isSelected || hasFocus else { return nil }
    return FillPainter(fill: .prominent, color: .accent, isFocused: hasFocus)
  }

  override func draw(into canvas: Canvas) {
    let painter = segmentPainter
    painter?.drawFill(of: frame, into: canvas, in: viewport)
    super.draw(into: canvas)
    let isFocused = hasFocus
    let marks = appearance.marks(
      isSelected: isSelected,
      isFocused: isFocused,
      isEnabled: isEnabled || hasDottedLines,
      choosesByFocus: choosesByFocus,
      ascii: environment.usesASCII
    )
    let isMirrored = environment.layoutDirection == .rightToLeft
    let style = CellStyle(foreground: isFocused || isSelected ? .accent : .secondary)
    draw(marks.leading, atLeft: !isMirrored, style, canvas)
    draw(marks.trailing, atLeft: isMirrored, style, canvas)
    if isFocused {
      canvas.setCursor(atStartOf: frame, environment.layoutDirection, in: viewport)
    }
    restyle(canvas, isFocused: isFocused)
    painter?.finish(frame, on: canvas, in: viewport)
  }

  private func draw(_ mark: String, atLeft: Bool, _ style: CellStyle, _ canvas: Canvas) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let text = isMirrored ? Mirrored.marks(mark) : mark
    let x = atLeft ? frame.minX : frame.maxX - text.count
    canvas.draw(text, at: Point(x: x, y: frame.minY), style, in: viewport.intersection(frame))
  }

  private func restyle(_ canvas: Canvas, isFocused: Bool) {
    canvas.restyle(frame, in: viewport) { style in
      if !isEnabled { style.foreground = .secondary }
      if isSelected || isFocused { style.attributes.insert(.bold) }
      if appearance.axis == .horizontal, isSelected, style.foreground == .standard {
        style.foreground = .onAccent
      }
      if appearance == .menu, isFocused { style.attributes.insert(.reverse) }
      if appearance == .wheel, !isSelected, !isFocused { style.attributes.insert(.dim) }
    }
  }

  override func addSemantics(to tree: inout SemanticTree) {
    let describe = { [self] (element: inout SemanticElement) in
      element.isEnabled = isEnabled
      element.isSelected = isSelected
    }
    tree.addControl(.option, self, describe: describe) { super.addSemantics(to: &$0) }
  }

  /// Releases the content, which the picker's content owns.
  override func unmount() {
    content = []
    super.unmount()
  }

  // MARK: Input

  override func focusChanged(_ isFocused: Bool) {
    if isFocused { group?.focusGained(to: self) } else { group?.focusLost(self) }
  }

  override var keyHandling: KeyHandling { .byLayout }

  override func handle(_ key: Key) -> Bool {
    guard key == .space || (key == .enter && !choosesByFocus) else { return false }
    activate()
    return true
  }

  override func activate() {
    guard isEnabled else { return }
    group?.choose(self)
    if appearance != .menu { becomeFocused() }
    environment.menuDismissal?.close()
  }
}

/// Mirrors marks for right-to-left layouts.
enum Mirrored {
  private static let twins: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", ">": "<", "<": ">", "▐": "▌", "▌": "▐", "▸": "◂",
    "◂": "▸", "›": "‹", "‹": "›", "▹": "◃", "◃": "▹", "→": "←", "←": "→", "↩": "↪", "↪": "↩",
    "↗": "↖", "↖": "↗", "↘": "↙", "↙": "↘", "⇥": "⇤", "⇤": "⇥",
  ]

  /// Returns the marks in reverse order, each replaced by its mirror image. Brackets still enclose
  /// their content.
  static func marks(_ marks: String) -> String {
    String(marks.reversed().map { twins[$0] ?? $0 })
  }
}
