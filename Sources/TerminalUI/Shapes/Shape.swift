import Foundation

/// A figure that fills the offered space: SwiftUI's `Shape`.
///
/// A cell has an upper and a lower half. A half is filled if the shape covers at least half of it;
/// a cell with one filled half gets a half block. The outline of an upright rectangle is drawn with
/// box characters, and any other outline with braille dots.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle, in points.
  func path(in rect: CGRect) -> Path

  /// Returns the outline in a rectangle, which may depend on the environment. Not for clients.
  func _path(in rect: CGRect, inheriting environment: EnvironmentValues) -> Path

  /// Whether the shape always has the same width and height, in points. Not for clients.
  var _isSquare: Bool { get }

  /// The stroke of a shape that consists only of an outline; `nil` for any other shape. Not for
  /// clients.
  var _outline: StrokeStyle? { get }
}

extension Shape {
  /// Returns the outline of `path(in:)`: by default it does not depend on the environment.
  public func _path(in rect: CGRect, inheriting environment: EnvironmentValues) -> Path {
    path(in: rect)
  }

  /// `false`: by default, a shape takes the offered space.
  public var _isSquare: Bool { false }

  /// `nil`: by default, a shape can be filled.
  public var _outline: StrokeStyle? { nil }

  /// The shape filled with the current foreground style.
  @MainActor public var body: some View { fill(ForegroundStyle()) }
}

/// A shape that can be inset: SwiftUI's `InsettableShape`.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset by `amount` points on all sides.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A type-erased shape: SwiftUI's `AnyShape`.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Erases the type of a shape.
  public nonisolated init<S: Shape>(_ shape: S) { base = shape }

  /// Returns the outline in a rectangle, in points.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the outline in a rectangle, which may depend on the environment.
  public nonisolated func _path(
    in rect: CGRect,
    inheriting environment: EnvironmentValues
  ) -> Path {
    base._path(in: rect, inheriting: environment)
  }

  /// Whether the shape always has the same width and height.
  public nonisolated var _isSquare: Bool { base._isSquare }

  /// The stroke of a shape that consists only of an outline.
  public nonisolated var _outline: StrokeStyle? { base._outline }
}

extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
