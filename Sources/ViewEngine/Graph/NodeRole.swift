/// The special function of a node, such as scrolling. Reading the role is faster than a cast to a
/// protocol.
@_spi(Nodes) public enum NodeRole {
  /// A source of nodes that are created on demand.
  case lazyItemSource(any LazyItemSource)
  /// A container that shows one of several views.
  case alternatives(any Alternatives)
  /// A container in which views are found by identifier.
  case locating(any ItemLocator)
  /// A node with an explicit identifier.
  case identified(any IdentifiedNode)
  /// A node that is notified of the scroll view inside it.
  case scrollWatching(any ScrollWatching)
  /// A container that retains more nodes than it shows.
  case retainingContainer(any RetainingContainer)
  /// A node that publishes a focused value.
  case offering(any FocusedValueSource)
  /// A pane: arrow keys do not move the focus out of this container.
  case arrowPane
  /// A scroll view.
  case scrolling(any Scrolling)
  /// The container `ViewThatFits`, which shows one of the views in it.
  case choosing
  /// A node that sets a preference.
  case preferenceSource(any PreferenceSource)
  /// A modifier that changes the layout of its content. `filledAlignment` is the alignment of
  /// content inside the full width, or `nil` if the modifier does not fill the width.
  case layoutModifier(filledAlignment: Alignment?)
  /// A role that is defined outside the engine.
  case control(any ControlNodeRole)
}

/// A role that is defined by controls outside the engine.
@_spi(Nodes) public protocol ControlNodeRole {}
