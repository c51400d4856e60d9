import Observation
@_spi(Nodes) import ViewEngine

/// A key for a value that views set on a container around them.
@MainActor
protocol TraitKey {
  /// The type of the value.
  associatedtype Value
  /// Returns the traits of the container that stores this key's value, or `nil` outside of one.
  static func traits(in environment: EnvironmentValues) -> Traits?
}

/// The values that views set on a container around them, such as its title and toolbar items.
///
/// A view that reads a value is evaluated again when the value changes.
///
/// A container must not evaluate its content again when the content sets a value, because the
/// evaluation would repeat without limit. Its bars are therefore beside the content, or the content
/// is ``VersionedContent``.
@MainActor @Observable
final class Traits {
  private struct Entry {
    let link: NodeLink
    let depth: Int
    var value: Any
  }

  @ObservationIgnored private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var revision = 0
  /// The keys with a value. They change less often than the values.
  private var writtenKeys: Set<ObjectIdentifier> = []

  nonisolated init() {}

  /// Sets a node's value for a key, in place of the node's previous value.
  ///
  /// - Returns: Whether the value has changed.
  func set<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value, of node: Node) -> Bool {
    let id = ObjectIdentifier(key)
    if let index = entries[id]?.firstIndex(where: { $0.link.node === node }) {
      if let known = entries[id]?[index].value as? Key.Value, areEqual(known, value) {
        return false
      }
      entries[id]?[index].value = value
    } else {
      entries[id, default: []].append(Entry(link: node.link, depth: node.depth, value: value))
    }
    changed(id)
    return true
  }

  /// Removes the value that a node has set for a key.
  func remove<Key: TraitKey>(_ key: Key.Type, of node: Node) {
    let id = ObjectIdentifier(key)
    guard let index = entries[id]?.firstIndex(where: { $0.link.node === node }) else { return }
    entries[id]?.remove(at: index)
    changed(id)
  }

  private func changed(_ id: ObjectIdentifier) {
    revision += 1
    let hasEntries = shownEntries(id).isEmpty == false
    if hasEntries == writtenKeys.contains(id) { return }
    if hasEntries { writtenKeys.insert(id) } else { writtenKeys.remove(id) }
  }

  private func shownEntries(_ id: ObjectIdentifier) -> [Entry] {
    (entries[id] ?? []).filter { $0.link.node.map(isShown) ?? false }
  }

  /// Returns whether no view has set a value for a key.
  ///
  /// A view that reads only this is not evaluated again when a value changes.
  func isEmpty<Key: TraitKey>(_ key: Key.Type) -> Bool {
    !writtenKeys.contains(ObjectIdentifier(key))
  }

  /// Returns the values for a key, the innermost first.
  func values<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    // Reading `revision` makes the observing view depend on all values.
    _ = revision
    let ordered = shownEntries(ObjectIdentifier(key)).enumerated().sorted {
      (-$0.element.depth, $0.offset) < (-$1.element.depth, $1.offset)
    }
    return ordered.compactMap { $0.element.value as? Key.Value }
  }

  /// Returns whether the nodes between `node` and the container show `node`.
  private func isShown(_ node: Node) -> Bool {
    guard node.isMounted else { return false }
    var inner = node
    // Most nodes share the environment of the node inside, so the comparison is rarely needed.
    var checkedEnvironment: EnvironmentValues?
    var (isOnScreen, isInside) = (false, false)
    while let around = inner.parent {
      if checkedEnvironment?.isIdentical(to: around.environment) != true {
        checkedEnvironment = around.environment
        isOnScreen = isTarget(around.environment)
        isInside = isOnScreen || around.environment.slotTraits === self
      }
      guard isInside else { return true }
      if inner.isInactive || isOnScreen && !around.shows(node) { return false }
      inner = around
    }
    return true
  }

  private func isTarget(_ environment: EnvironmentValues) -> Bool {
    environment.screenTraits === self || environment.presentationTraits === self
  }

  /// Marks the values of the nodes inside `node` as changed, because `node` now shows other views.
  func contentChanged(inside node: Node) {
    for (id, entries) in entries
    where entries.contains(where: { $0.link.node?.isInside(node) ?? false }) {
      changed(id)
    }
  }

  /// Returns the value that the outermost view has set for a key, or `nil`.
  func value<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { values(key).last }
}

extension Traits: Equatable {
  nonisolated static func == (left: Traits, right: Traits) -> Bool { left === right }
}

/// Content that sets a value on the container around it.
struct TraitWriter<Content, Key: TraitKey> {
  let key: Key.Type
  let value: Key.Value
  let content: Content
}

extension TraitWriter: View, PrimitiveView where Content: View {
  /// Creates the node that lays out and draws the view.
  func _makeNode(_ context: _NodeContext) -> _Node { TraitWriterNode(self, context) }
}

private final class TraitWriterNode<Content: View, Key: TraitKey>: ViewNode<
  TraitWriter<Content, Key>
>
{
  private var child = OnlyChild()
  private var target: Traits?
  override var children: [Node] { child.list }

  override func resolve() {
    child = child.showing(reconcile(child.node, view.content, environment))
    let traits = Key.traits(in: environment)
    if target !== traits { target?.remove(Key.self, of: self) }
    target = traits
    if traits?.set(Key.self, view.value, of: self) == true { invalidateLayout() }
  }

  override func unmount() {
    target?.remove(Key.self, of: self)
    super.unmount()
  }
}

extension View {
  /// Sets a value on the container around this view.
  func writingTrait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    TraitWriter(key: key, value: value, content: self)
  }
}
