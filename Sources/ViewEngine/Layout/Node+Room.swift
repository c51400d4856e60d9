extension Node {
  /// Asks for another layout, where something moved without being measured anew.
  package final func setNeedsLayout() { host.setNeedsLayout() }

  /// The screen's size.
  package final var screenSize: Size { host.size }

  /// Has the node measured anew whenever the screen, or the scroll view around it, gets another
  /// size.
  package final func watchRoom() { host.sizeWatchers.append(link) }
}

extension Scrolling {
  /// Has the nodes measured anew whose size depends on that of the scroll view.
  package func windowSizeChanged() { host.tellSizeWatchers(below: self) }

  /// Notes that the scroll view will go somewhere with the next layout.
  package func willScroll() { host.willScroll(self) }
}
