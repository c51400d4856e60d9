import Foundation

extension AppStorage where Value == Bool {
  /// Stores a truth value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      wrappedValue,
      read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool },
      write: { $0 }
    )
  }
}

extension AppStorage where Value == Bool? {
  /// Stores a truth value under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, write: { $0 })
  }
}

extension AppStorage where Value == Int {
  /// Stores an integer under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      wrappedValue,
      read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int },
      write: { $0 }
    )
  }
}

extension AppStorage where Value == Int? {
  /// Stores an integer under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, write: { $0 })
  }
}

extension AppStorage where Value == Double {
  /// Stores a number under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      wrappedValue,
      read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double },
      write: { $0 }
    )
  }
}

extension AppStorage where Value == Double? {
  /// Stores a number under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      nil,
      read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double },
      write: { $0 }
    )
  }
}

extension AppStorage where Value == String {
  /// Stores a string under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? String }, write: { $0 })
  }
}

extension AppStorage where Value == String? {
  /// Stores a string under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { $0 as? String }, write: { $0 })
  }
}

extension AppStorage where Value == Data {
  /// Stores data under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, read: { $0 as? Data }, write: { $0 })
  }
}

extension AppStorage where Value == Data? {
  /// Stores data under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(key, store, nil, read: { $0 as? Data }, write: { $0 })
  }
}

extension AppStorage where Value == URL {
  /// Stores an address under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      wrappedValue,
      read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0.absoluteString }
    )
  }
}

extension AppStorage where Value == URL? {
  /// Stores an address under a key, or nothing.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      nil,
      read: { ($0 as? String).flatMap(URL.init(string:)) },
      write: { $0?.absoluteString }
    )
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  /// Stores a value under a key by its raw value, an integer.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      wrappedValue,
      read: {
        (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap(Value.init(rawValue:))
      },
      write: { $0.rawValue }
    )
  }
}

extension AppStorage {
  /// Stores a value under a key by its raw value, an integer, or nothing.
  public init<Choice: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Choice?, Choice.RawValue == Int {
    self.init(
      key,
      store,
      nil,
      read: {
        (($0 as? NSNumber)?.intValue ?? $0 as? Int).flatMap(Choice.init(rawValue:))
      },
      write: { $0?.rawValue }
    )
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  /// Stores a value under a key by its raw value, a string.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(
      key,
      store,
      wrappedValue,
      read: {
        ($0 as? String).flatMap(Value.init(rawValue:))
      },
      write: { $0.rawValue }
    )
  }
}

extension AppStorage {
  /// Stores a value under a key by its raw value, a string, or nothing.
  public init<Choice: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Choice?, Choice.RawValue == String {
    self.init(
      key,
      store,
      nil,
      read: {
        ($0 as? String).flatMap(Choice.init(rawValue:))
      },
      write: { $0?.rawValue }
    )
  }
}
