import Observation
@_spi(Nodes) import ViewEngine

/// A source of a screen's content. The declaring view updates it on each evaluation.
@MainActor @Observable
final class ScreenSlot {
  var make: (@MainActor (AnyHashable?) -> AnyView)?
  @ObservationIgnored weak var owner: Node?

  nonisolated init() {}
}

/// The screens of a navigation stack above its first screen.
@MainActor
final class NavigationModel {
  /// A pushed screen.
  struct Entry {
    let id: Int
    let slot: ScreenSlot
    /// The value that pushed the screen, or `nil` if a view pushed it. Values are also in the path.
    let value: AnyHashable?
    /// Called when the screen is popped.
    let close: (@MainActor () -> Void)?
  }

  private(set) var entries: [Entry] = []
  private(set) var destinations: [ObjectIdentifier: ScreenSlot] = [:]
  var path: PathAccess?
  /// Whether the stack is a column of a split view. Links of an earlier column then replace the
  /// screens of the stack.
  let replaces: Bool
  /// Creates and removes screens to match the entries.
  var sync: (@MainActor () -> Void)?
  /// Called after a screen is pushed.
  var arrived: (@MainActor () -> Void)?
  private var count = 0

  init(replaces: Bool = false) {
    self.replaces = replaces
  }

  // MARK: Destinations

  /// Returns the slot of the screens for values of a type, and creates it if necessary.
  func slot(for type: ObjectIdentifier) -> ScreenSlot {
    if let known = destinations[type] { return known }
    let slot = ScreenSlot()
    destinations[type] = slot
    return slot
  }

  /// Returns whether a mounted view declares the screen for the type of `value`.
  func hasScreen(of value: AnyHashable) -> Bool {
    destinations[ObjectIdentifier(type(of: value.base))]?.owner?.isMounted == true
  }

  // If several views declare a screen for the same type, the outermost view wins.
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

  /// Pushes the screen of a value, through the path if there is one.
  func push(_ value: AnyHashable) {
    if let path { return path.append(value) }
    append(slot(for: ObjectIdentifier(type(of: value.base))), value: value)
  }

  /// Pushes a screen without a value, which is therefore not in the path. Returns its identifier.
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

  /// Pops the topmost screen.
  func pop() { truncate(to: entries.count - 1) }

  /// Pops a screen and all screens above it.
  func remove(_ id: Int) {
    if let index = entries.firstIndex(where: { $0.id == id }) { truncate(to: index) }
  }

  /// Pops all screens but the first.
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

  /// Changes the entries to match the values of the path.
  ///
  /// The entries of the common prefix stay, together with screens above them that were pushed
  /// without a value.
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
  /// Whether a link replaces the screens of the next column. True on the first screen of each
  /// column of a split view except the last column.
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
