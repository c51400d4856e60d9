/// A place in both directions: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// Across.
  public var horizontal: HorizontalAlignment
  /// Down.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner where reading begins.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top corner where reading ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom corner where reading begins.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom corner where reading ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the first row of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The middle of the last row of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// Where the first row of text begins.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// Where the last row of text begins.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// Where the first row of text ends.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// Where the last row of text ends.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

  /// Whether every view has both guides at the same part of its size.
  var isPlain: Bool { horizontal.key.isPlain && vertical.key.isPlain }
}

extension EnvironmentValues {
  /// The rectangle of `size` inside `rect`, aligned in this environment's direction.
  package func align(_ size: Size, in rect: Rect, _ alignment: Alignment) -> Rect {
    place(
      size,
      in: rect,
      x: alignment.horizontal.key.offset(of: size, in: rect.size),
      y: alignment.vertical.key.offset(of: size, in: rect.size)
    )
  }

  /// The rectangle of `size` that begins so far from the leading edge and the top.
  package func place(_ size: Size, in rect: Rect, x: Int, y: Int) -> Rect {
    let left = layoutDirection == .rightToLeft ? rect.size.width - size.width - x : x
    return Rect(origin: Point(x: rect.minX + left, y: rect.minY + y), size: size)
  }
}
