import Foundation

extension AppStorage where Value == Bool {
  /// Stores a truth value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == Bool? {
  /// Stores a truth value under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<Bool>.plain.optional)
  }
}

extension AppStorage where Value == Int {
  /// Stores an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == Int? {
  /// Stores an integer under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<Int>.plain.optional)
  }
}

extension AppStorage where Value == Double {
  /// Stores a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == Double? {
  /// Stores a number under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<Double>.plain.optional)
  }
}

extension AppStorage where Value == String {
  /// Stores a string under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == String? {
  /// Stores a string under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<String>.plain.optional)
  }
}

extension AppStorage where Value == Data {
  /// Stores data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == Data? {
  /// Stores data under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<Data>.plain.optional)
  }
}

extension AppStorage where Value == URL {
  /// Stores an address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == URL? {
  /// Stores an address under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<URL>.plain.optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Stores a value under a key by its raw value, an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.plain))
  }
}

extension AppStorage {
  /// Stores a value under a key by its raw value, an integer, or nothing.
  public init<Choice: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Choice?, Choice.RawValue == Int {
    self.init(key, store, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Stores a value under a key by its raw value, a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.plain))
  }
}

extension AppStorage {
  /// Stores a value under a key by its raw value, a string, or nothing.
  public init<Choice: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Choice?, Choice.RawValue == String {
    self.init(key, store, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}
