@_spi(Nodes) import ViewEngine

/// The role of a node in drawing a border around an input field.
enum OutlineRole: ControlNodeRole {
  /// The node draws a border around the view that it decorates.
  case outline
  /// The node can be decorated, and then leaves its outer cells to the border.
  case outlined(any OutlineYielding)
}

/// A node that leaves its outer cells to a border around it.
@MainActor
protocol OutlineYielding: Node {
  /// Sets the frame of the border around the node, or `nil` if there is none.
  func yield(to outline: Rect?)
}
