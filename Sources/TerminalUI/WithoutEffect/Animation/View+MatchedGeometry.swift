/// Which properties a matched view takes over: SwiftUI's `MatchedGeometryProperties`.
///
/// - In a terminal: Each view is shown at its own place, in its own size.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets one view pass into another: SwiftUI's `matchedGeometryEffect`.
  ///
  /// - In a terminal: Each view is shown at its own place, in its own size.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    self
  }

  /// Marks where a zoom comes from: SwiftUI's `matchedTransitionSource`.
  ///
  /// - In a terminal: The new screen is shown at once.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
