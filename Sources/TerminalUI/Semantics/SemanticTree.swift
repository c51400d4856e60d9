/// What a part of the screen is to a person, whatever it looks like.
public enum SemanticRole: Hashable, Sendable {
  /// Text to read.
  case text
  /// Something to press.
  case button
  /// One of several to choose from.
  case option
  /// A line to type into.
  case textField
  /// Something that leads to an address.
  case link
  /// A picture.
  case image
  /// How far something has come.
  case progress
  /// Something that is on or off.
  case toggle
  /// A value that the arrow keys change.
  case adjustable
  /// Something that opens a menu.
  case menu
}

/// One thing on the screen that a person can focus, press or read.
public struct SemanticElement {
  /// What it is.
  public internal(set) var role: SemanticRole
  /// What it says.
  public internal(set) var label: String
  /// Whether it is the chosen one.
  public internal(set) var isSelected = false
  /// Whether it can be used.
  public internal(set) var isEnabled = true
  /// Whether it has the focus.
  public internal(set) var isFocused = false
  /// Its rectangle, which may lie outside the screen inside a scroll view.
  public internal(set) var rect: Rect
  /// The part of the rectangle that is seen.
  public internal(set) var visibleRect: Rect
  let node: Node
  var shortcut: Key?
}

/// What is on the screen for a person, in reading order: the product of the phase
/// between placing and drawing. Focus order, mouse hits, the spoken form and tests
/// read it.
@MainActor
public struct SemanticTree {
  /// All elements, in reading order.
  public private(set) var elements: [SemanticElement] = []
  private var openControl: Int?
  /// Whether what is added now belongs to a control.
  var isInsideControl: Bool { openControl != nil }

  /// Adds text: to the control around it, or as an element of its own.
  mutating func addText(_ text: String, _ node: Node) {
    if text.isEmpty { return }
    if let openControl {
      let label = elements[openControl].label
      elements[openControl].label = label.isEmpty ? text : label + " " + text
    } else {
      append(SemanticElement(role: .text, label: text, rect: .zero, visibleRect: .zero, node: node))
    }
  }

  /// Adds a picture by what it shows: to the control around it, or as an element of its own.
  mutating func addImage(_ label: String, _ node: Node) {
    if isInsideControl { return addText(label, node) }
    if label.isEmpty { return }
    append(
      SemanticElement(role: .image, label: label, rect: .zero, visibleRect: .zero, node: node)
    )
  }

  /// Adds a control; the texts that `content` adds become its label.
  mutating func addControl(
    _ role: SemanticRole,
    _ node: Node,
    describe: (inout SemanticElement) -> Void = { _ in },
    content: (inout SemanticTree) -> Void
  ) {
    var element = SemanticElement(
      role: role,
      label: "",
      rect: .zero,
      visibleRect: .zero,
      node: node
    )
    element.isFocused = node.host.focusedNode === node
    describe(&element)
    append(element)
    let outer = openControl
    openControl = elements.count - 1
    content(&self)
    openControl = outer
  }

  private mutating func append(_ element: SemanticElement) {
    var element = element
    let (frame, viewport) = (element.node.frame, element.node.viewport)
    element.rect = frame
    element.visibleRect = frame.intersection(viewport)
    elements.append(element)
  }
}
