import Foundation

extension GraphicsContext {
  /// What paths are drawn in: SwiftUI's `GraphicsContext.Shading`.
  public struct Shading {
    let style: (CGSize) -> AnyShapeStyle

    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour by its parts.
    public static func color(
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey.
    public static func color(white: Double, opacity: Double = 1) -> Shading {
      .style(Color(white: white, opacity: opacity))
    }

    /// Any style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { _ in AnyShapeStyle(style) }
    }

    /// The foreground of the drawing.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Colours along a straight way between two points.
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

    /// Colours around a point.
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

  /// A text whose size can be asked for: SwiftUI's `GraphicsContext.ResolvedText`.
  @MainActor @preconcurrency
  public struct ResolvedText {
    let text: Text
    let environment: EnvironmentValues
    /// What the text is drawn in, if not in its own style.
    public var shading: Shading?

    var view: some View {
      text.foregroundStyle(shading?.style(.zero) ?? AnyShapeStyle(.foreground))
    }

    /// The room that the text takes where so much is offered, in points.
    public func measure(in size: CGSize) -> CGSize {
      let room = Points.length(size.width, along: .horizontal)
      let lines = CellText(
        text.plainText(in: environment),
        asciiOnly: environment.usesASCII
      )
      let rows = max(1, (lines.columns + max(1, room) - 1) / max(1, room))
      return CGSize(Size(width: min(room, lines.columns), height: rows))
    }

    /// How far below its top the first line of text stands.
    public func firstBaseline(in size: CGSize) -> CGFloat { Points.perRow }
  }

  /// An image whose size can be asked for: SwiftUI's `GraphicsContext.ResolvedImage`.
  @MainActor @preconcurrency
  public struct ResolvedImage {
    let image: Image

    /// The size of a symbol: one cell. Pictures are drawn in the room they are given.
    public var size: CGSize { CGSize(Size(width: 1, height: 1)) }
  }

  /// A view of a drawing's symbols: SwiftUI's `GraphicsContext.ResolvedSymbol`.
  @MainActor @preconcurrency
  public struct ResolvedSymbol {
    let view: AnyView
  }
}

extension UnitPoint {
  /// The place of a point in an area, in points.
  fileprivate init(_ point: CGPoint, in size: CGSize) {
    self.init(
      x: size.width > 0 ? point.x / size.width : 0,
      y: size.height > 0 ? point.y / size.height : 0
    )
  }
}
