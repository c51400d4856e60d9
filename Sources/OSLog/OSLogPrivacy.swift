/// Whether a value may stand in the log: OSLog's `OSLogPrivacy`.
///
/// The log is a file of the person who runs the program, as a debugger's console is; so
/// that only what is said to be private is left out.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What stands for a value that is left out: OSLog's `OSLogPrivacy.Mask`.
  public enum Mask: Hashable, Sendable {
    /// A number that is the same for the same value.
    case hash
    /// Nothing of the value.
    case none
  }

  private enum Level: Hashable {
    case shown
    case hidden(Mask)
  }

  private let level: Level

  /// The value is shown.
  public static let auto = OSLogPrivacy(level: .shown)
  /// The value is shown.
  public static let `public` = OSLogPrivacy(level: .shown)
  /// The value is left out.
  public static let `private` = OSLogPrivacy(level: .hidden(.none))
  /// The value is left out.
  public static let sensitive = OSLogPrivacy(level: .hidden(.none))

  /// The value is shown.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }

  /// The value is left out, or its mask shown instead.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden(mask))
  }

  /// The value is left out, or its mask shown instead.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden(mask))
  }

  /// What stands in the log for a value.
  func shown(_ text: String) -> String {
    switch level {
    case .shown: text
    case .hidden(.none): "<private>"
    case .hidden(.hash): "<mask.hash: \(Self.hash(text))>"
    }
  }

  /// FNV-1a: the same in every run.
  private static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(value, radix: 16)
  }
}
