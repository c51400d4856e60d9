import ImageDecoding
@_spi(Nodes) import ViewEngine

extension Image {
  /// Creates the node that lays out and draws the view.
  @MainActor public func _makeNode(_ context: _NodeContext) -> _Node { ImageNode(self, context) }
}

/// The node of an image: a glyph, a picture, or a name in brackets. A picture is drawn in half
/// blocks, and recorded for screens with pixels.
private final class ImageNode: ViewNode<Image> {
  private var traits = TextTraits()
  private var text = CellText("")
  private var narrow = CellText("")
  private var picture: Bitmap?
  /// The picture for screens with pixels; `nil` if the view must have half blocks.
  private var source: (any PictureSource)?
  private var rows: (size: Size, rows: [PictureRow])?
  override var isElement: Bool { true }

  override func resolve() {
    traits = environment.textTraits
    rows = nil
    let earlier = picture
    (picture, source) = (nil, nil)
    if environment.showsPictures, !traits.usesASCII, !traits.isRedacted {
      // A body that decodes a picture again must not make the terminal receive it again.
      picture = findPicture()?.identified(as: earlier)
    }
    if let picture {
      source = view.pictureSource(of: picture, isTemplate: isTemplate)
      return
    }
    let shown = TextSpan(text: view.glyph(in: environment), traits: traits).shown
    text = CellText(shown, style: traits.style, asciiOnly: traits.usesASCII)
    narrow = text
    if case .symbol(let name, _) = view.source, !traits.isRedacted {
      let glyph = Image.glyph(named: environment.symbolVariants.applied(to: name))
      narrow = CellText(glyph.ascii, style: traits.style)
    }
  }

  private func findPicture() -> Bitmap? {
    switch view.source {
    case .symbol: return nil
    case .bitmap(let bitmap): return bitmap
    case .asset(let name, let bundle):
      let picture = AssetCatalog.picture(named: name, bundle, isDark: environment.isDark)
      if picture == nil { DebugLog.noteOnce("Image: no picture \"\(name)\" that can be shown") }
      return picture
    }
  }

  private var isTemplate: Bool {
    if let rendering = view.rendering { return rendering == .template }
    return picture?.isTemplate == true
  }

  // MARK: Size

  override func sizeThatFits(_ proposal: ProposedSize) -> Size {
    guard let picture else { return glyphSize(proposal) }
    let natural = picture.cells
    if view.resizing != nil {
      return Size(
        width: min(proposal.width ?? natural.width, Self.longest),
        height: min(proposal.height ?? natural.height, Self.longest)
      )
    }
    return natural.scaled(toFit: proposal)
  }

  /// The largest side of a picture, in cells. Without this limit, an unlimited proposal would
  /// allocate an unlimited number of cells.
  private static let longest = 4096

  /// Returns the size of a symbol. A resizable symbol is at least two cells wide, so that it is
  /// about square.
  private func glyphSize(_ proposal: ProposedSize) -> Size {
    guard view.resizing != nil else {
      return Size(width: min(text.columns, max(1, proposal.width ?? .max)), height: 1)
    }
    return Size(
      width: min(proposal.width ?? max(2, text.columns), Self.longest),
      height: min(proposal.height ?? 1, Self.longest)
    )
  }

  // MARK: Drawing

  override func draw(into canvas: Canvas) {
    if let picture { draw(picture, canvas) } else { drawGlyph(canvas) }
  }

  private func drawGlyph(_ canvas: Canvas) {
    let width = frame.size.width
    guard width > 0, frame.size.height > 0 else { return }
    let end = CellText(bracket, style: traits.style)
    let line =
      text.columns <= width ? text : narrow.truncated(toColumns: width, ellipsis: end)
    let rect = environment.align(Size(width: line.columns, height: 1), in: frame, .center)
    canvas.draw(line, at: rect.origin, in: viewport)
    let paint = traits.gradient ?? environment.foregroundPaint
    if paint.isGradient {
      canvas.recolor(frame, with: paint, where: traits.style.foreground, in: viewport)
    }
  }

  /// The closing bracket of a name, which stays if the name is truncated; empty for a symbol.
  private var bracket: String {
    if case .symbol = view.source { "" } else { "]" }
  }

  private func draw(_ picture: Bitmap, _ canvas: Canvas) {
    guard let source else { return drawCells(picture, canvas) }
    canvas.draw(source, over: frame, in: viewport) { drawCells(picture, canvas) }
  }

  private func drawCells(_ picture: Bitmap, _ canvas: Canvas) {
    for row in pictureRows(picture) {
      let origin = Point(x: frame.minX + row.column, y: frame.minY + row.row)
      canvas.draw(row.text, at: origin, in: viewport)
    }
  }

  private func pictureRows(_ picture: Bitmap) -> [PictureRow] {
    if let rows, rows.size == frame.size { return rows.rows }
    let scaled = picture.sampled(
      columns: frame.size.width,
      halfRows: frame.size.height * 2,
      isTiled: view.resizing == .tile,
      isSmooth: view.isSmooth
    )
    let made = PictureRow.rows(of: scaled, color: isTemplate ? traits.style.foreground : nil)
    rows = (frame.size, made)
    return made
  }

  // MARK: Reading

  override func addSemantics(to tree: inout SemanticTree) {
    if view.isDecorative || traits.isRedacted { return }
    let label = CellText(view.label?.plainText(in: environment) ?? view.spoken).label
    tree.addImage(label, self)
  }
}

extension EnvironmentValues {
  fileprivate var isDark: Bool { colorScheme == .dark }
}

extension Size {
  /// Returns the largest size with the proportions of this size that fits a proposal. It is never
  /// larger than this size.
  fileprivate func scaled(toFit proposal: ProposedSize) -> Size {
    let across = proposal.width.map { Double($0) / Double(max(1, width)) } ?? 1
    let down = proposal.height.map { Double($0) / Double(max(1, height)) } ?? 1
    let factor = min(1, across, down)
    guard factor < 1 else { return self }
    return Size(
      width: factor > 0 ? max(1, Int(nearest: Double(width) * factor)) : 0,
      height: factor > 0 ? max(1, Int(nearest: Double(height) * factor)) : 0
    )
  }
}
