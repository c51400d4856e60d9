extension Node {
  /// Presents a node above all layers except layers with `staysAbove`.
  package final func present(
    _ node: Node,
    style: LayerStyle,
    dismiss: @escaping () -> Void
  ) {
    host.present(node, style: style, dismiss: dismiss)
  }

  /// Closes the presentation of a node. The focus returns to the control that had it before, once
  /// no other presentation covers that control.
  package final func endPresentation(of node: Node) { host.removeLayer(of: node) }

  /// Whether a view inside the node presents anything.
  package final var presentsAnything: Bool { host.presentsAnything(from: self) }

  /// Sets whether sheets avoid covering this node. Sheets cover it anyway if the screen has too few
  /// rows for both.
  package final func excludeFromSheets(_ isKept: Bool) {
    if isKept {
      host.sheetExclusion = link
    } else if host.sheetExclusion == link {
      host.sheetExclusion = nil
    }
  }

  /// The number of rows, from the top of the screen, that sheets may cover.
  package final var sheetRows: Int { host.sheetRows }

  /// Returns whether a cell is on a presentation over the centre of the screen, such as a sheet.
  package final func isOnSheet(_ point: Point) -> Bool {
    host.layers.contains {
      if case .over = $0.style.placement { $0.node.frame.contains(point) } else { false }
    }
  }
}
