import Foundation
import Testing
@_spi(Nodes) import ViewEngine

@testable import TerminalUI

@Suite("Lengths in points and cells")
@MainActor
struct ViewLengthTests {
  @Test("a frame with a positive length is at least one cell, otherwise empty")
  func frames() {
    let sizes = [CGFloat(0), 1, 8, 100, -3].map { side in
      let host = makeHost(40, 20) { Text("x").frame(width: side, height: side) }
      _ = host.render()
      return host.layers[0].node.children[0].elements[0].frame.size
    }
    #expect(
      sizes == [(0, 0), (1, 1), (1, 1), (13, 6), (0, 0)].map { Size(width: $0, height: $1) }
    )
  }

  @Test("a frame ignores an infinite or NaN length")
  func invalidFrames() {
    #expect(screen(3, 1) { Text("x").frame(width: .infinity, height: .nan) } == [" x"])
  }

  @Test("a length can be given in points or in cells")
  func overloads() {
    let rows = screen(12, 3) {
      HStack(spacing: .cells(2)) {
        Text("a").padding(.leading, .cells(1)).frame(minWidth: .cells(3), maxWidth: .cells(3))
        Text("b").padding(.leading, 8).frame(width: 24, alignment: .leading)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(rows[0] == " a    b")
  }
}
