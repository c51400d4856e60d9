extension Node {
  /// Requests another layout after something moved without being measured again.
  package final func setNeedsLayout() { host.setNeedsLayout() }

  /// The size of the screen in cells.
  package final var screenSize: Size { host.size }

  /// Invalidates the layout of the node whenever the screen or the enclosing scroll view changes
  /// its size.
  package final func observeAvailableSize() { host.sizeWatchers.append(link) }
}

extension Scrolling {
  /// Invalidates the layout of the nodes whose size depends on the size of the scroll view.
  package func windowSizeChanged() { host.notifySizeWatchers(below: self) }

  /// Registers that the scroll view scrolls in the next layout.
  package func willScroll() { host.willScroll(self) }
}
