@_spi(Nodes) import ViewEngine

/// What a node has to do with lines that are drawn around content.
enum OutlineRole: ControlNodeRole {
  /// It draws a line around what it decorates.
  case outline
  /// It is decorated, and leaves the cells to the line.
  case outlined(any OutlineYielding)
}

/// A node that leaves the cells to a line that is drawn around it.
@MainActor
protocol OutlineYielding: Node {
  /// Leaves the cells to a line, or takes them back.
  func yield(to outline: Rect?)
}
