/// What a node is to others, beside the node of a view. Asking for it is quicker than finding out
/// whether the node conforms to a protocol.
@_spi(Nodes) public enum NodeRole {
  /// A source of nodes that are made when they are asked for.
  case itemSource(any ItemSource)
  /// Several views of which one is shown.
  case alternatives(any Alternatives)
  /// One below which views are found by identifiers.
  case locating(any Locating)
  /// One that was given an identifier.
  case identified(any ExplicitlyIdentified)
  /// One that hears of the scroll view in it.
  case scrollWatching(any ScrollWatching)
  /// One that can have more than it shows.
  case keeping(any Keeping)
  /// One that offers a value to the rest of the program.
  case offering(any FocusedOffering)
  /// One that arrow keys do not lead the focus out of.
  case arrowPane
  /// A scroll view.
  case scrolling(any Scrolling)
  /// One that shows one of the views in it.
  case choosing
  /// One that hands up a preference.
  case preferenceSource(any PreferenceSource)
  /// One that changes the layout of its content, and where it places what fills the width that it
  /// takes, if it takes all of it.
  case layoutModifier(filledAlignment: Alignment?)
  /// One whose role the engine does not know.
  case control(any ControlNodeRole)
}

/// A role that controls have to one another.
@_spi(Nodes) public protocol ControlNodeRole {}
