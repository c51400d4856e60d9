/// A layer of the screen: the root, or a presentation above it.
@MainActor
package struct Layer {
  package let node: Node
  /// The placement of the layer and its effect on the layers behind.
  package let style: LayerStyle
  /// Closes the presentation; `nil` for the root.
  let dismiss: (() -> Void)?

  /// Whether a person cannot read or use the layers below.
  var isModal: Bool { dismiss != nil }

  /// Closes the presentation on Escape. `nil` for the root and for presentations that prevent
  /// dismissal.
  var dismissByKey: (() -> Void)? {
    let isForbidden = style.traits?.forbidsDismissal == true
    return isForbidden || style.staysAbove ? nil : dismiss
  }
}

/// The placement of a layer and its effect on the layers behind.
package struct LayerStyle {
  /// The rule for the rectangle of a layer. The functions return the rectangle of the layer's node
  /// in screen cells.
  package enum Placement {
    /// The layer covers the screen.
    case screen
    /// The layer is centred over the layers behind.
    case over(@MainActor (Node) -> Rect)
    /// The layer is beside its source, as a popover. A click elsewhere closes it.
    case near(@MainActor (Node) -> Rect)
  }

  package let placement: Placement
  /// Whether the layers behind are dimmed.
  package var dims = true
  /// Whether later presentations are inserted below this one.
  package var staysAbove = false
  /// The traits that the views in the layer set.
  package var traits: (any LayerTraits)?

  /// Creates a style. By default, the layers behind are dimmed.
  package init(
    placement: Placement,
    dims: Bool = true,
    staysAbove: Bool = false,
    traits: (any LayerTraits)? = nil
  ) {
    self.placement = placement
    self.dims = dims
    self.staysAbove = staysAbove
    self.traits = traits
  }

  /// The style of the lowest layer, the whole screen.
  static var root: LayerStyle { LayerStyle(placement: .screen, dims: false) }
}

/// The traits of a layer that the views in the layer set.
@MainActor
package protocol LayerTraits: AnyObject {
  /// Whether the layer stays open when Escape is pressed.
  var forbidsDismissal: Bool { get }
  /// Whether the layers behind keep their normal brightness.
  var leavesBackdropUndimmed: Bool { get }
}
