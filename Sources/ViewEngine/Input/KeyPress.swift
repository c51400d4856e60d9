import Foundation

/// A key press that a view hears of: SwiftUI's `KeyPress`.
public struct KeyPress: Hashable, Sendable {
  /// Parts of a key press: SwiftUI's `KeyPress.Phases`. A terminal reports each press, and
  /// each repetition while a key is held, as a press of its own; it never reports that a
  /// key comes up.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The phases, one bit each.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key went down.
    public static let down = Phases(rawValue: 1)
    /// The key is held; a terminal reports this as ``down``.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key came up; a terminal never reports it.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all = Phases(rawValue: 7)
  }

  /// Whether a view acted on a key press: SwiftUI's `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    /// The view acted; nobody else hears of it.
    case handled
    /// The view did nothing; the views around it hear of it next.
    case ignored
  }

  /// The key as the terminal reported it.
  public let input: Key

  package init(_ input: Key) {
    self.input = input
  }

  /// The key.
  public var key: KeyEquivalent { input.equivalent.key }
  /// What the key types.
  public var characters: String { String(key.character) }
  /// What was held along with it.
  public var modifiers: EventModifiers { input.equivalent.modifiers }
  /// Always ``Phases/down``: a terminal reports nothing else.
  public var phase: Phases { .down }
}
