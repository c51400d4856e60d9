/// One of the things that lie over one another on the screen: the root, and above it
/// what is presented.
@MainActor
package struct Layer {
  package let node: Node
  /// Where it stands and what it does to what lies behind.
  package let style: LayerStyle
  /// Takes the layer away; `nil` for the root.
  let dismiss: (() -> Void)?

  /// Whether nothing below can be read or used.
  var isModal: Bool { dismiss != nil }

  /// What Escape does; `nil` for the root, and where what is shown forbids it.
  var dismissByKey: (() -> Void)? {
    let isForbidden = style.traits?.forbidsDismissal == true
    return isForbidden || style.staysAbove ? nil : dismiss
  }
}

/// Where a layer stands, and what it does to what lies behind.
package struct LayerStyle {
  /// How the rectangle is found: where it is not the whole screen, a function says it of the
  /// layer's node.
  package enum Placement {
    /// The whole screen.
    case screen
    /// Over the middle of what lies behind.
    case over(@MainActor (Node) -> Rect)
    /// Beside something: a click elsewhere takes the layer away.
    case near(@MainActor (Node) -> Rect)
  }

  package let placement: Placement
  /// Whether what lies behind is dimmed.
  package var dims = true
  /// Whether what is presented later is laid below.
  package var staysAbove = false
  /// What the views in the layer tell about it.
  package var traits: (any LayerTraits)?

  /// Describes a layer; as a rule it dims what lies behind.
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

  /// The screen below all others.
  static var root: LayerStyle { LayerStyle(placement: .screen, dims: false) }
}

/// What the views in a layer tell about it.
@MainActor
package protocol LayerTraits: AnyObject {
  /// Whether Escape does not take the layer away.
  var forbidsDismissal: Bool { get }
  /// Whether what lies behind keeps its look.
  var leavesLookBehind: Bool { get }
}
