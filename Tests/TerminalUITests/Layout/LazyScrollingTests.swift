import Foundation
import Testing

@testable import TerminalUI
@testable import ViewEngine

@Suite("Scrolling in lazy lists")
@MainActor
struct LazyScrollingTests {
  /// 10,000 rows whose height depends on their number.
  private struct Rows: View {
    let model: Model
    var anchor: UnitPoint?
    var tally = Tally()
    let height: (Int) -> CGFloat

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<10_000) { row in
            Noted(name: "row \(row)", tally: tally)
              .frame(height: 16 * height(row), alignment: .top)
          }
        }
      }
      .scrollPosition(id: selection, anchor: anchor)
    }

    private var selection: Binding<Int?> {
      Binding(get: { model.number }, set: { model.number = $0 ?? -1 })
    }
  }

  private func host(
    anchor: UnitPoint? = nil,
    _ tally: Tally = Tally(),
    height: @escaping (Int) -> CGFloat = { _ in 1 }
  ) -> (Model, ViewHost) {
    let model = Model()
    model.number = 0
    let rows = Rows(model: model, anchor: anchor, tally: tally, height: height)
    let host = ViewHost(rows, size: Size(width: 12, height: 5))
    _ = host.render()
    return (model, host)
  }

  private func rows(_ host: ViewHost) -> [String] {
    host.lines.map { String($0.prefix(10)).trimmingCharacters(in: .whitespaces) }
  }

  @Test("a scroll position scrolls as little as needed")
  func minimal() {
    let (model, host) = host()
    model.number = 4
    #expect(rows(host).first == "row 0")
    model.number = 5
    #expect(rows(host) == ["row 1", "row 2", "row 3", "row 4", "row 5"])
    model.number = 2
    #expect(rows(host).first == "row 1")
    model.number = 0
    #expect(rows(host).first == "row 0")
  }

  @Test("scrolling to a far row creates only the rows near it")
  func farAway() {
    let tally = Tally()
    let (model, host) = host(tally)
    tally.reset()
    model.number = 9_999
    #expect(rows(host).last == "row 9999")
    #expect(tally.log.count < 40, "too many rows were created")
    model.number = 5_000
    #expect(rows(host).first == "row 5000")
  }

  @Test("an anchor places the target row, even if the estimated heights are wrong")
  func anchors() {
    let (model, host) = host(anchor: .center) { $0 % 2 == 0 ? 1 : 3 }
    model.number = 5_001
    #expect(rows(host) == ["row 5000", "row 5001", "", "", "row 5002"])
    model.number = 9_999
    #expect(rows(host).suffix(3) == ["row 9999", "", ""])
  }

  @Test("the wheel updates the scroll position to the first visible row")
  func position() {
    let (model, host) = host()
    host.wheel(2)
    host.update()
    #expect(model.number == 6)
    #expect(rows(host).first == "row 6")
  }

  @Test("scrolling up through unmeasured rows moves row by row")
  func upward() {
    let (model, host) = host(anchor: .top) { CGFloat($0 % 4 + 1) }
    model.number = 6_000
    #expect(rows(host).first == "row 6000")
    var all: [String] = []
    for _ in 0..<10 {
      host.press(.up)
      all.insert(rows(host)[0], at: 0)
    }
    #expect(
      all
        == [
          "row 5996", "row 5997", "", "row 5998", "", "", "row 5999", "", "", "",
        ].suffix(10)
    )
  }

  @Test("ScrollViewReader scrolls to list identifiers and to id(_:)")
  func reader() {
    var proxy: ScrollViewProxy?
    let host = makeHost(12, 3) {
      ScrollViewReader { reader in
        let _ = proxy = reader
        ScrollView {
          VStack(alignment: .leading) {
            ForEach(0..<30) { Text("row \($0)") }
            Text("the end").id("end")
          }
        }
      }
    }
    _ = host.render()
    proxy?.scrollTo(12, anchor: .top)
    #expect(host.lines[0].contains("row 12"))
    proxy?.scrollTo("end")
    #expect(host.lines[2].contains("the end"))
    proxy?.scrollTo("nowhere")
    #expect(host.lines[2].contains("the end"))
  }

  @Test("the scroll mark column disappears when the measured content fits")
  func vanishingMarks() {
    let host = makeHost(12, 8) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("1\n2\n3")
          ForEach(0..<5) { Text("row \($0)") }
        }
      }
    }
    // The height is estimated as 18 rows, from the first view. The content has 8.
    #expect(host.lines == ["1", "2", "3"] + (0..<5).map { "row \($0)" })
  }

  @Test("the scroll mark column disappears again when grown rows shrink")
  func marksOfGrownRows() {
    let model = Model()
    let host = makeHost(12, 8) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<5) { Text("row \($0)").frame(height: .cells(1 + model.count)) }
        }
      }
    }
    let small = (0..<5).map { "row \($0)" } + ["", "", ""]
    #expect(host.lines == small)
    model.count = 2
    #expect(host.lines.last != "")
    model.count = 0
    #expect(host.lines == small)
  }

  @Test("a lazy column at its ideal width fits its widest visible row")
  func idealWidth() {
    let words = ["a", "two words", "x"]
    let host = makeHost(12, 3) {
      LazyVStack(alignment: .trailing) { ForEach(0..<3) { Text(words[$0]) } }
        .fixedSize(horizontal: true, vertical: false)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(host.lines == ["        a", "two words", "        x"])
  }

  @Test("the wheel reaches the end at once when most rows are lower than estimated")
  func lowRows() {
    let host = makeHost(12, 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          Text("1\n2\n3").border()
          ForEach(0..<200) { _ in Spacer(minLength: 0) }
        }
      }
    }
    host.wheel(300)
    #expect(host.lines == ["│1│        ↑", "│2│", "│3│", "└─┘"])
    #expect(host.canRefineLayout, "the layout settled")
  }
}
