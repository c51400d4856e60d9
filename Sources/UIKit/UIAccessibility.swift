import Foundation
import TerminalUI

/// The settings for accessibility: the members of UIKit's `UIAccessibility` that SwiftUI code uses.
///
/// The values are those of SwiftUI's environment, such as `\.accessibilityReduceMotion`.
public enum UIAccessibility {
  private static var environment: EnvironmentValues { EnvironmentValues() }

  /// Whether VoiceOver is on: always `false`, because a terminal does not report it.
  public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }

  /// Whether Switch Control is on: always `false`, because a terminal does not report it.
  public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }

  /// Whether to avoid motion: always `true`, because changes in a terminal apply at once.
  public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }

  /// Whether to avoid transparency: always `true`, because cells are opaque.
  public static var isReduceTransparencyEnabled: Bool {
    environment.accessibilityReduceTransparency
  }

  /// Whether colours are inverted: always `false`.
  public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }

  /// Whether states must differ in more than colour: always `true`.
  public static var shouldDifferentiateWithoutColor: Bool {
    environment.accessibilityDifferentiateWithoutColor
  }
}
