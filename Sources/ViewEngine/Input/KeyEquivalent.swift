/// A key by its character, for example `.return`, `.upArrow` or `"a"`: SwiftUI's `KeyEquivalent`.
///
/// The counterpart of ``Key``, which is a key as the terminal reports it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that identifies the key, as in AppKit: arrow and function keys are in the range
  /// from U+F700.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// The up arrow key (`NSUpArrowFunctionKey` in AppKit).
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key (`NSDownArrowFunctionKey` in AppKit).
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key (`NSLeftArrowFunctionKey` in AppKit).
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key (`NSRightArrowFunctionKey` in AppKit).
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The Escape key (ASCII ESC).
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Backspace key (ASCII BS).
  public static let delete = KeyEquivalent("\u{8}")
  /// The forward Delete key (ASCII DEL).
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The Home key (`NSHomeFunctionKey` in AppKit).
  public static let home = KeyEquivalent("\u{F729}")
  /// The End key (`NSEndFunctionKey` in AppKit).
  public static let end = KeyEquivalent("\u{F72B}")
  /// The Page Up key (`NSPageUpFunctionKey` in AppKit).
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The Page Down key (`NSPageDownFunctionKey` in AppKit).
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The Clear key.
  ///
  /// - In a terminal: The key is never pressed: no terminal has it.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The Tab key (ASCII HT).
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The Return or Enter key.
  public static let `return` = KeyEquivalent("\r")
}
