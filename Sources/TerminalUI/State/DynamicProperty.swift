/// A stored property that the engine connects to the view's place in the tree before
/// the body is evaluated: SwiftUI's `DynamicProperty`.
public protocol DynamicProperty {}

/// What the engine asks of its own dynamic properties.
package protocol ConnectableProperty: DynamicProperty {
  /// Connects to what the tree remembers, and returns what it shall remember.
  @MainActor func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject?
}

/// What the dynamic properties of one view remember, in the order of their
/// declaration.
@MainActor
struct DynamicStorage {
  private static var plainTypes: Set<ObjectIdentifier> = []
  private var remembered: [AnyObject?] = []

  mutating func connect<V>(_ view: V, _ environment: EnvironmentValues) {
    let type = ObjectIdentifier(V.self)
    if Self.plainTypes.contains(type) { return }
    var index = 0
    for field in Mirror(reflecting: view).children {
      guard let property = field.value as? any ConnectableProperty else { continue }
      if index == remembered.count { remembered.append(nil) }
      remembered[index] = property.connect(remembered[index], environment)
      index += 1
    }
    if index == 0 { Self.plainTypes.insert(type) }
  }
}
