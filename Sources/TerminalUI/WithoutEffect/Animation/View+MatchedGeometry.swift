/// The properties that matched views share: SwiftUI's `MatchedGeometryProperties`.
///
/// - In a terminal: Each view is shown at its own place, in its own size.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set: 1 is ``position``, 2 is ``size``.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Animates the geometry from one view to another: SwiftUI's `matchedGeometryEffect`.
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

  /// Marks the view as the source of a zoom transition: SwiftUI's `matchedTransitionSource`.
  ///
  /// - In a terminal: The new screen is shown at once.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    self
  }
}
