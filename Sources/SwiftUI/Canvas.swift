import TerminalUI

/// A drawing of one's own: SwiftUI's `Canvas`. See `GraphicsView`.
public typealias Canvas = GraphicsView
