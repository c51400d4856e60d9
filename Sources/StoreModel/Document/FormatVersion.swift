/// A version of the `.storekit` format.
///
/// It says who wrote the file; what the file holds is told by its keys alone.
public struct FormatVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The first number.
  public let major: Int
  /// The second number.
  public let minor: Int

  /// Creates a version.
  public init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The newest version this program knows.
  public static let newestKnown = FormatVersion(major: 6, minor: 3)

  /// Both numbers with a point between them.
  public var description: String { "\(major).\(minor)" }

  /// Orders older versions first.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}
