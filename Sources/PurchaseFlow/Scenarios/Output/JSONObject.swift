import ExternalInput
import StoreModel

/// A JSON object that is written key by key, in order.
struct JSONObject {
  private var entries: [String] = []

  /// Adds a text, unless it is `nil`.
  mutating func add(_ key: String, _ text: String?) {
    guard let text else { return }
    add(key, raw: JSONText.string(text))
  }

  /// Adds a whole number, unless it is `nil`.
  mutating func add(_ key: String, _ number: (some BinaryInteger)?) {
    guard let number else { return }
    add(key, raw: String(number))
  }

  /// Adds a boolean, unless it is `nil`.
  mutating func add(_ key: String, _ isOn: Bool?) {
    guard let isOn else { return }
    add(key, raw: isOn ? "true" : "false")
  }

  /// Adds a list of texts.
  mutating func add(_ key: String, _ texts: [String]) {
    add(key, raw: "[\(texts.map(JSONText.string).joined(separator: ", "))]")
  }

  /// Adds a value that is already JSON.
  mutating func add(_ key: String, raw json: String) {
    entries.append("\(JSONText.string(key)): \(json)")
  }

  /// The object in one line.
  var text: String { "{\(entries.joined(separator: ", "))}" }
}
