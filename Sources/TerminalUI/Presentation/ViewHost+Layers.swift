extension ViewHost {
  /// Lays a presentation over everything but what stays above.
  func present(_ node: Node, style: LayerStyle = LayerStyle(), dismiss: @escaping () -> Void) {
    let above = layers.firstIndex { $0.style.staysAbove }
    let focusBelow = above.map { layers[$0].focusBelow } ?? focusedNode
    let layer = Layer(node: node, style: style, dismiss: dismiss, focusBelow: focusBelow)
    layers.insert(layer, at: above ?? layers.endIndex)
    setNeedsLayout()
  }

  /// Takes a presentation away; the focus returns to where it was before, once nothing lies
  /// above.
  func removeLayer(of node: Node) {
    guard let index = layers.firstIndex(where: { $0.node === node }) else { return }
    let removed = layers.remove(at: index)
    if index == layers.endIndex {
      focusBelow = removed.focusBelow
    } else if layers[index].focusBelow?.isInside(removed.node) ?? true {
      layers[index].focusBelow = removed.focusBelow
    }
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
    case .sheet: sheetRect(layer)
    case .near(let anchor): popoverRect(layer.node, near: anchor())
    }
  }

  /// A sheet stands in the middle, at its ideal height. It leaves free two columns at
  /// the sides and the lines at the bottom, where programs tell of keys, as far as there
  /// is room for that. One that was given a height rises from those lines.
  private func sheetRect(_ layer: Layer) -> Rect {
    let rows = sheetRows
    let width = sheetWidth(layer)
    if let detents = layer.style.traits?.value(DetentsKey.self) {
      let height = detents.current(onScreen: size).rows(outOf: rows)
      return Rect(x: (size.width - width) / 2, y: rows - height, width: width, height: height)
    }
    let ideal = layer.node.measure(ProposedSize(width: width, height: nil)).height
    let isPage = layer.style.traits?.value(PresentationWidthKey.self) == .page
    let height = isPage ? rows : min(ideal, rows)
    // In the middle of what sheets may cover as a rule: one that fits does not move when
    // something happens.
    let middle = (Self.sheetRows(ofScreen: size) - height) / 2
    return Rect(
      x: (size.width - width) / 2,
      y: min(middle, rows - height),
      width: width,
      height: height
    )
  }

  private func sheetWidth(_ layer: Layer) -> Int {
    let room = size.width > 44 ? size.width - 4 : size.width
    let widest = min(room, layer.style.widest ?? room)
    switch layer.style.traits?.value(PresentationWidthKey.self) {
    case .page: return widest
    case .form: return min(widest, 60)
    case .fitted, nil:
      return min(layer.node.measure(ProposedSize(width: widest, height: nil)).width, widest)
    }
  }

  /// The rows that sheets may cover: those above what is kept clear of them, where they are
  /// enough for a sheet.
  private var sheetRows: Int {
    let usual = Self.sheetRows(ofScreen: size)
    guard let clear = keptClear?.node, clear.isMounted,
      clear.frame.minY >= Self.leastSheetRows
    else { return usual }
    return min(usual, clear.frame.minY)
  }

  /// The rows that a sheet has in any case; ours.
  private static let leastSheetRows = 8

  /// The rows that sheets may cover on a screen on which nothing is kept clear of them.
  static func sheetRows(ofScreen size: Size) -> Int {
    switch size.height {
    case ..<6: size.height
    case ..<20: size.height - 1
    default: size.height - 2
    }
  }

  private func clear(_ layer: Layer, _ canvas: Canvas) {
    let screen = Rect(origin: .zero, size: size)
    let leavesLook = layer.style.traits?.value(BackgroundInteractionKey.self) == true
    if layer.style.dims, !leavesLook {
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
