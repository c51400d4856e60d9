/// How large a person wants text to be: SwiftUI's `DynamicTypeSize`.
///
/// - In a terminal: Letters have one size, which is set in the terminal. The value can be read from
///   the environment.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Smallest.
  case xSmall
  /// Small.
  case small
  /// Between small and the usual size.
  case medium
  /// The usual size.
  case large
  /// Large.
  case xLarge
  /// Larger.
  case xxLarge
  /// Largest but for those made for weak eyes.
  case xxxLarge
  /// For weak eyes.
  case accessibility1
  /// For weak eyes, larger.
  case accessibility2
  /// For weak eyes, larger still.
  case accessibility3
  /// For weak eyes, very large.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether the size is one of those made for weak eyes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

extension EnvironmentValues {
  /// How large a person wants text to be; what the program has set.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of text.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal. The value can be read
  ///   from the environment.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the size of text within bounds.
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
