import Foundation

extension Anchor.Source where Value == CGRect {
  /// The view's rectangle.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(.bounds) { $0 } }

  /// A rectangle in the view's own space, in points.
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
  /// A point in the view's own space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.point(x: point.x, y: point.y)) { bounds in
      CGPoint(x: bounds.origin.x + point.x, y: bounds.origin.y + point.y)
    }
  }

  /// A point by its share of the view's width and height.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(.unitPoint(point)) { bounds in
      CGPoint(
        x: bounds.origin.x + bounds.size.width * point.x,
        y: bounds.origin.y + bounds.size.height * point.y
      )
    }
  }

  /// The corner where reading begins.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper corner where lines end.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the edge where lines begin.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the edge where lines end.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower corner where lines begin.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower corner where lines end.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of the view at once.
  public init<Part>(_ array: [Anchor<Part>.Source]) where Value == [Part] {
    self.init(.many(array.map(\.kind))) { bounds in array.map { $0.value(bounds) } }
  }

  /// A place of the view, if there is one.
  public init<Part>(_ anchor: Anchor<Part>.Source?) where Value == Part? {
    self.init(anchor?.kind ?? .none) { bounds in anchor?.value(bounds) }
  }
}
