import Foundation

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
