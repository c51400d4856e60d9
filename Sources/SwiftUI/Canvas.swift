import TerminalUI

/// A view that draws with a closure: SwiftUI's `Canvas`. See `GraphicsView`.
public typealias Canvas = GraphicsView
