extension Node {
  /// Lays a node over everything but what stays above.
  package final func present(
    _ node: Node,
    style: LayerStyle,
    dismiss: @escaping () -> Void
  ) {
    host.present(node, style: style, dismiss: dismiss)
  }

  /// Takes a node away that was presented. The focus returns to where it was before, once nothing
  /// lies above.
  package final func endPresentation(of node: Node) { host.removeLayer(of: node) }

  /// Whether something is presented by a view inside the node.
  package final var presentsAnything: Bool { host.presentsAnything(from: self) }

  /// Has sheets leave the node free, as far as the screen has rows for both, or cover it again.
  package final func keepClearOfSheets(_ isKept: Bool) {
    if isKept {
      host.keptClear = link
    } else if host.keptClear == link {
      host.keptClear = nil
    }
  }

  /// The rows of the screen that sheets may cover.
  package final var sheetRows: Int { host.sheetRows }

  /// Whether a cell is on what stands over the middle of the screen, such as a sheet.
  package final func isOnSheet(_ point: Point) -> Bool {
    host.layers.contains {
      if case .over = $0.style.placement { $0.node.frame.contains(point) } else { false }
    }
  }
}
