/// What there is to know about a view beside its label: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The traits, one bit each.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is pressed.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// It heads what follows.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// It is the chosen one.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// It leads to an address.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// It is typed into, to find something.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// It makes a sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// It is a key to type with.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// It is text that stays.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// It tells most of what the screen tells.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins to play something.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// It is touched directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// It turns the page when it was read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// What lies behind it is out of reach.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// It is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// It is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The names of those that are set, as they are written here, in the order of their bits.
  package var names: [String] {
    let all = [
      "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
      "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
      "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
      "isTabBar",
    ]
    return all.enumerated().compactMap { rawValue & 1 << $0.offset == 0 ? nil : $0.element }
  }

  /// What an element with these traits is, when they say so.
  package var role: SemanticRole? {
    let roles: [(AccessibilityTraits, SemanticRole)] = [
      (.isHeader, .header), (.isLink, .link), (.isToggle, .toggle), (.isButton, .button),
      (.isSearchField, .textField), (.isImage, .image),
    ]
    return roles.first { contains($0.0) }?.1
  }
}
