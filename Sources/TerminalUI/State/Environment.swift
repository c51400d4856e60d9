/// A value that a view reads from its environment: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Link {
    var values = EnvironmentValues()
  }

  private let link = Link()
  private let read: (EnvironmentValues) -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an object put there with ``View/environment(_:)``; it must be there.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[object: type] else {
        preconditionFailure("no \(type) in the environment; add .environment(_:) above")
      }
      return object
    }
  }

  /// Reads an object put there with ``View/environment(_:)``, if it is there.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value now.
  @MainActor public var wrappedValue: Value { read(link.values) }
}

extension Environment: ConnectableProperty {
  package func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    link.values = environment
    return nil
  }
}

/// Content in a changed environment.
struct EnvironmentModified<Content: View>: PrimitiveView, Resolvable {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  package func makeNode(_ context: NodeContext) -> Node {
    ContentNode(self, context, content: \.content) { view, environment in
      view.change(&environment)
    }
  }
}

extension View {
  /// Sets a value of the environment for this view and all in it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentModified(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an observable object into the environment, to be read by its type.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentModified(content: self) { $0[object: Object.self] = object }
  }

  /// Changes the value at a key path of the environment for this view and all in it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentModified(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}
