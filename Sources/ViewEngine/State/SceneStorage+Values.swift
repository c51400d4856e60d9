import Foundation

extension SceneStorage where Value == Bool {
  /// Stores a truth value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Bool? {
  /// Stores a truth value under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<Bool>.plain.optional)
  }
}

extension SceneStorage where Value == Int {
  /// Stores an integer under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Int? {
  /// Stores an integer under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<Int>.plain.optional)
  }
}

extension SceneStorage where Value == Double {
  /// Stores a number under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Double? {
  /// Stores a number under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<Double>.plain.optional)
  }
}

extension SceneStorage where Value == String {
  /// Stores a string under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == String? {
  /// Stores a string under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<String>.plain.optional)
  }
}

extension SceneStorage where Value == Data {
  /// Stores data under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Data? {
  /// Stores data under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<Data>.plain.optional)
  }
}

extension SceneStorage where Value == URL {
  /// Stores an address under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == URL? {
  /// Stores an address under a key, or nothing.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<URL>.plain.optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Stores a value under a key by its raw value, an integer.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.plain))
  }
}

extension SceneStorage {
  /// Stores a value under a key by its raw value, an integer, or nothing.
  public init<Choice: RawRepresentable>(_ key: String)
  where Value == Choice?, Choice.RawValue == Int {
    self.init(key, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Stores a value under a key by its raw value, a string.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.plain))
  }
}

extension SceneStorage {
  /// Stores a value under a key by its raw value, a string, or nothing.
  public init<Choice: RawRepresentable>(_ key: String)
  where Value == Choice?, Choice.RawValue == String {
    self.init(key, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}
