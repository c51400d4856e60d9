/// A node that does something when it comes to be shown, and when it no longer is.
@MainActor
package protocol Appearing: Node {
  /// Whether the node is to be told that it is shown.
  var isToAppear: Bool { get }
  /// Begins to be shown.
  func appear()
  /// Is shown no longer.
  func disappear()
}

extension Appearing {
  package var isToAppear: Bool { isShown }
}

/// A node that has read where other views are.
@MainActor
protocol AnchorReading: Node {
  /// Whether one of these has moved since.
  var hasMovedAnchors: Bool { get }
  /// Reads anew.
  func anchorsMoved()
}

/// What is done once tree and layout have come to rest: views are told that they
/// appeared, changes and preferences are reported.
@MainActor
package struct Aftermath {
  private struct Entry {
    let node: any Appearing
    var isShown = false
  }

  /// Whether nothing but layout stands between now and rest, as far as is known.
  private(set) var isQuiet = true
  private var actions: [@MainActor () -> Void] = []
  private var entries: [Entry] = []
  /// The layout after which it was seen which of the entries are shown, if none came since.
  private var lookedAfter: Int?
  private(set) var preferences = PreferenceBoard()
  private var anchorReaders: [any AnchorReading] = []

  /// Has something done at the next rest.
  package mutating func add(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    isQuiet = false
  }

  /// Has a node told when it appears.
  package mutating func register(_ node: any Appearing) {
    entries.append(Entry(node: node))
    lookedAfter = nil
    isQuiet = false
  }

  /// Tells a node that ends that it has disappeared, if it had appeared.
  package mutating func remove(_ node: any Appearing) {
    guard let index = entries.firstIndex(where: { $0.node === node }) else { return }
    if entries.remove(at: index).isShown { add { node.disappear() } }
  }

  /// All that is to be done now.
  ///
  /// - Parameter layout: How many layouts there have been: what is shown changes with them.
  mutating func takeActions(after layout: Int) -> [@MainActor () -> Void] {
    defer { (actions, isQuiet) = ([], anchorReaders.isEmpty) }
    if lookedAfter != layout { seeWhatIsShown() }
    lookedAfter = layout
    for reader in anchorReaders where reader.hasMovedAnchors {
      actions.append { reader.anchorsMoved() }
    }
    return actions + preferences.takeActions()
  }

  private mutating func seeWhatIsShown() {
    for index in entries.indices {
      let node = entries[index].node
      let isShown = node.isToAppear
      if isShown == entries[index].isShown { continue }
      entries[index].isShown = isShown
      actions.append { isShown ? node.appear() : node.disappear() }
    }
  }

  /// Has a reader of anchors told when views have moved.
  mutating func register(_ reader: any AnchorReading) {
    anchorReaders.append(reader)
    isQuiet = false
  }

  /// Tells a reader of anchors no more.
  mutating func remove(_ reader: any AnchorReading) {
    anchorReaders.removeAll { $0 === reader }
  }

  /// Notes that a preference may have another value.
  mutating func preferenceChanged(_ key: any PreferenceKey.Type) {
    preferences.changed(key)
    isQuiet = false
  }

  /// Takes up a node that hands a preference up.
  mutating func addPreferenceSource(of key: any PreferenceKey.Type) {
    preferences.addSource(of: key)
  }

  /// Forgets one of the nodes that hand a preference up.
  mutating func removePreferenceSource(of key: any PreferenceKey.Type) {
    preferences.removeSource(of: key)
    isQuiet = false
  }

  /// Notes that other views than before are shown.
  package mutating func contentChanged() {
    preferences.contentChanged()
    isQuiet = false
  }

  /// Has a reader told of a preference's values.
  mutating func register(_ reader: any PreferenceReader) {
    preferences.register(reader)
    isQuiet = false
  }

  /// Tells a reader no more.
  mutating func remove(_ reader: any PreferenceReader) { preferences.remove(reader) }
}

extension Node {
  /// Whether none of the nodes around leaves this one out, up to the presentation it is in:
  /// what is presented stays while what is behind it changes.
  package var isShown: Bool {
    guard isMounted else { return false }
    let canBePresented = host.layers.count > 1
    var inner = self
    // A loop, since this is asked often and all the way up.
    while !canBePresented || !host.isPresented(inner), let around = inner.parent {
      if inner.isPutAside || !around.shows(self) { return false }
      inner = around
    }
    return true
  }

  /// Whether none of the nodes around has put the node aside, and something holds for each of
  /// them, up to the topmost one of the presentation that the node is in.
  package func hasAround(_ holds: @MainActor (Node) -> Bool) -> Bool {
    var inner = self
    while !host.isPresented(inner), let node = inner.parent {
      if inner.isPutAside || !holds(node) { return false }
      inner = node
    }
    return true
  }

  /// Whether the node is another, or below it.
  package func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }
}
