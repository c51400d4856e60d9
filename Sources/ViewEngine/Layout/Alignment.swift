/// A horizontal and a vertical alignment: SwiftUI's `Alignment`.
public struct Alignment: Hashable, Sendable {
  /// The alignment along the width.
  public var horizontal: HorizontalAlignment
  /// The alignment along the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment from a horizontal and a vertical one.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The centre of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The centre of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The centre of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The centre of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The centre of the first row of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center,
    vertical: .firstTextBaseline
  )
  /// The centre of the last row of text.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center,
    vertical: .lastTextBaseline
  )
  /// The leading end of the first row of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .firstTextBaseline
  )
  /// The leading end of the last row of text.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading,
    vertical: .lastTextBaseline
  )
  /// The trailing end of the first row of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .firstTextBaseline
  )
  /// The trailing end of the last row of text.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing,
    vertical: .lastTextBaseline
  )

  /// Whether the positions of both guides depend only on the size of a view.
  var isPlain: Bool { horizontal.key.isPlain && vertical.key.isPlain }
}

extension EnvironmentValues {
  /// Returns the rectangle of `size` aligned inside `rect`, in the layout direction of the
  /// environment.
  package func align(_ size: Size, in rect: Rect, _ alignment: Alignment) -> Rect {
    place(
      size,
      in: rect,
      x: alignment.horizontal.key.offset(of: size, in: rect.size),
      y: alignment.vertical.key.offset(of: size, in: rect.size)
    )
  }

  /// Returns the rectangle of `size` at `x` cells from the leading edge of `rect` and `y` cells
  /// from its top.
  package func place(_ size: Size, in rect: Rect, x: Int, y: Int) -> Rect {
    let left = layoutDirection == .rightToLeft ? rect.size.width - size.width - x : x
    return Rect(origin: Point(x: rect.minX + left, y: rect.minY + y), size: size)
  }
}
