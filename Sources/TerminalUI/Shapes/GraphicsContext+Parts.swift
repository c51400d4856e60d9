import Foundation

extension GraphicsContext {
  /// A colour or style to draw paths with: SwiftUI's `GraphicsContext.Shading`.
  public struct Shading {
    let style: (CGSize) -> AnyShapeStyle

    /// Returns a shading with a colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// Returns a shading with a colour from its components, each from 0 to 1.
    public static func color(
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a shading with a grey, from black (0) to white (1).
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      .style(Color(white: white, opacity: opacity))
    }

    /// Returns a shading with any shape style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { _ in AnyShapeStyle(style) }
    }

    /// The foreground style of the drawing.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a shading with colours along a line between two points.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          LinearGradient(
            gradient: gradient,
            startPoint: UnitPoint(startPoint, in: size),
            endPoint: UnitPoint(endPoint, in: size)
          )
        )
      }
    }

    /// Returns a shading with colours around a point. Radii are in points.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat
    ) -> Shading {
      Shading { size in
        AnyShapeStyle(
          RadialGradient(
            gradient: gradient,
            center: UnitPoint(center, in: size),
            startRadius: startRadius,
            endRadius: endRadius
          )
        )
      }
    }
  }

  /// A text that can be measured and drawn: SwiftUI's `GraphicsContext.ResolvedText`.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// The shading of the text; `nil` keeps the text's own style.
    public var shading: Shading?

    var view: some View {
      text.foregroundStyle(shading?.style(.zero) ?? AnyShapeStyle(.foreground))
    }

    /// Returns the size of the text in points, wrapped to the width of `size`.
    public func measure(in size: CGSize) -> CGSize {
      let room = Points.length(size.width, along: .horizontal)
      let lines = CellText(
        text.plainText(in: environment),
        asciiOnly: environment.usesASCII
      )
      let rows = max(1, (lines.columns + max(1, room) - 1) / max(1, room))
      return CGSize(Size(width: min(room, lines.columns), height: rows))
    }

    /// Returns the distance from the top to the first baseline, in points: one row.
    public func firstBaseline(in size: CGSize) -> CGFloat { Points.perRow }
  }

  /// An image that can be measured and drawn: SwiftUI's `GraphicsContext.ResolvedImage`.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    let image: Image

    /// The size of a symbol, in points: one cell. Pictures fill the rectangle that they are drawn
    /// in.
    public var size: CGSize { CGSize(Size(width: 1, height: 1)) }
  }

  /// A symbol view that can be drawn: SwiftUI's `GraphicsContext.ResolvedSymbol`.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    let view: AnyView
  }
}

extension UnitPoint {
  /// Creates the relative position of a point in an area of a size.
  fileprivate init(_ point: CGPoint, in size: CGSize) {
    self.init(
      x: size.width > 0 ? point.x / size.width : 0,
      y: size.height > 0 ? point.y / size.height : 0
    )
  }
}
