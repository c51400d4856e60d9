/// What a content shape is for: SwiftUI's `ContentShapeKinds`.
///
/// - In a terminal: A click anywhere in the rectangle of a control counts.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Clicks.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Menus that show the view.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Says where the view can be clicked: SwiftUI's `contentShape`.
  ///
  /// - In a terminal: A click anywhere in the rectangle of a control counts.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Says where the view can be clicked, hovered or previewed: SwiftUI's `contentShape`.
  ///
  /// - In a terminal: A click anywhere in the rectangle of a control counts.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    self
  }
}
