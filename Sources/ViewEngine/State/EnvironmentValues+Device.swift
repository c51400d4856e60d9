import Foundation

/// The amount of space in one direction: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The screen has fewer than 60 columns, or fewer than 20 rows.
  case compact
  /// The screen has at least 60 columns, or at least 20 rows.
  case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// The size class of the screen's width: compact below 60 columns.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The size class of the screen's height: compact below 20 rows.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The number of pixels per point: always 1, because a terminal does not report it.
  public var displayScale: CGFloat { 1 }

  /// The size of a pixel in points: always 1.
  public var pixelLength: CGFloat { 1 }

  /// Whether to avoid motion: always `true`, because changes in a terminal apply at once.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether to avoid transparency: always `true`, because cells are opaque.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether states must differ in more than colour: always `true`.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether colours are inverted: always `false`.
  public var accessibilityInvertColors: Bool { false }

  /// Whether VoiceOver is on: always `false`, because a terminal does not report it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether Switch Control is on: always `false`, because a terminal does not report it.
  public var accessibilitySwitchControlEnabled: Bool { false }
}

extension Size {
  /// The number of columns and rows at which a screen becomes regular. This project's choice: they
  /// suffice for a bar of 22 columns beside content, or for content between two bars.
  private static let leastRegular = Size(width: 60, height: 20)

  /// The size classes of a screen of this size.
  var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    (
      width < Self.leastRegular.width ? .compact : .regular,
      height < Self.leastRegular.height ? .compact : .regular
    )
  }
}
