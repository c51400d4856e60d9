/// An element of the screen that a person can focus, activate or read.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func checkedOptions(in host: ViewHost) -> [String] {
///   host.update()
///   return host.semantics.elements.filter { $0.role == .option && $0.isSelected }.map(\.label)
/// }
/// ```
public struct SemanticElement {
  /// The kind of the element, independent of its appearance.
  public package(set) var role: SemanticRole
  /// The accessibility label.
  public package(set) var label: String
  /// The lines of the text from which the label was made.
  var writtenLines: [String] = []
  /// The current value as text; empty if there is none.
  public package(set) var value = ""
  /// A description of the result of activating the element; empty if there is none.
  public package(set) var hint = ""
  /// The identifier for tests; empty if there is none.
  public package(set) var identifier = ""
  /// Additional traits.
  public package(set) var traits: AccessibilityTraits = []
  /// The level of a heading, from 1; 0 if it is unspecified.
  public package(set) var headingLevel = 0
  /// Whether screen readers skip the element. It can still be focused and activated.
  public package(set) var isHidden = false
  /// Whether the element is the selected option, the current tab or a switch that is on.
  public package(set) var isSelected = false
  /// Whether the element can be used.
  public package(set) var isEnabled = true
  /// Whether the element can be focused and activated although it is disabled, to explain why it is
  /// disabled.
  package var includesDisabledReason = false
  /// Whether the element has the focus and is visible.
  public package(set) var isFocused = false
  /// The rectangle in screen cells. Inside a scroll view, it may be outside the screen.
  public internal(set) var rect: Rect
  /// The visible part of the rectangle.
  public internal(set) var visibleRect: Rect
  /// Whether accessibility modifiers around the view apply to this element only, not to the
  /// elements after it.
  package var representsWholeView = false
  package let node: Node
  package var shortcut: KeyboardShortcut?
  package var sortPriority = 0.0
  package var actions: [AccessibilityAction] = []

  /// Creates an element. The other properties are set afterwards.
  package init(
    role: SemanticRole,
    label: String,
    writtenLines: [String] = [],
    rect: Rect,
    visibleRect: Rect,
    representsWholeView: Bool = false,
    node: Node
  ) {
    self.role = role
    self.label = label
    self.writtenLines = writtenLines
    self.rect = rect
    self.visibleRect = visibleRect
    self.representsWholeView = representsWholeView
    self.node = node
  }

  /// The identity of an element, constant while its view exists.
  package struct Identity: Hashable {
    fileprivate let node: ObjectIdentifier
  }

  package var identity: Identity { Identity(node: ObjectIdentifier(node)) }

  /// The names of the additional actions, besides activating.
  public var actionNames: [String] { actions.map(\.name) }

  /// The label by line: several lines for a multi-line text with no other label.
  package var lines: [String] {
    let areSpoken = writtenLines.count > 1 && writtenLines.joined(separator: " ") == label
    return areSpoken ? writtenLines : [label]
  }

  /// Whether a toggle is on; `nil` for other elements.
  public var isOn: Bool? { role == .toggle ? isSelected : nil }

  /// Whether a disclosure is expanded; `nil` for other elements.
  public var isExpanded: Bool? { role == .disclosure ? isSelected : nil }

  /// Whether a click on the element has an effect.
  @MainActor package var isClickable: Bool {
    if role.isOnlyRead || !isEnabled && !includesDisabledReason { return false }
    return role != .group || node.isFocusable
  }

  /// The element as a screen reader announces it, for example "Save, button, dimmed".
  public var spoken: String {
    var words = [label, value]
    if let isExpanded {
      words.append(isExpanded ? "expanded" : "collapsed")
    } else if isSelected || traits.contains(.isSelected) {
      words.append("selected")
    }
    words.append(role.word ?? "")
    if headingLevel > 0 { words.append("level \(headingLevel)") }
    if !isEnabled { words.append("dimmed") }
    words.append(hint)
    return words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
