/// Changes to the `settings` of a file, which define its test environment. All other keys are
/// preserved.
package struct SettingsEdit: Hashable, Sendable {
  /// A value of a setting.
  package enum Value: Hashable, Sendable {
    /// `true` or `false`.
    case flag(Bool)
    /// An integer.
    case number(Int)
    /// A code. Characters other than letters, digits, blanks, hyphens and underscores are removed.
    case code(String)
  }

  /// The new values by key, such as `_timeRate`.
  package var values: [String: Value] = [:]
  /// The simulated failures to switch on or off. Entries of other calls are preserved.
  package var failures: [StoreConfiguration.Settings.SimulatedFailure] = []

  /// Creates an edit without changes.
  package init() {}

  /// Whether there are no changes.
  package var isEmpty: Bool { values.isEmpty && failures.isEmpty }
}

extension FormattedConfiguration {
  /// Formats a file with changed settings without writing it. All other content is preserved.
  package init(path: String, _ edit: SettingsEdit) throws(ConfigurationError) {
    let file = try ConfigurationFile(path: path)
    try self.init(bytes: file.bytes, path: file.path, edit)
  }

  /// Formats the bytes of a file with changed settings.
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
  /// Creates a string token. Characters other than ASCII letters, digits, blanks, hyphens and
  /// underscores are removed, because no setting contains them.
  fileprivate static func text(_ text: String) -> LosslessJSON { .string(key(text)) }

  fileprivate static func key(_ text: String) -> ArraySlice<UInt8> {
    let plain = text.unicodeScalars.filter {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
        || [" ", "-", "_"].contains($0)
    }
    return Array("\"\(String(String.UnicodeScalarView(plain)))\"".utf8)[...]
  }

  /// Returns whether the object has a member with the given key and string.
  fileprivate func has(_ key: String, _ text: LosslessJSON) -> Bool {
    guard case .object(let members) = self, case .string(let wanted) = text else { return false }
    return members.contains { member in
      guard case .string(let token) = member.value else { return false }
      return JSONSpelling.plain(member.key)[...] == Self.key(key)
        && JSONSpelling.plain(token)[...] == wanted
    }
  }

  /// Changes all members of the object with the given key, or adds a member if there is none. A
  /// value that is not an object is replaced by an object.
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
