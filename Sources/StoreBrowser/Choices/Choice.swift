/// An option that has one of several values: a part of the store's appearance, or a setting of the
/// test environment.
@MainActor
struct Choice: Identifiable {
  /// One of the values.
  struct Value: Identifiable, Hashable {
    /// The identifier, unique among the values of the choice.
    let id: String
    /// The displayed name.
    let name: String
    /// The reason why this value cannot be chosen; `nil` if the value can be chosen.
    var unavailableReason: String?
  }

  /// The identifier, unique among the choices of a list.
  let id: String
  /// The name of the option, in a word or two.
  let title: String
  /// All values, including those that cannot be chosen.
  let values: [Value]
  /// The identifier of the current value.
  let current: String
  /// The identifier of the value in the file; `nil` if the file has no value.
  var original: String?
  /// Whether `original` is a default rather than a value of the file, because the file format has
  /// no field for it.
  var isUsual = false
  /// The heading above this choice; `nil` if the previous choice has the same heading.
  var heading: String?
  /// The reason why no other value can be chosen; `nil` if another value can be chosen.
  var unavailableReason: String?
  /// The prompt and the parser of the text field for values that are not listed; `nil` if the
  /// choice has no such field. The parser returns the identifier of the value, or `nil` for invalid
  /// text.
  var entry: (prompt: String, value: @MainActor (String) -> String?)?
  /// Sets the current value, by its identifier.
  let choose: @MainActor (String) -> Void

  var currentName: String { name(of: current) }

  /// The name of the file's value; `nil` if the file's value is the current value, or if the file
  /// has no value.
  var originalName: String? {
    guard let original, original != current else { return nil }
    return name(of: original)
  }

  /// Whether the list of values has a search field: the list is long, or values can be typed.
  var isSearched: Bool { entry != nil || values.count > Self.mostWithoutSearch }

  var isSwitch: Bool { values.map(\.id) == [Self.off, Self.on] }

  /// The maximum number of values in a list without a search field (this project's choice).
  private static let mostWithoutSearch = 24
  /// The identifier of the value “off” of a switch.
  static let off = "off"
  /// The identifier of the value “on” of a switch.
  static let on = "on"

  /// Selects the value `step` places further among those that can be chosen. Wraps around at both
  /// ends.
  func step(by step: Int) {
    let open = values.filter { $0.unavailableReason == nil }
    guard unavailableReason == nil, !open.isEmpty else { return }
    let index = open.firstIndex { $0.id == current } ?? -step
    choose(open[((index + step) % open.count + open.count) % open.count].id)
  }

  /// Selects the value of the file.
  func goBack() {
    if let original, original != current { choose(original) }
  }

  private func name(of id: String) -> String { values.first { $0.id == id }?.name ?? id }
}
