import Foundation

/// The conversion of a value to and from a property-list value.
struct StoredForm<Value> {
  /// Returns the value of a stored object, or `nil` if the object has the wrong type.
  let read: (Any) -> Value?
  /// Returns the object to store; `nil` removes the key.
  let write: (Value) -> Any?

  /// The same conversion for an optional value.
  var optional: StoredForm<Value?> {
    StoredForm<Value?>(read: { read($0) }, write: { $0.flatMap(write) })
  }
}

extension StoredForm where Value == Bool {
  static var plain: Self {
    Self(read: { ($0 as? NSNumber)?.boolValue ?? $0 as? Bool }, write: { $0 })
  }
}

extension StoredForm where Value == Int {
  static var plain: Self {
    Self(read: { ($0 as? NSNumber)?.intValue ?? $0 as? Int }, write: { $0 })
  }
}

extension StoredForm where Value == Double {
  static var plain: Self {
    Self(read: { ($0 as? NSNumber)?.doubleValue ?? $0 as? Double }, write: { $0 })
  }
}

extension StoredForm where Value == String {
  static var plain: Self { Self(read: { $0 as? String }, write: { $0 }) }
}

extension StoredForm where Value == Data {
  static var plain: Self { Self(read: { $0 as? Data }, write: { $0 }) }
}

extension StoredForm where Value == URL {
  static var plain: Self {
    Self(read: { ($0 as? String).flatMap(URL.init(string:)) }, write: { $0.absoluteString })
  }
}

extension StoredForm where Value: RawRepresentable {
  /// Returns a conversion that stores a value by its raw value; `form` converts the raw value.
  static func raw(_ form: StoredForm<Value.RawValue>) -> Self {
    Self(
      read: { form.read($0).flatMap(Value.init(rawValue:)) },
      write: { form.write($0.rawValue) }
    )
  }
}
