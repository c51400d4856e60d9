extension ViewHost {
  /// Inserts a presentation above all layers except layers with `staysAbove`.
  func present(_ node: Node, style: LayerStyle, dismiss: @escaping () -> Void) {
    let index = layers.firstIndex { $0.style.staysAbove } ?? layers.endIndex
    layers.insert(Layer(node: node, style: style, dismiss: dismiss), at: index)
    // The focus engine does not count the root as a presentation.
    focusEngine.presentationOpened(at: index - 1)
    setNeedsLayout()
  }

  /// Closes the presentation of a node. The focus returns to the control that had it before, once
  /// no other layer covers that control.
  func removeLayer(of node: Node) {
    guard let index = layers.firstIndex(where: { $0.node === node }) else { return }
    layers.remove(at: index)
    focusEngine.presentationClosed(node, at: index - 1)
    setNeedsLayout()
  }

  /// Returns whether a node is the root of a presentation.
  func isPresented(_ node: Node) -> Bool {
    layers.count > 1 && layers.contains { $0.node === node }
  }

  /// Returns whether a view inside a node presents anything.
  func presentsAnything(from node: Node) -> Bool {
    layers.dropFirst().contains { $0.node.isInside(node) }
  }

  /// Closes menus and popovers after a click outside them. Returns whether any closed.
  func closeLayers(besides point: Point) -> Bool {
    var hasClosed = false
    for layer in layers.reversed() {
      guard case .near = layer.style.placement, !layer.node.frame.contains(point),
        let dismiss = layer.dismissByKey
      else { break }
      dismiss()
      hasClosed = true
    }
    return hasClosed
  }

  /// Returns whether a node is on the topmost layer, which has the focus.
  func isUppermost(_ node: Node) -> Bool {
    guard layers.count > 1, let top = layers.last?.node else { return true }
    return node.isInside(top)
  }

  /// Places every layer.
  func layOutLayers() {
    let screen = Rect(origin: .zero, size: size)
    for layer in layers {
      let rect = rect(of: layer)
      layer.node.place(rect, for: ProposedSize(rect.size), in: screen)
    }
  }

  /// Draws the layers from bottom to top.
  func drawLayers(into canvas: Canvas) {
    for layer in layers {
      if layer.isModal { clear(layer, canvas) }
      layer.node.draw(into: canvas)
    }
  }

  private func rect(of layer: Layer) -> Rect {
    switch layer.style.placement {
    case .screen: Rect(origin: .zero, size: size)
    case .over(let rect), .near(let rect): rect(layer.node)
    }
  }

  /// The number of rows, from the top of the screen, that sheets may cover. Sheets end above the
  /// node that they avoid, if that leaves enough rows for a sheet.
  var sheetRows: Int {
    let usual = size.sheetRows
    guard let clear = sheetExclusion?.node, clear.isMounted,
      clear.frame.minY >= Self.leastSheetRows
    else { return usual }
    return min(usual, clear.frame.minY)
  }

  /// The number of rows at the top of the screen that sheets do not cover: the rows of the node that
  /// they avoid there, if enough rows for a sheet are below it.
  var rowsAboveSheets: Int {
    guard let clear = sheetExclusionAtTop?.node, clear.isMounted,
      clear.frame.maxY + Self.leastSheetRows <= sheetRows
    else { return 0 }
    return clear.frame.maxY
  }

  /// The minimum number of rows for a sheet. This project's choice.
  private static let leastSheetRows = 8

  private func clear(_ layer: Layer, _ canvas: Canvas) {
    let screen = Rect(origin: .zero, size: size)
    if layer.style.dims, layer.style.traits?.leavesBackdropUndimmed != true {
      let behind = Rect(
        x: 0,
        y: 0,
        width: size.width,
        height: sheetRows
      )
      canvas.restyle(behind, in: screen) { $0.recede() }
    }
    canvas.fill(layer.node.frame, .plain, in: screen)
  }
}

extension CellStyle {
  /// Makes the cell dim, and prominent fills grey. Only the layer in front has prominent controls.
  fileprivate mutating func recede() {
    attributes.insert(.dim)
    guard background == .accent || background == .critical else { return }
    background = .fill
    if foreground == .onAccent { foreground = .standard }
  }
}

extension Size {
  /// The number of rows that sheets may cover on a screen of this size if no node must stay
  /// visible.
  package var sheetRows: Int {
    switch height {
    case ..<Self.leastRowsForKeys: height
    case ..<Self.leastRowsForBothLines: height - 1
    default: height - 2
    }
  }

  /// The minimum screen height, in rows, at which sheets leave the last row free. Programs show
  /// their keys in that row. Sheets on smaller screens need every row.
  private static let leastRowsForKeys = 6

  /// The minimum screen height, in rows, at which sheets leave the last two rows free.
  private static let leastRowsForBothLines = 20
}
