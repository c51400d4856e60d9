/// A node that acts when it appears on the screen and when it disappears.
@MainActor
package protocol AppearanceObserver: Node {
  /// Whether the node should count as visible. Default: `isShown`.
  var isToAppear: Bool { get }
  /// Called when the node appears.
  func appear()
  /// Called when the node has disappeared.
  func disappear()
}

extension AppearanceObserver {
  package var isToAppear: Bool { isShown }
}

/// A node that has read the positions of other views through anchors.
@MainActor
protocol AnchorReader: Node {
  /// Whether a view has moved since the node last read its anchor.
  var hasMovedAnchors: Bool { get }
  /// Reads the anchors again.
  func anchorsMoved()
}

/// The actions to run once tree and layout are settled: views appear and disappear, changes and
/// preferences are reported.
@MainActor
package struct PostLayoutActions {
  private struct Entry {
    let node: any AppearanceObserver
    var isShown = false
  }

  /// Whether no action is known to be pending.
  private(set) var isQuiet = true
  private var actions: [@MainActor () -> Void] = []
  private var entries: [Entry] = []
  /// The number of the layout after which visibility was updated. `nil` if it must be updated.
  private var visibilityLayout: Int?
  private(set) var preferences = PreferenceRegistry()
  private var anchorReaders: [any AnchorReader] = []

  /// Adds an action to run when tree and layout are settled.
  package mutating func add(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    isQuiet = false
  }

  /// Registers a node to be notified when it appears or disappears.
  package mutating func register(_ node: any AppearanceObserver) {
    entries.append(Entry(node: node))
    visibilityLayout = nil
    isQuiet = false
  }

  /// Unregisters a node. If it had appeared, its `disappear()` runs with the next actions.
  package mutating func remove(_ node: any AppearanceObserver) {
    guard let index = entries.firstIndex(where: { $0.node === node }) else { return }
    if entries.remove(at: index).isShown { add { node.disappear() } }
  }

  /// Returns the pending actions and clears them.
  ///
  /// - Parameter layout: The number of layouts so far. Visibility is updated once per layout.
  mutating func drainActions(after layout: Int) -> [@MainActor () -> Void] {
    defer { (actions, isQuiet) = ([], anchorReaders.isEmpty) }
    if visibilityLayout != layout { updateVisibility() }
    visibilityLayout = layout
    for reader in anchorReaders where reader.hasMovedAnchors {
      actions.append { reader.anchorsMoved() }
    }
    return actions + preferences.drainActions()
  }

  private mutating func updateVisibility() {
    for index in entries.indices {
      let node = entries[index].node
      let isShown = node.isToAppear
      if isShown == entries[index].isShown { continue }
      entries[index].isShown = isShown
      actions.append { isShown ? node.appear() : node.disappear() }
    }
  }

  /// Registers a reader of anchors to be notified when views move.
  mutating func register(_ reader: any AnchorReader) {
    anchorReaders.append(reader)
    isQuiet = false
  }

  /// Unregisters a reader of anchors.
  mutating func remove(_ reader: any AnchorReader) {
    anchorReaders.removeAll { $0 === reader }
  }

  /// Marks a preference as possibly changed.
  mutating func preferenceChanged(_ key: any PreferenceKey.Type) {
    preferences.changed(key)
    isQuiet = false
  }

  /// Adds one to the number of nodes that set a preference.
  mutating func addPreferenceSource(of key: any PreferenceKey.Type) {
    preferences.addSource(of: key)
  }

  /// Subtracts one from the number of nodes that set a preference.
  mutating func removePreferenceSource(of key: any PreferenceKey.Type) {
    preferences.removeSource(of: key)
    isQuiet = false
  }

  /// Marks all observed preferences as possibly changed, because other content is shown.
  package mutating func contentChanged() {
    preferences.contentChanged()
    isQuiet = false
  }

  /// Registers a reader to receive the values of its preference.
  mutating func register(_ reader: any PreferenceReader) {
    preferences.register(reader)
    isQuiet = false
  }

  /// Unregisters a reader of a preference.
  mutating func remove(_ reader: any PreferenceReader) { preferences.remove(reader) }
}

extension Node {
  /// Whether no ancestor hides this node, up to the presentation that contains it. Views behind a
  /// presentation are ignored: the presentation stays while they change.
  package var isShown: Bool {
    guard isMounted else { return false }
    let canBePresented = host.layers.count > 1
    var inner = self
    // A loop, because this is called often and visits all ancestors.
    while !canBePresented || !host.isPresented(inner), let around = inner.parent {
      if inner.isInactive || !around.shows(self) { return false }
      inner = around
    }
    return true
  }

  /// Returns whether `holds` is true for every ancestor up to the top of the presentation and none
  /// of them hides the node.
  package func hasAround(_ holds: @MainActor (Node) -> Bool) -> Bool {
    var inner = self
    while !host.isPresented(inner), let node = inner.parent {
      if inner.isInactive || !holds(node) { return false }
      inner = node
    }
    return true
  }

  /// Returns whether the node is `other` or one of its descendants.
  package func isInside(_ other: Node) -> Bool {
    var node: Node? = self
    while let current = node, current !== other { node = current.parent }
    return node != nil
  }
}
