/// The form of an interpolated value in the log: the value itself or a mask. OSLog's
/// `OSLogPrivacy`.
///
/// The log file belongs to the user who runs the program, like a debugger console. The log
/// therefore omits only values that are marked as private.
public struct OSLogPrivacy: Hashable, Sendable {
  /// The replacement for a hidden value: OSLog's `OSLogPrivacy.Mask`.
  public enum Mask: Hashable, Sendable {
    /// A hash of the value. Equal values have equal hashes.
    case hash
    /// A fixed placeholder.
    case none
  }

  private enum Level: Hashable {
    case shown
    case hidden(Mask)
  }

  private let level: Level

  /// The log contains the value.
  public static let auto = OSLogPrivacy(level: .shown)
  /// The log contains the value.
  public static let `public` = OSLogPrivacy(level: .shown)
  /// The log contains a placeholder instead of the value.
  public static let `private` = OSLogPrivacy(level: .hidden(.none))
  /// The log contains a placeholder instead of the value.
  public static let sensitive = OSLogPrivacy(level: .hidden(.none))

  /// The log contains the value; the mask is ignored.
  public static func auto(mask: Mask) -> OSLogPrivacy { auto }

  /// The log contains the mask instead of the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden(mask))
  }

  /// The log contains the mask instead of the value.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(level: .hidden(mask))
  }

  /// Returns the text in the log for a value.
  func shown(_ text: String) -> String {
    switch level {
    case .shown: text
    case .hidden(.none): "<private>"
    case .hidden(.hash): "<mask.hash: \(Self.hash(text))>"
    }
  }

  /// Returns the FNV-1a hash of a text. Unlike Swift's `Hasher`, this hash is the same in every
  /// run.
  private static func hash(_ text: String) -> String {
    let value = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(value, radix: 16)
  }
}
