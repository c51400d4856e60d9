/// Changes to the test environment of a file, by the keys of its `settings`. What is not
/// named stays as it is written.
package struct SettingsEdit: Hashable, Sendable {
  /// A value of a setting.
  package enum Value: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// A code of letters, digits and underscores; what else it holds is left out.
    case code(String)
  }

  /// The values by their keys (`_timeRate`).
  package var values: [String: Value] = [:]
  /// The calls that are to fail, or no longer; entries of other calls stay.
  package var failures: [StoreConfiguration.Settings.SimulatedFailure] = []

  /// Changes nothing.
  package init() {}

  /// Whether nothing is changed.
  package var isEmpty: Bool { values.isEmpty && failures.isEmpty }
}

extension FormattedConfiguration {
  /// Formats a file with other settings; nothing is written yet, and nothing else is lost.
  package init(path: String, _ edit: SettingsEdit) throws(ConfigurationError) {
    let file = try ConfigurationFile(path: path)
    try self.init(bytes: file.bytes, path: file.path, edit)
  }

  /// Formats the bytes of a file with other settings.
  package init(
    bytes: [UInt8],
    path: String,
    _ edit: SettingsEdit
  ) throws(ConfigurationError) {
    let source = try ConfigurationSource(bytes: bytes, path: path)
    var tree = try source.parseLossless()
    tree.change("settings") { edit.apply(to: &$0) }
    self.init(path: path, bytes: XcodeStyle.text(of: tree), insteadOf: bytes)
  }
}

extension SettingsEdit {
  fileprivate func apply(to settings: inout LosslessJSON) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      settings.change(key) { $0 = value.token }
    }
    guard !failures.isEmpty else { return }
    settings.change("_storeKitErrors") { list in
      var entries: [LosslessJSON] = []
      if case .array(let known) = list { entries = known }
      for failure in failures { Self.set(failure, in: &entries) }
      list = .array(entries)
    }
  }

  private static func set(
    _ failure: StoreConfiguration.Settings.SimulatedFailure,
    in entries: inout [LosslessJSON]
  ) {
    let name = LosslessJSON.text(failure.call.rawValue)
    let place = entries.indices.filter { entries[$0].has("name", name) }
    if place.isEmpty { entries.append(.object([(key: LosslessJSON.key("name"), value: name)])) }
    for index in place.isEmpty ? [entries.count - 1] : place {
      entries[index].change("enabled") { $0 = Value.flag(failure.isEnabled).token }
      guard let thrown = failure.failure else { continue }
      entries[index].change("current") { current in
        current.change("index") { $0 = Value.number(thrown.index).token }
        current.change("type") { $0 = LosslessJSON.text(thrown.type) }
      }
    }
  }
}

extension SettingsEdit.Value {
  fileprivate var token: LosslessJSON {
    switch self {
    case .flag(let isOn): .scalar(Array((isOn ? "true" : "false").utf8)[...])
    case .number(let number): .scalar(Array("\(number)".utf8)[...])
    case .code(let text): LosslessJSON.text(text)
    }
  }
}

extension LosslessJSON {
  /// A text of letters, digits, blanks, hyphens and underscores; other characters, which no
  /// setting has, are left out.
  fileprivate static func text(_ text: String) -> LosslessJSON { .string(key(text)) }

  fileprivate static func key(_ text: String) -> ArraySlice<UInt8> {
    let plain = text.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || [" ", "-", "_"].contains($0)
    }
    return Array("\"\(String(String.UnicodeScalarView(plain)))\"".utf8)[...]
  }

  /// Whether a member of an object is a text.
  fileprivate func has(_ key: String, _ text: LosslessJSON) -> Bool {
    guard case .object(let members) = self, case .string(let wanted) = text else { return false }
    return members.contains { member in
      guard case .string(let token) = member.value else { return false }
      return JSONSpelling.plain(member.key)[...] == Self.key(key)
        && JSONSpelling.plain(token)[...] == wanted
    }
  }

  /// Changes a member of an object, all of them where the key repeats; one that is not there
  /// is added. What is no object becomes one.
  fileprivate mutating func change(_ key: String, _ change: (inout LosslessJSON) -> Void) {
    var members: [(key: ArraySlice<UInt8>, value: LosslessJSON)] = []
    if case .object(let known) = self { members = known }
    let token = Self.key(key)
    let places = members.indices.filter { JSONSpelling.plain(members[$0].key)[...] == token }
    if places.isEmpty {
      var value = LosslessJSON.object([])
      change(&value)
      members.append((key: token, value: value))
    }
    for index in places { change(&members[index].value) }
    self = .object(members)
  }
}
