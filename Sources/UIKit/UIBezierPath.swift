import TerminalUI

/// The corners of a rectangle: UIKit's `UIRectCorner`.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Creates a set of corners from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// The lines of a path, for `Path(_:)`: CoreGraphics' `CGPath`.
public struct CGPath: Hashable, Sendable {
  let path: Path
}

/// A path of lines and curves, in points: the members of UIKit's `UIBezierPath` that SwiftUI's
/// shapes use.
///
/// ```swift
/// import SwiftUI
/// import UIKit
///
/// struct Tab: Shape {
///   func path(in rect: CGRect) -> Path {
///     let corners: UIRectCorner = [.topLeft, .topRight]
///     let radii = CGSize(width: 16, height: 16)
///     return Path(
///       UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath
///     )
///   }
/// }
/// ```
public final class UIBezierPath {
  private var path: Path

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates an ellipse inside a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// Creates a rectangle in which the given corners are rounded.
  ///
  /// - In a terminal: The width of `cornerRadii` is the radius in both directions.
  public init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    path = Path()
    path.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft),
        bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)
      )
    )
  }

  /// The lines of the path.
  public var cgPath: CGPath { CGPath(path: path) }

  /// Starts a new part of the path at a point.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a quadratic Bézier curve with a control point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds a cubic Bézier curve with two control points.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds the lines of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Adds a straight line to the start of the current part.
  public func close() { path.closeSubpath() }
}

extension Path {
  /// Creates a path from the lines of a `CGPath`.
  public init(_ path: CGPath) { self = path.path }
}
