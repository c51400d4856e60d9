import Foundation

extension AppStorage where Value == Bool {
  /// Stores a Boolean value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == Bool? {
  /// Stores a Boolean value under a key. The value is `nil` while none is stored.
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
  /// Stores an integer under a key. The value is `nil` while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<Int>.plain.optional)
  }
}

extension AppStorage where Value == Double {
  /// Stores a floating-point number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == Double? {
  /// Stores a floating-point number under a key. The value is `nil` while none is stored.
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
  /// Stores a string under a key. The value is `nil` while none is stored.
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
  /// Stores data under a key. The value is `nil` while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<Data>.plain.optional)
  }
}

extension AppStorage where Value == URL {
  /// Stores a URL under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .plain)
  }
}

extension AppStorage where Value == URL? {
  /// Stores a URL under a key. The value is `nil` while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, StoredForm<URL>.plain.optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Stores a value as its integer raw value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.plain))
  }
}

extension AppStorage {
  /// Stores a value as its integer raw value under a key. The value is `nil` while none is stored.
  public init<Choice: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Choice?, Choice.RawValue == Int {
    self.init(key, store, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Stores a value as its string raw value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, .raw(.plain))
  }
}

extension AppStorage {
  /// Stores a value as its string raw value under a key. The value is `nil` while none is stored.
  public init<Choice: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Choice?, Choice.RawValue == String {
    self.init(key, store, nil, StoredForm<Choice>.raw(.plain).optional)
  }
}
