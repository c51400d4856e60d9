import Foundation

/// How much room there is in a direction: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: fewer than 60 columns, or 20 rows.
  case compact
  /// Enough.
  case regular
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// How wide the screen is: compact below 60 columns.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// How high the screen is: compact below 20 rows.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// How many pixels a point has; a terminal tells of none, so 1.
  public var displayScale: CGFloat { 1 }

  /// The size of a pixel in points: 1.
  public var pixelLength: CGFloat { 1 }

  /// Whether motion is to be avoided: yes, since changes in a terminal apply at once.
  public var accessibilityReduceMotion: Bool { true }

  /// Whether transparency is to be avoided: yes, since cells have none.
  public var accessibilityReduceTransparency: Bool { true }

  /// Whether colour may not be all that tells two states apart: yes.
  public var accessibilityDifferentiateWithoutColor: Bool { true }

  /// Whether colours are inverted: no.
  public var accessibilityInvertColors: Bool { false }

  /// Whether VoiceOver is on; a terminal cannot tell, so no.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether switches move through the screen; a terminal cannot tell, so no.
  public var accessibilitySwitchControlEnabled: Bool { false }
}

extension Size {
  /// The columns and rows from which a screen is regular. Our choice: a bar of 22 columns beside
  /// content, and content between two bars, have enough room then.
  private static let leastRegular = Size(width: 60, height: 20)

  /// The classes of a screen of this size.
  var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    (
      width < Self.leastRegular.width ? .compact : .regular,
      height < Self.leastRegular.height ? .compact : .regular
    )
  }
}
