extension ViewHost {
  /// Lays a presentation over everything.
  func present(_ node: Node, style: LayerStyle = LayerStyle(), dismiss: @escaping () -> Void) {
    layers.append(Layer(node: node, style: style, dismiss: dismiss, focusBelow: focusedNode))
    setNeedsLayout()
  }

  /// Takes a presentation away; the focus returns to where it was before.
  func removeLayer(of node: Node) {
    guard let index = layers.firstIndex(where: { $0.node === node }) else { return }
    focusBelow = layers.remove(at: index).focusBelow
    setNeedsLayout()
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
    case .sheet: sheetRect(layer.node)
    }
  }

  /// A sheet stands in the middle, at its ideal height. It leaves free two columns at
  /// the sides and the lines at the bottom, where programs tell of keys, as far as there
  /// is room for that.
  private func sheetRect(_ node: Node) -> Rect {
    let widest = size.width > 44 ? size.width - 4 : size.width
    let width = min(node.measure(ProposedSize(width: widest, height: nil)).width, widest)
    let ideal = node.measure(ProposedSize(width: width, height: nil)).height
    let height = min(ideal, sheetRows)
    return Rect(
      x: (size.width - width) / 2,
      y: (sheetRows - height) / 2,
      width: width,
      height: height
    )
  }

  /// The rows that sheets may cover.
  private var sheetRows: Int {
    switch size.height {
    case ..<6: size.height
    case ..<20: size.height - 1
    default: size.height - 2
    }
  }

  private func clear(_ layer: Layer, _ canvas: Canvas) {
    let screen = Rect(origin: .zero, size: size)
    if layer.style.dims {
      let behind = Rect(x: 0, y: 0, width: size.width, height: sheetRows)
      canvas.restyle(behind, in: screen) { $0.attributes.insert(.dim) }
    }
    canvas.fill(layer.node.frame, .plain, in: screen)
  }
}
