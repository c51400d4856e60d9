import Foundation

/// The gestures that are enabled when a gesture is added to a view: SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the set: 1 is ``gesture``, 2 is ``subviews``.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture is enabled.
  public static let none: GestureMask = []
  /// The added gesture is enabled.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside are enabled.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and the gestures of the views inside are enabled.
  public static let all: GestureMask = [.gesture, .subviews]
}
