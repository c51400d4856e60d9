/// An identity that is a view's own: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity.
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

  /// The identity; the same as long as the view keeps its place.
  public var wrappedValue: ID { ID(identity) }
}

extension Namespace: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    identity = remembered as? Identity ?? Identity()
    return identity
  }
}
