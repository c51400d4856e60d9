/// A version of the `.storekit` format.
///
/// The version identifies the program that wrote the file. What a file contains depends only on its
/// keys, not on the version.
///
/// ```swift
/// import StoreModel
///
/// func isNewer(_ configuration: StoreConfiguration) -> Bool {
///   (configuration.formatVersion ?? .newestKnown) > .newestKnown
/// }
/// ```
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

  /// The newest version that this program supports.
  public static let newestKnown = FormatVersion(major: 6, minor: 3)

  /// Both numbers, separated by a point: "6.3".
  public var description: String { "\(major).\(minor)" }

  /// Orders older versions first.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.major, lhs.minor) < (rhs.major, rhs.minor)
  }
}

extension FormatVersion {
  /// The newest minor version of each major version that was found in files.
  private static let newestMinors = [1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 3]

  /// Whether this version is at most as new as the versions that were found in files. The minor
  /// version is compared with the newest known minor version of the same major version.
  var isCovered: Bool {
    major < Self.newestKnown.major
      ? minor <= Self.newestMinors[major] ?? Int.max : self <= Self.newestKnown
  }
}
