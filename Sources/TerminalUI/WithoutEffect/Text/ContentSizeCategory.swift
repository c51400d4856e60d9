/// The user's preferred text size: SwiftUI's deprecated `ContentSizeCategory`.
///
/// - In a terminal: Letters have one size, which is set in the terminal. The value can be read from
///   the environment.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// The second smallest size.
  case small
  /// A size between small and the default.
  case medium
  /// The default size.
  case large
  /// The size above the default.
  case extraLarge
  /// A larger size.
  case extraExtraLarge
  /// The largest size except for the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether the size is one of the five sizes above ``extraExtraExtraLarge``.
  public var isAccessibilityCategory: Bool { type.isAccessibilitySize }

  private static let pairs = Array(zip(allCases, DynamicTypeSize.allCases))

  /// The equal case of ``DynamicTypeSize``.
  var type: DynamicTypeSize { Self.pairs.first { $0.0 == self }?.1 ?? .large }

  init(_ type: DynamicTypeSize) { self = Self.pairs.first { $0.1 == type }?.0 ?? .large }
}

extension EnvironmentValues {
  /// The user's preferred text size; see ``dynamicTypeSize``.
  ///
  /// - In a terminal: Letters have one size, which is set in the terminal.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.type }
  }
}
