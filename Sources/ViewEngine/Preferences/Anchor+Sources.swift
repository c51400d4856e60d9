import Foundation

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(.bounds) { $0 } }

  /// Returns the source of a rectangle in the view's own coordinates, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    let kind = AnchorKind.rect(
      x: rect.origin.x,
      y: rect.origin.y,
      width: rect.size.width,
      height: rect.size.height
    )
    return Anchor<CGRect>.Source(kind) { bounds in
      CGRect(
        x: bounds.origin.x + rect.origin.x,
        y: bounds.origin.y + rect.origin.y,
        width: rect.size.width,
        height: rect.size.height
      )
    }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns the source of a point in the view's own coordinates, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.point(x: point.x, y: point.y)) { bounds in
      CGPoint(x: bounds.origin.x + point.x, y: bounds.origin.y + point.y)
    }
  }

  /// Returns the source of a point given as fractions of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.unitPoint(point)) { bounds in
      CGPoint(
        x: bounds.origin.x + bounds.size.width * point.x,
        y: bounds.origin.y + bounds.size.height * point.y
      )
    }
  }

  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The centre of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The top trailing corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The centre of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The centre of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The centre of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The bottom leading corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The centre of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Combines several sources into one source, whose value is an array.
  public init<Part>(_ array: [Anchor<Part>.Source]) where Value == [Part] {
    self.init(.many(array.map(\.kind))) { bounds in array.map { $0.value(bounds) } }
  }

  /// Converts an optional source to a source with an optional value.
  public init<Part>(_ anchor: Anchor<Part>.Source?) where Value == Part? {
    self.init(anchor?.kind ?? .none) { bounds in anchor?.value(bounds) }
  }
}
