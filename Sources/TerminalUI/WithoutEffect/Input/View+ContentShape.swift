/// The uses of a content shape: SwiftUI's `ContentShapeKinds`.
///
/// - In a terminal: A click anywhere in the rectangle of a control activates it.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits of the set, one per use.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Clicks and taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// The preview while dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// The preview that a context menu shows of the view.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// The effect of the pointer over the view.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The focus mark.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// Assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Sets the area of the view that can be clicked: SwiftUI's `contentShape`.
  ///
  /// - In a terminal: A click anywhere in the rectangle of a control activates it.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Sets the area of the view for given uses: SwiftUI's `contentShape`.
  ///
  /// - In a terminal: A click anywhere in the rectangle of a control activates it.
  public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    self
  }
}
