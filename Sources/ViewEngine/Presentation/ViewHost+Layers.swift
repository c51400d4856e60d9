extension ViewHost {
  /// Lays a presentation over everything but what stays above.
  func present(_ node: Node, style: LayerStyle, dismiss: @escaping () -> Void) {
    let index = layers.firstIndex { $0.style.staysAbove } ?? layers.endIndex
    layers.insert(Layer(node: node, style: style, dismiss: dismiss), at: index)
    // The root is no presentation.
    focusEngine.presentationCame(at: index - 1)
    setNeedsLayout()
  }

  /// Takes a presentation away; the focus returns to where it was before, once nothing lies
  /// above.
  func removeLayer(of node: Node) {
    guard let index = layers.firstIndex(where: { $0.node === node }) else { return }
    layers.remove(at: index)
    focusEngine.presentationWent(node, at: index - 1)
    setNeedsLayout()
  }

  /// Whether a node is the topmost one of something that is presented.
  func isPresented(_ node: Node) -> Bool {
    layers.count > 1 && layers.contains { $0.node === node }
  }

  /// Whether something is presented by a view inside a node.
  func presentsAnything(from node: Node) -> Bool {
    layers.dropFirst().contains { $0.node.isInside(node) }
  }

  /// Takes away the menus and popovers that a click went past; false when there are none.
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

  /// Whether a node is on the uppermost layer, the one that has the focus.
  func isUppermost(_ node: Node) -> Bool {
    guard layers.count > 1, let top = layers.last?.node else { return true }
    return node.isInside(top)
  }

  /// Gives each layer its rectangle.
  func layOutLayers() {
    let screen = Rect(origin: .zero, size: size)
    for layer in layers {
      let rect = rect(of: layer)
      layer.node.place(rect, for: ProposedSize(rect.size), in: screen)
    }
  }

  /// Draws the layers, the topmost last.
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

  /// The rows that sheets may cover: those above what is kept clear of them, where they are
  /// enough for a sheet.
  var sheetRows: Int {
    let usual = size.sheetRows
    guard let clear = keptClear?.node, clear.isMounted,
      clear.frame.minY >= Self.leastSheetRows
    else { return usual }
    return min(usual, clear.frame.minY)
  }

  /// The rows that a sheet has in any case; ours.
  private static let leastSheetRows = 8

  private func clear(_ layer: Layer, _ canvas: Canvas) {
    let screen = Rect(origin: .zero, size: size)
    if layer.style.dims, layer.style.traits?.leavesLookBehind != true {
      let behind = Rect(
        x: 0,
        y: 0,
        width: size.width,
        height: sheetRows
      )
      canvas.restyle(behind, in: screen) { $0.attributes.insert(.dim) }
    }
    canvas.fill(layer.node.frame, .plain, in: screen)
  }
}

extension Size {
  /// The rows that sheets may cover on a screen of the size on which nothing is kept clear of
  /// them.
  package var sheetRows: Int {
    switch height {
    case ..<Self.leastRowsForKeys: height
    case ..<Self.leastRowsForBothLines: height - 1
    default: height - 2
    }
  }

  /// The rows of a screen from which sheets leave its last one free, where programs tell of keys;
  /// below that they need it themselves.
  private static let leastRowsForKeys = 6

  /// The rows of a screen from which sheets leave its last two free.
  private static let leastRowsForBothLines = 20
}
