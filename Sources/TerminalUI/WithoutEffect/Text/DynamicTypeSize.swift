/// The user's preferred text size: SwiftUI's `DynamicTypeSize`.
///
/// - In a terminal: Letters have one size, which is set in the terminal. The value can be read from
///   the environment.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// The second smallest size.
  case small
  /// A size between small and the default.
  case medium
  /// The default size.
  case large
  /// The size above the default.
  case xLarge
  /// A larger size.
  case xxLarge
  /// The largest size except for the accessibility sizes.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of the five sizes above ``xxxLarge``.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the left size is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// The preferred text size, as set by the program; default: `.large`.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the preferred text size.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal. The value can be read
  ///   from the environment.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Limits the preferred text size to a range.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal. The value can be read
  ///   from the environment.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let first = allowed.first, let last = allowed.last else { return }
      size = min(max(size, first), last)
    }
  }
}
