import Testing

@testable import TerminalUI

@Suite("Full semantic tree")
@MainActor
struct FullSemanticsTests {
  /// Rows of one to three lines, more than fit on the screen.
  private func rows(_ count: Int) -> some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(0..<count, id: \.self) { row in
          Button("row \(row)") {}.buttonStyle(.plain).frame(height: .cells(row % 3 + 1))
        }
      }
    }
  }

  private func told(_ host: ViewHost) -> [SemanticElement] {
    host.withFullSemantics { $0.elements }
  }

  /// The visible elements: label, position and focus.
  private func seen(_ elements: [SemanticElement]) -> [String] {
    elements.filter { !$0.visibleRect.isEmpty }
      .map { "\($0.label) \($0.rect) \($0.visibleRect) \($0.isFocused)" }
  }

  @Test(
    "the full tree lists all rows in order and leaves visible rows in place",
    arguments: [0, 9, 39]
  )
  func rowsOfLists(downs: Int) {
    let host = makeHost(16, 7) { rows(40) }
    host.press(Array(repeating: .down, count: downs))
    let (frame, seenBefore) = (host.render(), seen(host.semantics.elements))
    let elements = told(host)
    #expect(elements.map(\.label) == (0..<40).map { "row \($0)" })
    #expect(seen(elements) == seenBefore)
    for (row, next) in zip(elements, elements.dropFirst()) {
      #expect(row.rect.maxY <= next.rect.minY, "\(row.label) and \(next.label)")
    }
    #expect(host.render() == frame)
    #expect(seen(host.semantics.elements) == seenBefore)
  }

  @Test("the full tree counts all rows of a list")
  func counted() {
    let host = makeHost(20, 5) {
      List(0..<30, id: \.self, selection: .constant(20)) { Text("row \($0)") }
    }
    host.press(.end)
    let places = host.withFullSemantics { tree in
      zip(tree.elements, tree.places).filter { $0.0.role == .option }
        .map { "\($0.0.label), \($0.1.position) of \($0.1.count)" }
    }
    #expect(places == (0..<30).map { "row \($0), \($0 + 1) of 30" })
  }

  @Test("the full tree covers grids, horizontal stacks and nested lists")
  func others() {
    let grid = makeHost(20, 3) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
          ForEach(0..<21, id: \.self) { Text("\($0)") }
        }
      }
    }
    #expect(told(grid).map(\.label) == (0..<21).map { "\($0)" })
    let row = makeHost(20, 3, direction: .rightToLeft) {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(0..<21, id: \.self) { Text("\($0)") } }
      }
    }
    #expect(told(row).map(\.label) == (0..<21).map { "\($0)" })
    let nested = makeHost(20, 3) {
      ScrollView {
        LazyVStack {
          ForEach(0..<5, id: \.self) { outer in
            LazyVStack { ForEach(0..<5, id: \.self) { Text("\(outer)-\($0)") } }
          }
        }
      }
    }
    #expect(told(nested).count == 25)
  }

  @Test("the full tree gives no focus to a view out of sight")
  func focus() {
    let host = makeHost(16, 4) {
      ScrollView {
        LazyVStack {
          ForEach(0..<30, id: \.self) { row in
            if row == 25 { Button("far") {} } else { Text("row \(row)") }
          }
        }
      }
      .focusable(false)
    }
    let frame = host.render()
    #expect(told(host).contains { $0.label == "far" && !$0.isFocused })
    #expect(host.render() == frame)
  }

  @Test("the full tree does not create rows below a sheet")
  func below() {
    let tally = Tally()
    let host = makeHost(30, 8) {
      ScrollView {
        LazyVStack { ForEach(0..<40, id: \.self) { Noted(name: "row \($0)", tally: tally) } }
      }
      .sheet(isPresented: .constant(true)) { Text("above") }
    }
    _ = host.render()
    tally.reset()
    #expect(told(host).map(\.label).contains("above"))
    #expect(tally.log == [])
  }
}
