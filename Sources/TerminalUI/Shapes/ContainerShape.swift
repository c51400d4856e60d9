import Foundation

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: AnyShape? { nil }
}

extension EnvironmentValues {
  /// The shape that `ContainerRelativeShape` takes; `nil` is a rectangle.
  var containerShape: AnyShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` takes in this view: SwiftUI's
  /// `containerShape(_:)`.
  public func containerShape(_ shape: some Shape) -> some View {
    environment(\.containerShape, AnyShape(shape))
  }
}
