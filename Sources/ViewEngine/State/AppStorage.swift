import Foundation

/// A value in the user's defaults: SwiftUI's `AppStorage`. All readers of a key see a
/// change made by any of them.
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

  /// The value now; the first value while none is stored.
  public var wrappedValue: Value {
    get { current.value.flatMap(form.read) ?? initialValue }
    nonmutating set { current.value = form.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension AppStorage: ConnectableProperty {
  /// Adds itself.
  public static func _add(to fields: _DynamicFields, at offset: Int) {
    fields.add(connecting: Self.self, at: offset)
  }

  /// Connects to what the view's place in the tree remembers.
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
  /// Says which defaults `@AppStorage` means inside this view.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
