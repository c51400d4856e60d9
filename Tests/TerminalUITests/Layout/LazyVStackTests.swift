import Foundation
import Testing

@testable import TerminalUI

@Suite("LazyVStack")
@MainActor
struct LazyVStackTests {
  private func list(
    _ count: Int,
    _ tally: Tally = Tally(),
    height: @escaping (Int) -> Int = { _ in 1 }
  ) -> some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<count) { row in
          Noted(name: "row \(row)", tally: tally).frame(height: .cells(height(row)))
        }
      }
    }
  }

  @Test("a lazy column evaluates only visible rows and one more, however long the list")
  func evaluations() {
    let counts = [10, 10_000].map { count in
      let tally = Tally()
      _ = makeHost(12, 5) { list(count, tally) }.render()
      return tally.log.count
    }
    #expect(counts == [6, 6])
  }

  @Test("a distant pinned row costs one more evaluation, however long the list")
  func pinnedEvaluations() {
    let counts = [100, 10_000].map { count in
      let tally = Tally()
      let host = makeHost(12, 5) {
        ScrollView {
          LazyVStack(pinned: count - 1) {
            ForEach(0..<count) { row in Noted(name: "row \(row)", tally: tally) }
          }
        }
      }
      _ = host.render()
      return tally.log.count
    }
    #expect(counts == [7, 7])
  }

  @Test("scrolling evaluates only the rows that become visible")
  func scrolling() {
    let tally = Tally()
    let host = makeHost(12, 5) { list(10_000, tally) }
    _ = host.render()
    tally.reset()
    host.wheel(1)
    #expect(host.lines.first == "row 3      ↑")
    #expect(tally.log == ["row 6", "row 7", "row 8"])
  }

  @Test("a lazy column creates its pinned row at any distance")
  func pinned() {
    let host = makeHost(12, 4) {
      ScrollView {
        LazyVStack(alignment: .leading, pinned: 900) {
          ForEach(0..<1_000) { row in
            OptionButton(isSelected: row == 900, select: {}) { Text("row \(row)") }
          }
        }
      }
    }
    #expect(host.focusLabel == "row 900")
    #expect(host.lines.contains { $0.hasPrefix("row 900") })
  }

  @Test("the focused row gets its focus back when it is scrolled into sight again")
  func focusedRow() {
    let host = makeHost(12, 4) {
      ScrollView {
        LazyVStack { ForEach(0..<100) { row in Button("b\(row)") {}.buttonStyle(.plain) } }
      }
    }
    host.press(.down)
    #expect(host.focusLabel == "b1")
    host.wheel(10)
    #expect(host.focusLabel == nil, "the focus is hidden while its view is invisible")
    #expect(host.lines.first?.contains("b30") == true)
    host.wheel(-10)
    #expect(host.focusLabel == "b1")
    host.wheel(10)
    host.press(.up)
    #expect(host.focusLabel == "b30", "arrow keys start at a visible row")
    host.press(.up)
    #expect(host.focusLabel == "b29")
  }

  @Test("rows of different heights are stacked without overlap")
  func variableHeights() {
    let host = makeHost(12, 6) { list(50) { $0 % 3 + 1 } }
    #expect(
      host.lines.map { $0.prefix(6).trimmingCharacters(in: .whitespaces) } == [
        "row 0", "row 1", "", "", "row 2", "",
      ]
    )
  }

  @Test("the wheel reaches the last row, even if the estimated heights are wrong")
  func wheelToTheEnd() {
    let host = makeHost(12, 6) { list(40) { $0 == 0 ? 1 : 3 } }
    host.wheel(60)
    #expect(host.lines.contains { $0.hasPrefix("row 39") })
    #expect(!host.lines.contains { $0.contains("↓") })
  }

  @Test("End reaches the last option, even if the estimated heights are wrong")
  func endKey() {
    let host = makeHost(12, 6) { Options(heights: { $0 == 0 ? 1 : 3 }) }
    host.press(.end)
    #expect(host.focusLabel == "row 199*")
    #expect(host.lines.contains { $0.hasPrefix("row 199") })
    host.press(.home)
    #expect(host.focusLabel == "row 0*")
    #expect(host.lines.first?.hasPrefix("row 0") == true)
  }

  private struct Options: View {
    var heights: (Int) -> Int = { _ in 1 }
    @State private var selected = 0

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, pinned: selected) {
          ForEach(0..<200) { row in
            OptionButton(isSelected: row == selected, select: { selected = row }) {
              Text("row \(row)\(row == selected ? "*" : "")")
                .frame(height: .cells(heights(row)), alignment: .top)
            }
          }
        }
      }
    }
  }

  @Test("a change in the rows does not move rows of other heights")
  func steadyHeights() {
    let model = Model()
    let host = makeHost(12, 6) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100) { row in
            Text("row \(row) \(model.count)").frame(height: .cells(row == 0 ? 1 : 3))
          }
        }
      }
    }
    host.wheel(9)
    let before = host.lines.map { $0.prefix(6) }
    #expect(before.contains("row 10"))
    model.count = 5
    #expect(host.lines.map { $0.prefix(6) } == before)
    #expect(host.lines.contains("row 10 5"))
  }

  @Test("arrow keys visit all rows, and the screen shows only consecutive rows")
  func walking() {
    let host = makeHost(12, 4) { Options() }
    for row in 1..<30 {
      host.press(.down)
      #expect(host.focusLabel == "row \(row)*")
      let numbers = host.lines.compactMap { Int($0.dropFirst(4).prefix { $0.isNumber }) }
      #expect(numbers == Array(numbers[0]..<numbers[0] + 4))
    }
  }

  @Test("after each page key no two rows share a line")
  func paging() {
    for height in 3...8 {
      let host = makeHost(12, height) { Options() }
      for _ in 0..<6 {
        host.press(.pageDown)
        let labels = host.elements("row 0").filter { !$0.visibleRect.isEmpty }
        #expect(labels.isEmpty || host.lines[0].hasPrefix("row 0"))
        let rows = host.semantics.elements.filter { !$0.visibleRect.isEmpty }.map(\.rect.minY)
        #expect(Set(rows).count == rows.count, "two rows on one line at height \(height)")
      }
    }
  }

  @Test("a scrolled list stays intact when its data shrinks or disappears")
  func shrinking() {
    let model = Model()
    model.number = 1_000
    let host = ViewHost(Numbers(model: model), size: Size(width: 12, height: 4))
    host.wheel(300)
    #expect(host.lines[0].hasPrefix("row 900"))
    model.number = 5
    #expect(host.lines.map { String($0.prefix(5)) } == ["row 1", "row 2", "row 3", "row 4"])
    model.number = 0
    #expect(host.lines == ["", "", "", ""])
    model.number = 2
    #expect(host.lines == ["row 0", "row 1", "", ""])
  }

  private struct Numbers: View {
    let model: Model

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<model.number, id: \.self) { Text("row \($0)") }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
  }

  @Test("a range can use another identifier than its numbers")
  func otherIdentifiers() {
    let host = makeHost(12, 3) {
      ScrollView {
        LazyVStack(alignment: .leading) { ForEach(0..<9, id: \.description) { Text("row \($0)") } }
      }
    }
    #expect(host.lines == ["row 0", "row 1", "row 2      ↓"])
  }

  @Test("of two rows with the same identifier the first is shown")
  func duplicates() {
    let host = makeHost(12, 4) {
      LazyVStack(alignment: .leading) { ForEach(["a", "b", "a", "c"], id: \.self) { Text($0) } }
    }
    #expect(host.labels == ["a", "b", "c"])
    #expect(host.lines == ["a", "b", "c", ""])
  }

  @Test("a nested ForEach shows all its rows")
  func nestedLists() {
    let host = makeHost(12, 6) {
      LazyVStack(alignment: .leading) {
        VStack { ForEach(0..<2) { Text("head \($0)") } }
        ForEach(0..<2) { row in
          ForEach(0..<2) { Text("\(row).\($0)") }
        }
      }
    }
    #expect(host.lines == ["head 0", "head 1", "0.0", "0.1", "1.0", "1.1"])
  }

  @Test("modifiers apply to views and to a ForEach in a lazy column")
  func modifiers() {
    let host = makeHost(12, 4) {
      LazyVStack(alignment: .leading) {
        Text("head").padding(.leading, .cells(2))
        ForEach(0..<2) { Text("row \($0)") }.padding(.leading, .cells(1))
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(host.lines == ["  head", " row 0", " row 1", ""])
  }

  @Test("static views beside a ForEach scroll with it")
  func staticViews() {
    let host = makeHost(12, 3) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("the long head")
          ForEach(0..<30) { Text("\($0)") }
          Text("foot")
        }
      }
    }
    #expect(host.lines[0].hasPrefix("the long"))
    host.wheel(2)
    #expect(
      host.lines.map { $0.prefix(2).trimmingCharacters(in: .whitespaces) } == ["4", "5", "6"]
    )
    host.wheel(30)
    #expect(host.lines[2].hasPrefix("foot"))
  }
}
