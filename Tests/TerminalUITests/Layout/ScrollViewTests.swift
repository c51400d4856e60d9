import Foundation
import Observation
import Testing

@testable import TerminalUI

@Suite("Scroll views")
@MainActor
struct ScrollViewTests {
  private func numbers(_ count: Int) -> some View {
    ScrollView {
      VStack(alignment: .leading) { ForEach(0..<count) { Text("line \($0)") } }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func buttons(_ count: Int) -> some View {
    ScrollView { ForEach(0..<count) { Button("b\($0)") {}.buttonStyle(.plain) } }
  }

  @Test("content that fits has no scroll marks and cannot be scrolled")
  func fittingContent() {
    let host = makeHost(8, 3) { numbers(2) }
    #expect(host.lines == ["line 0", "line 1", ""])
    #expect(!host.send(.mouse(.wheelDown, at: .zero)))
    #expect(!host.send(.key(.pageDown)))
    #expect(host.lines[0] == "line 0")
  }

  @Test("scroll marks show where more content is")
  func marks() {
    let host = makeHost(8, 3) { numbers(9) }
    #expect(host.lines == ["line 0", "line 1", "line 2 ↓"])
    host.wheel(1)
    #expect(host.lines == ["line 3 ↑", "line 4", "line 5 ↓"])
    host.wheel(9)
    #expect(host.lines == ["line 6 ↑", "line 7", "line 8"])
    host.wheel(-9)
    #expect(host.lines == ["line 0", "line 1", "line 2 ↓"])
  }

  @Test("scroll marks have their own column, on the left in Arabic, with an ASCII form")
  func markColumn() {
    let rows = screen(4, 2) { ScrollView { Block("x").frame(height: .cells(5)) } }
    #expect(rows == ["xxx", "xxx↓"])
    let mirrored = screen(4, 2, direction: .rightToLeft) {
      ScrollView { Block("x").frame(height: .cells(5)) }
    }
    #expect(mirrored == [" xxx", "↓xxx"])
    let ascii = screen(4, 2, ascii: true) { ScrollView { Block("x").frame(height: .cells(5)) } }
    #expect(ascii == ["xxx", "xxxv"])
  }

  @Test("content is visible only inside the scroll view")
  func window() {
    let host = makeHost(8, 4) {
      VStack(alignment: .leading) {
        Text("head")
        numbers(9)
        Text("foot")
      }
    }
    host.wheel(1, at: Point(x: 0, y: 2))
    #expect(host.lines == ["head", "line 3 ↑", "line 4 ↓", "foot"])
  }

  @Test("the wheel scrolls the scroll view under the pointer")
  func twoScrollViews() {
    let host = makeHost(17, 2) {
      HStack {
        numbers(9)
        numbers(9)
      }
    }
    host.wheel(1, at: Point(x: 12, y: 0))
    #expect(host.lines[0] == "line 0   line 3 ↑")
  }

  @Test("without a focus, arrow keys scroll by a row and page keys by half a screen")
  func keys() {
    let host = makeHost(8, 4) { numbers(30) }
    host.press(.down, .down, .up)
    #expect(host.lines[0].hasPrefix("line 1"))
    host.press(.pageDown)
    #expect(host.lines[0].hasPrefix("line 3"))
    host.press(.end)
    #expect(host.lines[3] == "line 29")
    host.press(.pageUp)
    #expect(host.lines[3].hasPrefix("line 27"))
    host.press(.home)
    #expect(host.lines[0] == "line 0")
  }

  @Test("a scroll view anchored to the bottom stays there when the screen is resized")
  func anchorAndResize() {
    let host = makeHost(12, 9) { numbers(30).defaultScrollAnchor(.bottom) }
    #expect(host.lines[8].contains("line 29"))
    for height in [4, 12, 3] {
      host.resize(to: Size(width: 12, height: height))
      #expect(host.lines[height - 1].contains("line 29"))
    }
    host.wheel(-2)
    #expect(host.lines[0].hasPrefix("line 21"))
    host.resize(to: Size(width: 11, height: 3))
    #expect(host.lines[0].hasPrefix("line 21"), "a scrolled view keeps its position")
  }

  @Test("the focused view stays visible")
  func focusInSight() {
    let host = makeHost(4, 3) { buttons(9) }
    for number in 0..<9 {
      #expect(host.focusLabel == "b\(number)")
      #expect(host.lines.contains { $0.contains("b\(number)") })
      host.press(.down)
    }
    for number in (0..<8).reversed() {
      host.press(.up)
      #expect(host.lines.contains { $0.contains("b\(number)") })
    }
  }

  @Test("focusing the first button also shows the content above it")
  func headAboveFirst() {
    let host = makeHost(9, 4) {
      ScrollView {
        Text("head")
        ForEach(0..<9) { Button("b\($0)") {}.buttonStyle(.plain) }
      }
    }
    for _ in 0..<8 { host.press(.down) }
    for _ in 0..<8 { host.press(.up) }
    #expect(host.lines[0].contains("head"))
  }

  @Test("focusing a view taller than the window does not scroll if its top is visible")
  func tallerThanWindow() {
    let host = makeHost(9, 4) {
      ScrollView {
        Button("head") {}.buttonStyle(.plain)
        Button {
        } label: {
          VStack { ForEach(0..<9) { Text("row \($0)") } }
        }
        .buttonStyle(.plain)
        Button("end") {}.buttonStyle(.plain)
      }
    }
    host.press(.tab)
    #expect(host.focusLabel?.hasPrefix("row 0") == true)
    #expect(host.lines[0].contains("head") && host.lines[1].contains("row 0"))
    host.press(.tab)
    #expect(host.lines[3].contains("▸end"))
    host.press(.backtab)
    #expect(host.lines[0].contains("row 0"), "the hidden top of the row is scrolled into view")
  }

  @Test("a smaller screen keeps the focused view visible, and a larger screen is filled")
  func resizing() {
    let host = makeHost(4, 9) { buttons(9) }
    for _ in 0..<8 { host.press(.down) }
    host.resize(to: Size(width: 4, height: 2))
    #expect(host.lines.contains { $0.contains("b8") })
    host.resize(to: Size(width: 4, height: 9))
    let labels = host.lines.map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(labels == (0..<8).map { "b\($0)" } + ["▸b8"])
  }

  @Test("content that shrinks while scrolled moves to fill the window")
  func shrinking() {
    let model = Model()
    model.number = 30
    let host = ViewHost(Shrinking(model: model), size: Size(width: 8, height: 3))
    host.press(.end)
    #expect(host.lines[2] == "line 29")
    model.number = 4
    #expect(host.lines == ["line 1 ↑", "line 2", "line 3"])
    model.number = 1
    #expect(host.lines[0].hasPrefix("line 0") && host.lines[1] == "")
  }

  private struct Shrinking: View {
    let model: Model

    var body: some View {
      ScrollView {
        VStack(alignment: .leading) { ForEach(0..<model.number, id: \.self) { Text("line \($0)") } }
          .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  private struct Options: View {
    @State private var selected = 0

    var body: some View {
      ScrollView {
        ForEach(0..<20) { row in
          OptionButton(isSelected: row == selected, select: { selected = row }) { Text("o\(row)") }
        }
      }
    }
  }

  @Observable
  final class Wrapping {
    var hasMore = true
  }

  /// Content with one row at the full width, and three rows beside a scroll mark.
  private struct WrappingContent: View {
    let model: Wrapping

    var body: some View {
      ScrollView {
        VStack(alignment: .leading) {
          ViewThatFits(in: .horizontal) {
            Text("0123456789")
            Text("01234\n56789\n...")
          }
          if model.hasMore { Text("more\nand more") }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test("content that now fits loses its scroll marks")
  func noLastingIndicator() {
    let model = Wrapping()
    let host = makeHost(10, 2) { WrappingContent(model: model) }
    #expect(host.lines == ["01234", "56789    ↓"])
    model.hasMore = false
    #expect(host.lines == ["0123456789", ""])
    #expect(host.lines == makeHost(10, 2) { WrappingContent(model: model) }.lines)
  }

  @Test("page keys, Home and End move the selection")
  func optionKeys() {
    let host = makeHost(6, 6) { Options() }
    host.press(.end)
    #expect(host.focusLabel == "o19")
    host.press(.pageUp)
    let number = host.focusLabel.flatMap { Int($0.dropFirst()) } ?? 0
    #expect((13...17).contains(number))
    #expect(host.elements("o\(number)").allSatisfy { $0.isSelected && !$0.visibleRect.isEmpty })
    host.press(.home)
    #expect(host.focusLabel == "o0")
    host.press(.pageUp)
    #expect(host.focusLabel == "o0")
  }

  @Test("an empty or one-cell scroll view handles keys without a crash")
  func tiny() {
    for size in [Size(width: 1, height: 1), Size(width: 0, height: 0), Size(width: 1, height: 5)] {
      let host = ViewHost(buttons(9), size: size)
      host.press(.down, .end, .home, .pageDown)
      #expect(host.render().size == size)
    }
  }
}
