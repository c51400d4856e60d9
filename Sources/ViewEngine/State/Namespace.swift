/// A property that provides a unique identity for its view: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    private let identity: ObjectIdentifier?

    init(_ object: AnyObject?) {
      identity = object.map(ObjectIdentifier.init)
    }
  }

  private final class Identity {}
  private var identity: Identity?

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace, which is constant while the view keeps its identity.
  public var wrappedValue: ID { ID(identity) }
}

extension Namespace: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    identity = remembered as? Identity ?? Identity()
    return identity
  }
}
