extension View {
  /// Lets the view reach the edges of the screen: SwiftUI's `ignoresSafeArea(_:edges:)`.
  ///
  /// - In a terminal: Views reach the edges of the screen anyway, since nothing covers any cell.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View { self }

  /// Lets the view reach the edges of the screen: SwiftUI's older form of
  /// `ignoresSafeArea(_:edges:)`.
  ///
  /// - In a terminal: Views reach the edges of the screen anyway, since nothing covers any cell.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}

/// Parts of a screen that something may cover: SwiftUI's `SafeAreaRegions`.
///
/// - In a terminal: Nothing covers any part of the screen.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// What bars and the device's shape cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard on the screen covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}
