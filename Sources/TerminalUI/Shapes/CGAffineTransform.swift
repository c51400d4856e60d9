import Foundation

/// An affine map of points: Core Graphics' `CGAffineTransform`, which Foundation lacks on Linux.
///
/// Maps (x, y) to (`a`·x + `c`·y + `tx`, `b`·x + `d`·y + `ty`).
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of x in the mapped x.
  public var a: CGFloat
  /// The factor of x in the mapped y.
  public var b: CGFloat
  /// The factor of y in the mapped x.
  public var c: CGFloat
  /// The factor of y in the mapped y.
  public var d: CGFloat
  /// The offset of the mapped x.
  public var tx: CGFloat
  /// The offset of the mapped y.
  public var ty: CGFloat

  /// The map that does not move any point.
  public static let identity = CGAffineTransform()

  /// Creates the identity map.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a map from its coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map that moves points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a map that scales points around the origin.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a map that rotates points around the origin, clockwise on the screen. The angle is in
  /// radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the map does not move any point.
  public var isIdentity: Bool { self == .identity }

  /// Returns the map that applies this map first and `other` second.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty
    )
  }

  /// Returns the map that moves points first and applies this map second.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the map that scales points first and applies this map second.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the map that rotates points first and applies this map second. The angle is in
  /// radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  func map(_ point: CGPoint) -> CGPoint {
    CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
