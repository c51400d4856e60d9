import Observation
@_spi(Nodes) import ViewEngine

/// A key for what views tell a container around them.
@MainActor
protocol TraitKey {
  /// The type of what is told.
  associatedtype Value
  /// The container that is told.
  static func traits(in environment: EnvironmentValues) -> Traits?
}

/// What views inside a container have told it: its title, what stands in its bars, how
/// high it wants to be. Whoever evaluates a view that reads this is evaluated again when
/// it changes.
///
/// A container must not evaluate its content again because of what the content tells, or
/// the two would go on for ever: bars stand beside the content, or the content is
/// ``VersionedContent``.
@MainActor @Observable
final class Traits {
  private struct Entry {
    let link: NodeLink
    let depth: Int
    var value: Any
  }

  @ObservationIgnored private var entries: [ObjectIdentifier: [Entry]] = [:]
  private var revision = 0
  /// The keys under which there is anything; they change less often than what was told.
  private var writtenKeys: Set<ObjectIdentifier> = []

  nonisolated init() {}

  /// Takes a value from a node, in place of what the node told before.
  ///
  /// - Returns: Whether it is another one.
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

  /// Forgets what a node told.
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

  /// Whether nothing was told under a key. Who reads only this is not evaluated again when
  /// something else is told than before.
  func isEmpty<Key: TraitKey>(_ key: Key.Type) -> Bool {
    !writtenKeys.contains(ObjectIdentifier(key))
  }

  /// What was told, the innermost first.
  func values<Key: TraitKey>(_ key: Key.Type) -> [Key.Value] {
    _ = revision
    let ordered = shownEntries(ObjectIdentifier(key)).enumerated().sorted {
      (-$0.element.depth, $0.offset) < (-$1.element.depth, $1.offset)
    }
    return ordered.compactMap { $0.element.value as? Key.Value }
  }

  /// Whether a node is on the screen as far as those between it and the container say.
  private func isShown(_ node: Node) -> Bool {
    guard node.isMounted else { return false }
    var inner = node
    // Most have the environment of the one inside.
    var asked: EnvironmentValues?
    var (isOnScreen, isInside) = (false, false)
    while let around = inner.parent {
      if asked?.isIdentical(to: around.environment) != true {
        asked = around.environment
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

  /// Notes that other views inside a node are on the screen now.
  func contentChanged(inside node: Node) {
    for (id, entries) in entries
    where entries.contains(where: { $0.link.node?.isInside(node) ?? false }) {
      changed(id)
    }
  }

  /// What the outermost view told.
  func value<Key: TraitKey>(_ key: Key.Type) -> Key.Value? { values(key).last }
}

extension Traits: Equatable {
  nonisolated static func == (left: Traits, right: Traits) -> Bool { left === right }
}

/// Content that tells the container around it something.
struct TraitWriter<Content, Key: TraitKey> {
  let key: Key.Type
  let value: Key.Value
  let content: Content
}

extension TraitWriter: View, PrimitiveView where Content: View {
  /// Makes the node that stands for the view.
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
  /// Tells the container around this view something.
  func writingTrait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    TraitWriter(key: key, value: value, content: self)
  }
}
