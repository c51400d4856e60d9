import Foundation

/// A figure that fills the room it gets: SwiftUI's `Shape`.
///
/// Cells that lie inside by more than half are filled, those covered in one half only get
/// a half block. Outlines are box characters where the shape is an upright rectangle,
/// round or not, else dots of braille.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// The outline in a rectangle, as what is around the shape asks for. Not for clients.
  func _path(in rect: CGRect, inheriting environment: EnvironmentValues) -> Path

  /// Whether the shape takes as much width as height. Not for clients.
  var _isSquare: Bool { get }

  /// How the outline is drawn of a shape of which nothing else is. Not for clients.
  var _outline: StrokeStyle? { get }
}

extension Shape {
  /// The outline does not depend on what is around.
  public func _path(in rect: CGRect, inheriting environment: EnvironmentValues) -> Path {
    path(in: rect)
  }

  /// A shape takes the room it is offered.
  public var _isSquare: Bool { false }

  /// What lies inside is drawn too.
  public var _outline: StrokeStyle? { nil }

  /// The shape filled with the current foreground style.
  @MainActor public var body: some View { fill(ForegroundStyle()) }
}

/// A shape that can be made smaller on all sides: SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape whose type is hidden: SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) { base = shape }

  /// The outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The outline in a rectangle, as what is around the shape asks for.
  public nonisolated func _path(
    in rect: CGRect,
    inheriting environment: EnvironmentValues
  ) -> Path {
    base._path(in: rect, inheriting: environment)
  }

  /// Whether the shape takes as much width as height.
  public nonisolated var _isSquare: Bool { base._isSquare }

  /// How the outline is drawn of a shape of which nothing else is.
  public nonisolated var _outline: StrokeStyle? { base._outline }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle lies.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
