/// The role of an element, independent of its appearance.
///
/// ```swift
/// import TerminalUI
///
/// @MainActor
/// func buttons(in host: ViewHost) -> [String] {
///   host.semantics.elements.filter { $0.role == .button }.map(\.label)
/// }
/// ```
public enum SemanticRole: String, Hashable, Sendable, CaseIterable {
  /// Text without an action.
  case text
  /// The heading of the elements after it.
  case header
  /// A picture with a label.
  case image
  /// The progress of an operation.
  case progress
  /// Several elements as one.
  case group
  /// A button to press.
  case button
  /// A link to an address.
  case link
  /// One of several options.
  case option
  /// A row of a list that can be activated or selected.
  case row
  /// A tab, one of several screens.
  case tab
  /// A switch that is on or off.
  case toggle
  /// A field for text input.
  case textField
  /// A value that arrow keys change.
  case adjustable
  /// A value with buttons to increase and decrease it.
  case stepper
  /// A button that opens a menu.
  case menu
  /// A control that shows and hides its content.
  case disclosure

  /// Whether the element has no action.
  package var isOnlyRead: Bool {
    switch self {
    case .text, .header, .image, .progress: true
    default: false
    }
  }

  /// The name of the role as a screen reader announces it; `nil` if it is not announced.
  package var word: String? {
    switch self {
    case .text, .group, .row: nil
    case .header: "heading"
    case .image: "image"
    case .progress: "progress"
    case .button: "button"
    case .link: "link"
    case .option: "option"
    case .tab: "tab"
    case .toggle: "switch"
    case .textField: "text field"
    case .adjustable: "adjustable"
    case .stepper: "stepper"
    case .menu: "menu"
    case .disclosure: "disclosure"
    }
  }
}
