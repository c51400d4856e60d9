/// One of the things that lie over one another on the screen: the root, and above it
/// what is presented.
@MainActor
struct Layer {
  let node: Node
  /// Where it stands and what it does to what lies behind.
  let style: LayerStyle
  /// Takes the layer away; `nil` for the root.
  let dismiss: (() -> Void)?
  /// What had the focus when the layer came.
  weak var focusBelow: Node?

  /// Whether nothing below can be read or used.
  var isModal: Bool { dismiss != nil }

  /// What Escape does; `nil` for the root, and where what is shown forbids it.
  var dismissByKey: (() -> Void)? {
    let isDisabled = style.traits?.values(DismissDisabledKey.self).contains(true) == true
    return isDisabled || style.staysAbove ? nil : dismiss
  }
}

/// Where a layer stands, and what it does to what lies behind.
struct LayerStyle {
  /// How the rectangle is found.
  enum Placement {
    /// The whole screen.
    case screen
    /// In the middle, above the lines that tell of keys.
    case sheet
    /// Below a rectangle or above it.
    case near(@MainActor () -> Rect)
  }

  var placement = Placement.sheet
  /// The most columns it takes.
  var widest: Int?
  /// Whether what lies behind is dimmed.
  var dims = true
  /// Whether what is presented later is laid below.
  var staysAbove = false
  /// What the views in the layer tell about it.
  var traits: Traits?

  /// The screen below all others.
  static let root = LayerStyle(placement: .screen, dims: false)
}
