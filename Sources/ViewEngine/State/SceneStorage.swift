import Observation

/// A value that belongs to a scene: SwiftUI's `SceneStorage`. All views of one screen that
/// name the same key share it, and it outlives them; it is kept as long as the program
/// runs, not beyond.
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

  /// The value now.
  public var wrappedValue: Value {
    get { location?.value.flatMap(form.read) ?? initialValue }
    nonmutating set { location?.value = form.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension SceneStorage: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    location = environment.sceneMemory.location(key)
    return nil
  }
}

/// What a scene remembers by name.
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
