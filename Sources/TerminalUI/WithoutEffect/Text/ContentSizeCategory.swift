/// How large a person wants text to be, by SwiftUI's older name.
///
/// - In a terminal: Letters have one size, which is set in the terminal. The value can be read from
///   the environment.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// Smallest.
  case extraSmall
  /// Small.
  case small
  /// Between small and the usual size.
  case medium
  /// The usual size.
  case large
  /// Large.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// Largest but for those made for weak eyes.
  case extraExtraExtraLarge
  /// For weak eyes.
  case accessibilityMedium
  /// For weak eyes, larger.
  case accessibilityLarge
  /// For weak eyes, larger still.
  case accessibilityExtraLarge
  /// For weak eyes, very large.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of those made for weak eyes.
  public var isAccessibilityCategory: Bool { type.isAccessibilitySize }

  private static let pairs = Array(zip(allCases, DynamicTypeSize.allCases))

  /// The size by its newer name.
  var type: DynamicTypeSize { Self.pairs.first { $0.0 == self }?.1 ?? .large }

  init(_ type: DynamicTypeSize) { self = Self.pairs.first { $0.1 == type }?.0 ?? .large }
}

extension EnvironmentValues {
  /// How large a person wants text to be; see ``dynamicTypeSize``.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.type }
  }
}
