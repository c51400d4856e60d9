/// A stored property that the engine connects to the view's place in the tree before
/// the body is evaluated: SwiftUI's `DynamicProperty`.
///
/// A structure of one's own may be made of `State`, `Environment` and other dynamic
/// properties; they are connected first, then ``update()`` is called. Classes and
/// enumerations are not connected.
public protocol DynamicProperty {
  /// Called before each evaluation of the body, when all dynamic properties inside have
  /// their values.
  mutating func update()

  /// Adds what has to be connected of a property of the type to that of a view. Not for
  /// clients.
  static func _add(to fields: _DynamicFields, at offset: Int)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Adds the properties inside.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.addParts(of: Self.self, at: offset)
  }
}

/// What the engine asks of its own dynamic properties.
package protocol ConnectableProperty: DynamicProperty {
  /// Connects to what the tree remembers, and returns what it shall remember.
  @MainActor mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject?
}
