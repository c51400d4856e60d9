import Foundation

/// A shape whose outline depends on what is around it.
nonisolated protocol InheritingShape {
  func path(in rect: CGRect, _ environment: EnvironmentValues) -> Path
}

extension Shape {
  /// The outline in a rectangle, as what is around it asks for.
  nonisolated func path(in rect: CGRect, inheriting environment: EnvironmentValues) -> Path {
    (self as? any InheritingShape)?.path(in: rect, environment) ?? path(in: rect)
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: AnyShape? { nil }
}

extension EnvironmentValues {
  /// What `ContainerRelativeShape` is.
  var containerShape: AnyShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Says what `ContainerRelativeShape` is in this view: SwiftUI's `containerShape(_:)`.
  public func containerShape(_ shape: some Shape) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}
