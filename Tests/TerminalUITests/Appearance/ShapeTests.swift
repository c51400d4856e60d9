import Foundation
import Testing

@testable import TerminalUI

@Suite("Shapes")
@MainActor
struct ShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 32, height: 32)

  @Test("a path contains the points inside its outline")
  func contains() {
    let circle = Circle().path(in: square)
    #expect(circle.contains(CGPoint(x: 16, y: 16)))
    #expect(!circle.contains(CGPoint(x: 2, y: 2)))
    var ring = circle
    ring.addEllipse(in: square.insetBy(dx: 8, dy: 8))
    #expect(ring.contains(CGPoint(x: 16, y: 16)))
    #expect(!ring.contains(CGPoint(x: 16, y: 16), eoFill: true))
  }

  @Test("AnyShape draws the same as the shape inside")
  func hiddenType() {
    #expect(shown(AnyShape(Circle())) == shown(Circle()))
    #expect(shown(AnyShape(Rectangle().stroke())) == shown(Rectangle().stroke()))
    let round = AnyShape(ContainerRelativeShape())
    #expect(shown(round, in: Capsule()) == shown(ContainerRelativeShape(), in: Capsule()))
    #expect(shown(round, in: Capsule()) != shown(round, in: Rectangle()))
  }

  /// Draws a shape on a small screen, inside a container of another shape.
  private func shown(_ shape: some Shape, in container: some Shape = Rectangle()) -> [String] {
    makeHost(20, 6) { shape.containerShape(container) }.lines
  }

  @Test("trimming, moving and rotating a path yields the expected bounds")
  func bounds() {
    let path = Rectangle().path(in: square)
    #expect(path.boundingRect == square)
    #expect(path.offsetBy(dx: 8, dy: 4).boundingRect == square.offsetBy(dx: 8, dy: 4))
    let half = path.trimmedPath(from: 0, to: 0.5)
    #expect(half.boundingRect == square)
    #expect(path.trimmedPath(from: 0, to: 0.25).boundingRect.height == 0)
    let turned = Rectangle().rotation(.degrees(90)).path(in: square).boundingRect
    #expect(abs(turned.width - 32) < 0.001)
  }

  @Test("upright rectangles are drawn as boxes, and other paths are not")
  func boxes() {
    #expect(Capsule().inset(by: 4).path(in: square).box?.corners == [true, true, true, true])
    #expect(AnyShape(Rectangle()).path(in: square).box?.corners.contains(true) == false)
    #expect(Rectangle().offset(x: 8).path(in: square).box?.rect.minX == 8)
    #expect(Circle().path(in: square).box == nil)
    #expect(Rectangle().rotation(.degrees(45)).path(in: square).box == nil)
    #expect(Rectangle().trim(from: 0, to: 0.5).path(in: square).box == nil)
  }

  @Test("a circle has equal width and height in points")
  func circleIsSquare() {
    let host = makeHost(20, 4) {
      HStack(spacing: .cells(0)) {
        Circle().fill(.red)
        Text("x")
      }
    }
    // The circle takes eight columns and the letter one, centred in twenty.
    #expect(host.lines[1] == String(repeating: " ", count: 13) + "x")
  }

  @Test("a line never covers text")
  func linesSpareText() {
    #expect(screen(4, 1) { Text("abcd").overlay(Rectangle().stroke()) } == ["abcd"])
  }

  @Test("a clip shape shows the background outside its outline")
  func clipping() {
    let rows = screen(8, 4) {
      ZStack {
        Block(".")
        Block("x").clipShape(.circle)
      }
    }
    #expect(rows == [".xxxxxx.", "xxxxxxxx", "xxxxxxxx", ".xxxxxx."])
  }

  @Test("a mask cuts wide characters without leaving halves")
  func maskOfWideText() {
    let rows = screen(6, 1) { Text("日本語").mask(alignment: .leading) { Text("xxx") } }
    #expect(rows.first?.hasPrefix("日") == true)
    for width in 0...6 {
      let frame = makeHost(width, 1) {
        Text("日本語").lineLimit(1).mask(alignment: .leading) { Text("xxx") }
      }.render()
      #expect(frame.cells.count == width)
    }
  }
}
