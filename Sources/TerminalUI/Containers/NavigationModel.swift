import Observation
@_spi(Nodes) import ViewEngine

/// What a screen shows: set again whenever the view that declared it is evaluated.
@MainActor @Observable
final class ScreenSlot {
  var make: (@MainActor (AnyHashable?) -> AnyView)?
  @ObservationIgnored weak var owner: Node?

  nonisolated init() {}
}

/// The screens of one navigation stack above its first.
@MainActor
final class NavigationModel {
  /// One screen.
  struct Entry {
    let id: Int
    let slot: ScreenSlot
    /// The value it was pushed by; it stands in the path if there is one.
    let value: AnyHashable?
    /// Tells whoever pushed it that it has gone.
    let close: (@MainActor () -> Void)?
  }

  private(set) var entries: [Entry] = []
  private(set) var destinations: [ObjectIdentifier: ScreenSlot] = [:]
  var path: PathAccess?
  /// Whether what is pushed from outside takes the place of what was pushed before.
  let replaces: Bool
  /// Brings the screens in line with the entries.
  var sync: (@MainActor () -> Void)?
  /// Hears of each screen that is pushed.
  var arrived: (@MainActor () -> Void)?
  private var count = 0

  init(replaces: Bool = false) {
    self.replaces = replaces
  }

  // MARK: Destinations

  /// The screen of values of a type. The outermost view that declares it counts.
  func slot(for type: ObjectIdentifier) -> ScreenSlot {
    if let known = destinations[type] { return known }
    let slot = ScreenSlot()
    destinations[type] = slot
    return slot
  }

  /// Whether somebody has declared the screen of values of the type of a value.
  func hasScreen(of value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(type(of: value.base))]?.owner?.isMounted == true
  }

  func register(
    _ type: ObjectIdentifier,
    of owner: Node,
    make: @escaping @MainActor (AnyHashable?) -> AnyView
  ) {
    let slot = slot(for: type)
    if let known = slot.owner, known !== owner, known.isMounted, known.depth <= owner.depth {
      return
    }
    slot.owner = owner
    slot.make = make
  }

  // MARK: Push and pop

  /// Pushes the screen of a value.
  func push(_ value: AnyHashable) {
    if let path { return path.append(value) }
    append(slot(for: ObjectIdentifier(type(of: value.base))), value: value)
  }

  /// Pushes a screen that stands in no path.
  @discardableResult
  func push(_ slot: ScreenSlot, close: (@MainActor () -> Void)? = nil) -> Int {
    append(slot, value: nil, close: close)
    return count
  }

  private func append(
    _ slot: ScreenSlot,
    value: AnyHashable?,
    close: (@MainActor () -> Void)? = nil
  ) {
    count += 1
    entries.append(Entry(id: count, slot: slot, value: value, close: close))
    sync?()
    arrived?()
  }

  /// Goes back to the screen before.
  func pop() { truncate(to: entries.count - 1) }

  /// Takes a screen away, and all above it.
  func remove(_ id: Int) {
    if let index = entries.firstIndex(where: { $0.id == id }) { truncate(to: index) }
  }

  /// Takes all screens but the first away.
  func removeAll() { truncate(to: 0) }

  private func truncate(to length: Int) {
    guard length >= 0, length < entries.count else { return }
    let gone = entries[length...]
    entries.removeSubrange(length...)
    let values = gone.filter { $0.value != nil }.count
    if values > 0 { path?.removeLast(values) }
    gone.reversed().forEach { $0.close?() }
    sync?()
  }

  // MARK: Path

  /// Brings the entries in line with the values of the path: what they have in common
  /// stays, with what was pushed above it by other means.
  func follow(_ values: [AnyHashable]) {
    var index = 0
    var known = 0
    while index < entries.count {
      if let value = entries[index].value {
        guard known < values.count, values[known] == value else { break }
        known += 1
      }
      index += 1
    }
    guard index < entries.count || known < values.count else { return }
    let gone = entries[index...]
    entries.removeSubrange(index...)
    gone.reversed().forEach { $0.close?() }
    for value in values[known...] {
      count += 1
      let slot = slot(for: ObjectIdentifier(type(of: value.base)))
      entries.append(Entry(id: count, slot: slot, value: value, close: nil))
    }
    sync?()
  }
}

extension NavigationModel: Equatable {
  nonisolated static func == (left: NavigationModel, right: NavigationModel) -> Bool {
    left === right
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

private enum StartsColumnKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether a link takes the place of what the next column shows.
  var startsColumn: Bool {
    get { self[StartsColumnKey.self] }
    set { self[StartsColumnKey.self] = newValue }
  }

  /// The navigation stack that links push to.
  var navigation: NavigationModel? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
