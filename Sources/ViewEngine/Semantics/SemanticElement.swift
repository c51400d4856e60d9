/// One thing on the screen that a person can focus, press or read.
public struct SemanticElement {
  /// What it is.
  public package(set) var role: SemanticRole
  /// What it says.
  public package(set) var label: String
  /// The lines of the text that it was made of.
  var writtenLines: [String] = []
  /// The value it has now, as words.
  public package(set) var value = ""
  /// What happens when it is used.
  public package(set) var hint = ""
  /// The name that the program gave it, for tests.
  public package(set) var identifier = ""
  /// What more there is to know about it.
  public package(set) var traits: AccessibilityTraits = []
  /// How deep a heading it is, from 1; 0 when that was not said.
  public package(set) var headingLevel = 0
  /// Whether it is left out where the screen is read to a person. It can still be focused
  /// and pressed.
  public package(set) var isHidden = false
  /// Whether it is the chosen one.
  public package(set) var isSelected = false
  /// Whether it can be used.
  public package(set) var isEnabled = true
  /// Whether it takes the focus and presses though it can't be used, to say why.
  package var saysWhyDisabled = false
  /// Whether it has the focus.
  public package(set) var isFocused = false
  /// Its rectangle, which may lie outside the screen inside a scroll view.
  public internal(set) var rect: Rect
  /// The part of the rectangle that is seen.
  public internal(set) var visibleRect: Rect
  /// Whether what is said about the view is meant for this element alone, not for those
  /// after it.
  package var standsForAll = false
  package let node: Node
  package var shortcut: KeyboardShortcut?
  package var sortPriority = 0.0
  package var actions: [AccessibilityAction] = []

  /// Describes something on the screen; all else is told of it afterwards.
  package init(
    role: SemanticRole,
    label: String,
    writtenLines: [String] = [],
    rect: Rect,
    visibleRect: Rect,
    standsForAll: Bool = false,
    node: Node
  ) {
    self.role = role
    self.label = label
    self.writtenLines = writtenLines
    self.rect = rect
    self.visibleRect = visibleRect
    self.standsForAll = standsForAll
    self.node = node
  }

  /// What tells one from another for as long as it is there.
  package struct Identity: Hashable {
    fileprivate let node: ObjectIdentifier
  }

  /// Which one it is.
  package var identity: Identity { Identity(node: ObjectIdentifier(node)) }

  /// The names of what can be done with it beside pressing.
  public var actionNames: [String] { actions.map(\.name) }

  /// What it says, line by line: several for a text that is written so and is called nothing
  /// else.
  package var lines: [String] {
    let areSaid = writtenLines.count > 1 && writtenLines.joined(separator: " ") == label
    return areSaid ? writtenLines : [label]
  }

  /// Whether it is on; `nil` for what is never on or off.
  public var isOn: Bool? { role == .toggle ? isSelected : nil }

  /// Whether it shows what it holds; `nil` for what holds nothing.
  public var isExpanded: Bool? { role == .disclosure ? isSelected : nil }

  /// Whether a click on it does something.
  @MainActor package var isClickable: Bool {
    if role.isOnlyRead || !isEnabled && !saysWhyDisabled { return false }
    return role != .group || node.isFocusable
  }

  /// How it is told to a person who listens: "Save, button, dimmed".
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
