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
  ///
  /// - Parameter isAtTop: Whether the node is at the top of the screen, not at the bottom.
  package final func excludeFromSheets(_ isKept: Bool, isAtTop: Bool) {
    let exclusion = isAtTop ? \ViewHost.sheetExclusionAtTop : \ViewHost.sheetExclusion
    if isKept {
      host[keyPath: exclusion] = link
    } else if host[keyPath: exclusion] == link {
      host[keyPath: exclusion] = nil
    }
  }

  /// The number of rows, from the top of the screen, above the end of sheets.
  package final var sheetRows: Int { host.sheetRows }

  /// The number of rows at the top of the screen that sheets do not cover.
  package final var rowsAboveSheets: Int { host.rowsAboveSheets }

  /// Returns whether a cell is on a presentation over the centre of the screen, such as a sheet.
  package final func isOnSheet(_ point: Point) -> Bool {
    host.layers.contains {
      if case .over = $0.style.placement { $0.node.frame.contains(point) } else { false }
    }
  }
}
