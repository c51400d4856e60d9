import Foundation

/// A key press, for `onKeyPress`: SwiftUI's `KeyPress`.
public struct KeyPress: Hashable, Sendable {
  /// The phases of a key press: SwiftUI's `KeyPress.Phases`.
  ///
  /// A terminal reports each press, and each repetition while a key is held, as a separate press.
  /// It never reports the release of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key repeats while held; a terminal reports this as ``down``.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released; a terminal never reports this.
    public static let up = Phases(rawValue: 4)
    /// All three phases.
    public static let all = Phases(rawValue: 7)
  }

  /// The response of a view to a key press, handled or ignored: SwiftUI's `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    /// The view handled the key press; other views do not receive it.
    case handled
    /// The view did not handle the key press; the views around it receive it next.
    case ignored
  }

  /// The key as the terminal reported it.
  public let input: Key

  package init(_ input: Key) {
    self.input = input
  }

  /// The key as SwiftUI names it.
  public var key: KeyEquivalent { input.equivalent.key }
  /// The characters that the key produces.
  public var characters: String { String(key.character) }
  /// The modifier keys held during the press.
  public var modifiers: EventModifiers { input.equivalent.modifiers }
  /// Always ``Phases/down``: a terminal reports nothing else.
  public var phase: Phases { .down }
}
