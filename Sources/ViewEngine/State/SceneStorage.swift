import Observation

/// A value that belongs to a scene: SwiftUI's `SceneStorage`. All views of a screen share the value
/// of a key. The value is lost when the program ends.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private let form: StoredForm<Value>
  private var location: StateLocation<Any?>?

  init(
    _ key: String,
    _ initialValue: Value,
    _ form: StoredForm<Value>
  ) {
    self.key = key
    self.initialValue = initialValue
    self.form = form
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.value.flatMap(form.read) ?? initialValue }
    nonmutating set { location?.value = form.write(newValue) }
  }

  /// A binding to the value, written `$` before the name.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension SceneStorage: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    location = environment.sceneMemory.location(key)
    return nil
  }
}

/// The values of a scene, by key.
@MainActor
final class SceneMemory {
  private var locations: [String: StateLocation<Any?>] = [:]

  nonisolated init() {}

  func location(_ key: String) -> StateLocation<Any?> {
    let location = locations[key] ?? StateLocation(nil)
    locations[key] = location
    return location
  }
}

private enum SceneMemoryKey: EnvironmentKey {
  static let defaultValue = SceneMemory()
}

extension EnvironmentValues {
  var sceneMemory: SceneMemory {
    get { self[SceneMemoryKey.self] }
    set { self[SceneMemoryKey.self] = newValue }
  }
}
