import Testing

@testable import TerminalUI

@Suite("Selectable rows with controls")
@MainActor
struct ChosenBesideControlsTests {
  private struct Rows: View {
    let tally: Tally
    @State private var chosen: Int?

    var body: some View {
      List(1...3, id: \.self, selection: $chosen) { number in
        HStack {
          Text("Row \(number)")
          Spacer()
          Button("A") { tally.note("a\(number)") }
          Menu("M") { Button("Open") { tally.note("open\(number)") } }
        }
      }
      .onChange(of: chosen) { _, new in tally.note("chose \(new ?? 0)") }
    }
  }

  @Test("arrow keys and Space select rows, and the right arrow reaches their controls")
  func keys() {
    let tally = Tally()
    let host = makeHost(30, 8) { Rows(tally: tally) }
    #expect(host.focusLabel == "Row 1")
    host.press(.space)
    host.press(.down)
    #expect(host.focusLabel == "Row 2")
    #expect(tally.log == ["chose 1", "chose 2"])
    host.press(.right)
    #expect(host.focusLabel == "A")
    host.press(.enter, .right)
    #expect(tally.log.last == "a2" && host.focusLabel == "M")
    host.press(.enter, .enter)
    #expect(tally.log.last == "open2")
    host.press(.left, .left)
    #expect(host.focusLabel == "Row 2")
    host.press(.down)
    #expect(host.focusLabel == "Row 3" && tally.log.last == "chose 3")
  }

  @Test("a click beside the controls selects the row")
  func click() {
    let tally = Tally()
    let host = makeHost(30, 8) { Rows(tally: tally) }
    host.update()
    let row = host.elements("Row 2")[0].rect
    host.click(row.minX + 4, row.minY)
    host.update()
    #expect(tally.log == ["chose 2"])
  }
}
