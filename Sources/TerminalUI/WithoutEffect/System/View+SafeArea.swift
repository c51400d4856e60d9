extension View {
  /// Extends the view to the edges of the screen: SwiftUI's `ignoresSafeArea(_:edges:)`.
  ///
  /// - In a terminal: Views always reach the edges of the screen, because nothing covers the edges.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }

  /// Extends the view to the edges of the screen: SwiftUI's deprecated form of
  /// `ignoresSafeArea(_:edges:)`.
  ///
  /// - In a terminal: Views always reach the edges of the screen, because nothing covers the edges.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// The parts of a screen that can be covered: SwiftUI's `SafeAreaRegions`.
///
/// - In a terminal: Nothing covers any part of the screen.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits of the set: 1 is ``container``, 2 is ``keyboard``.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The parts covered by bars and by the shape of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The part covered by an onscreen keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All parts that can be covered.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
