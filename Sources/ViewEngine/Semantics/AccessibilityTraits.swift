/// The traits of an accessibility element: SwiftUI's `AccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The element is a button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// The element is the heading of the elements after it.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is a link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The element is a search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// The element is an image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// The element plays its own sound when activated.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// The element acts as a keyboard key.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is text that cannot change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// The element provides a summary when the program starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// The element updates its label or value often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// The element starts a media session when activated.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// The element handles touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// The element turns the page after it is read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// The siblings of the element are ignored.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// The element is a toggle.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// The element is a tab bar.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  /// The names of the traits in the set, in the order of their bits.
  package var names: [String] {
    let all = [
      "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
      "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
      "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
      "isTabBar",
    ]
    return all.enumerated().compactMap { rawValue & 1 << $0.offset == 0 ? nil : $0.element }
  }

  /// The role that the traits imply, or `nil`.
  package var role: SemanticRole? {
    let roles: [(AccessibilityTraits, SemanticRole)] = [
      (.isHeader, .header), (.isLink, .link), (.isToggle, .toggle), (.isButton, .button),
      (.isSearchField, .textField), (.isImage, .image),
    ]
    return roles.first { contains($0.0) }?.1
  }
}
