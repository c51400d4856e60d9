import Foundation

/// How a value is stored among plain ones, and read again.
struct StoredForm<Value> {
  /// The value that was stored, if what is there is one.
  let read: (Any) -> Value?
  /// What is stored for a value; nothing takes it away.
  let write: (Value) -> Any?

  /// The same for a value that may be missing.
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
  /// By the raw value, in a form of its own.
  static func raw(_ form: StoredForm<Value.RawValue>) -> Self {
    Self(
      read: { form.read($0).flatMap(Value.init(rawValue:)) },
      write: { form.write($0.rawValue) }
    )
  }
}
