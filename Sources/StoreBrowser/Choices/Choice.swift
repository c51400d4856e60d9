/// Something that is one of several values and can be made another: a part of how the store
/// looks, or a setting of its environment.
@MainActor
struct Choice: Identifiable {
  /// One of the values.
  struct Value: Identifiable, Hashable {
    /// What tells it from the others.
    let id: String
    /// What people read.
    let name: String
    /// Why it can't be chosen; `nil` when it can.
    var obstacle: String?
  }

  /// What tells it from the others.
  let id: String
  /// What is chosen, in a word or two.
  let title: String
  /// All values, those that can't be chosen too.
  let values: [Value]
  /// The identifier of the value that it has.
  let current: String
  /// The identifier of the value that the file has; `nil` where the file has none.
  var original: String?
  /// Whether that is what the value usually is, since files have no place for it.
  var isUsual = false
  /// The heading that it stands below; that of the one before where there is none.
  var heading: String?
  /// Why nothing else can be chosen; `nil` when something can.
  var obstacle: String?
  /// Where a value can be typed that is not listed: what to type, and the value of what was
  /// typed, `nil` where that makes no sense.
  var entry: (prompt: String, value: @MainActor (String) -> String?)?
  /// Makes it another value.
  let choose: @MainActor (String) -> Void

  /// What people read of the value that it has.
  var currentName: String { name(of: current) }

  /// What people read of the file's value; `nil` where that is the one it has, or the file
  /// has none.
  var originalName: String? {
    guard let original, original != current else { return nil }
    return name(of: original)
  }

  /// Whether there are so many values that one looks for them by name.
  var isSearched: Bool { entry != nil || values.count > Self.mostWithoutSearch }

  /// Whether it is on or off.
  var isSwitch: Bool { values.map(\.id) == [Self.off, Self.on] }

  /// The most values that are listed without a field to search in; ours.
  private static let mostWithoutSearch = 24
  /// The identifiers of a switch's values.
  static let off = "off"
  static let on = "on"

  /// Takes the next value that can be chosen, round from the end to the beginning.
  func step(by step: Int) {
    let open = values.filter { $0.obstacle == nil }
    guard obstacle == nil, !open.isEmpty else { return }
    let index = open.firstIndex { $0.id == current } ?? -step
    choose(open[((index + step) % open.count + open.count) % open.count].id)
  }

  /// Takes the value of the file again.
  func goBack() {
    if let original, original != current { choose(original) }
  }

  private func name(of id: String) -> String { values.first { $0.id == id }?.name ?? id }
}
