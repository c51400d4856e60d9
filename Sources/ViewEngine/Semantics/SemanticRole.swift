/// What a part of the screen is to a person, whatever it looks like.
public enum SemanticRole: String, Hashable, Sendable, CaseIterable {
  /// Text to read.
  case text
  /// Text that heads what follows.
  case header
  /// A picture.
  case image
  /// How far something has come.
  case progress
  /// Several things taken together.
  case group
  /// Something to press.
  case button
  /// Something that leads to an address.
  case link
  /// One of several to choose from.
  case option
  /// A row of a list that can be pressed or chosen.
  case row
  /// One of several screens to choose from.
  case tab
  /// Something that is on or off.
  case toggle
  /// A line to type into.
  case textField
  /// A value that the arrow keys change.
  case adjustable
  /// A value with a step up and a step down.
  case stepper
  /// Something that opens a menu.
  case menu
  /// Something that shows and hides what it holds.
  case disclosure

  /// Whether nothing can be done with it.
  package var isOnlyRead: Bool {
    switch self {
    case .text, .header, .image, .progress: true
    default: false
    }
  }

  /// How the role is told in the spoken form; text speaks for itself.
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
