/// A key as SwiftUI names it: `.return`, `.upArrow`, `"a"`. SwiftUI's `KeyEquivalent`.
///
/// ``Key`` is what a terminal reports; this is its name in SwiftUI's words.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that stands for the key.
  public var character: Character

  /// A key by its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// A key by its character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.character = character
  }

  /// Up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete (forward).
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  ///
  /// - In a terminal: The key is never pressed: no terminal has it.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Enter or Return.
  public static let `return` = KeyEquivalent("\r")
}
