/// A stored property that the engine connects to the view's node before it evaluates the body:
/// SwiftUI's `DynamicProperty`.
///
/// Your own structure can contain `State`, `Environment` and other dynamic properties. The engine
/// connects those first and then calls ``update()``. Classes and enumerations are not connected.
public protocol DynamicProperty {
  /// Updates the property before each evaluation of the body. The dynamic properties inside are
  /// already connected.
  mutating func update()

  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  static func _add(to fields: _DynamicFields, at offset: Int)
}

extension DynamicProperty {
  /// Does nothing. This is the default.
  public mutating func update() {}

  /// Registers the dynamic properties inside this one.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.addParts(of: Self.self, at: offset)
  }
}

/// A dynamic property with storage in the view's node.
package protocol ConnectableProperty: DynamicProperty {
  /// Connects the property to `remembered`, the storage of the previous evaluation or `nil`.
  /// Returns the storage to retain.
  @MainActor mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject?
}
