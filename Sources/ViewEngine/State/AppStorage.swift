import Foundation

/// A value in the user defaults: SwiftUI's `AppStorage`. All views that use the same key see each
/// change.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let key: String
  private let store: UserDefaults?
  private let initialValue: Value
  private let form: StoredForm<Value>
  private var entry: StoredDefault?

  init(
    _ key: String,
    _ store: UserDefaults?,
    _ initialValue: Value,
    _ form: StoredForm<Value>
  ) {
    self.key = key
    self.store = store
    self.initialValue = initialValue
    self.form = form
  }

  private var current: StoredDefault {
    entry ?? StoredDefaults.shared.entry(key, in: store ?? .standard)
  }

  /// The current value; the initial value while none is stored.
  public var wrappedValue: Value {
    get { current.value.flatMap(form.read) ?? initialValue }
    nonmutating set { current.value = form.write(newValue) }
  }

  /// A binding to the value, written `$` before the name.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension AppStorage: ConnectableProperty {
  /// Registers the property with the dynamic properties of a view. Called by the engine only.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects the property to the storage in the view's node, and returns that storage.
  package mutating func connect(
    _ remembered: AnyObject?,
    _ environment: EnvironmentValues
  ) -> AnyObject? {
    entry = StoredDefaults.shared.entry(key, in: store ?? environment.defaultAppStorage)
    return nil
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the user defaults that `@AppStorage` uses inside this view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
