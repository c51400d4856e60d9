import Foundation

extension SceneStorage where Value == Bool {
  /// Stores a Boolean value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Bool? {
  /// Stores a Boolean value under a key. The value is `nil` while none is stored.
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
  /// Stores an integer under a key. The value is `nil` while none is stored.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<Int>.plain.optional)
  }
}

extension SceneStorage where Value == Double {
  /// Stores a floating-point number under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == Double? {
  /// Stores a floating-point number under a key. The value is `nil` while none is stored.
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
  /// Stores a string under a key. The value is `nil` while none is stored.
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
  /// Stores data under a key. The value is `nil` while none is stored.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<Data>.plain.optional)
  }
}

extension SceneStorage where Value == URL {
  /// Stores a URL under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .plain)
  }
}

extension SceneStorage where Value == URL? {
  /// Stores a URL under a key. The value is `nil` while none is stored.
  public init(_ key: String) {
    self.init(key, nil, StoredForm<URL>.plain.optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Stores a value as its integer raw value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.plain))
  }
}

extension SceneStorage {
  /// Stores a value as its integer raw value under a key. The value is `nil` while none is stored.
  public init<Choice: RawRepresentable>(_ key: String)
  where Value == Choice?, Choice.RawValue == Int {
    self.init(key, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Stores a value as its string raw value under a key.
  public init(wrappedValue: Value, _ key: String) {
    self.init(key, wrappedValue, .raw(.plain))
  }
}

extension SceneStorage {
  /// Stores a value as its string raw value under a key. The value is `nil` while none is stored.
  public init<Choice: RawRepresentable>(_ key: String)
  where Value == Choice?, Choice.RawValue == String {
    self.init(key, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}
