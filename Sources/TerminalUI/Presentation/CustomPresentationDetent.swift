#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A height of a sheet that is reckoned from the room there is: SwiftUI's
/// `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
  /// What the height is reckoned from.
  typealias Context = PresentationDetent.Context

  /// The height in points; nothing where the sheet is not to have it.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// What a height is reckoned from: SwiftUI's `PresentationDetent.Context`.
  @dynamicMemberLookup
  public struct Context {
    /// The most that a sheet can have, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment: its default.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}
