#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// A height of a sheet that is computed from the available height: SwiftUI's
/// `CustomPresentationDetent`.
public protocol CustomPresentationDetent {
  /// The values that the height can depend on.
  typealias Context = PresentationDetent.Context

  /// Returns the height in points, or `nil` if the sheet cannot have this height.
  static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
  /// The values that a custom height can depend on: SwiftUI's `PresentationDetent.Context`.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height of a sheet's content, in points.
    public let maxDetentValue: CGFloat

    /// Returns the default value of an environment property.
    public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}
