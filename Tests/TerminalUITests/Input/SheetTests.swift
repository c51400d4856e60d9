import Testing

@testable import TerminalUI

@Suite("Sheets")
@MainActor
struct SheetTests {
  private let model = Model()
  private let tally = Tally()

  private struct Desk: View {
    @Bindable var model: Model
    let tally: Tally

    var body: some View {
      VStack {
        Button("first") { tally.note("first") }
        Button("open") { model.isShown = true }
          .keyboardShortcut(KeyboardShortcut(.character("o")))
        ScrollView { ForEach(0..<20) { Text("line \($0)") } }
      }
      .onKeyPress(.character("x")) {
        tally.note("desk x")
        return .handled
      }
      .sheet(isPresented: $model.isShown, title: "Sheet") { Leaf(tally: tally) }
    }
  }

  private struct Leaf: View {
    let tally: Tally
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @State private var count = 0

    var body: some View {
      VStack {
        Text(isPresented ? "in" : "out")
        Button("more \(count)") { count += 1 }
        Button("done") { dismiss() }
      }
    }
  }

  private func start(_ width: Int = 30, _ height: Int = 12) -> ViewHost {
    let host = ViewHost(
      Desk(model: model, tally: tally),
      size: Size(width: width, height: height)
    )
    host.press(.tab, .enter)
    return host
  }

  @Test("a sheet has a titled frame and its ideal size")
  func appearance() {
    let lines = start(16, 8).lines
    #expect(lines[0] == "     first")
    #expect(lines[1] == "╭─ Sheet ──────╮" || lines[1].contains("╭─ Sheet"))
    #expect(lines.filter { $0.contains("╰") }.count == 1)
  }

  @Test("the content behind a sheet is dimmed, and the sheet is not")
  func dimming() {
    let frame = start().render()
    #expect(frame[0, 0].style.attributes.contains(.dim))
    #expect(!frame[15, 6].style.attributes.contains(.dim))
  }

  @Test("only the sheet can be read and focused")
  func modality() {
    let host = start()
    #expect(host.labels == ["Sheet", "in", "more 0", "done"])
    #expect(host.focusLabel == "more 0")
    host.press(.tab, .tab)
    #expect(host.focusLabel == "more 0")
    host.press(.enter)
    #expect(host.focusLabel == "more 1")
  }

  @Test("keys and the wheel do not reach views behind the sheet")
  func keysStayInside() {
    let host = start()
    #expect(!host.send(.key(.character("x"))))
    #expect(!host.send(.key(.character("o"))))
    #expect(!host.send(.key(.pageDown)))
    #expect(!host.send(.mouse(.wheelDown, at: Point(x: 0, y: 11))))
    host.press(.end, .down, .down, .down)
    #expect(tally.log.isEmpty)
    host.press(.escape)
    #expect(host.lines[2].contains("line 0"))
  }

  @Test("a click outside does nothing, and a click inside presses a button")
  func clicks() {
    let host = start()
    #expect(!host.click(14, 0))
    #expect(model.isShown)
    let rect = host.elements("done")[0].rect
    host.click(rect.minX, rect.minY)
    #expect(!model.isShown)
  }

  @Test("Escape closes the sheet and restores the focus")
  func escape() {
    let host = start()
    host.press(.escape)
    #expect(!model.isShown)
    #expect(host.focusLabel == "open")
    #expect(!host.lines.contains { $0.contains("Sheet") })
    #expect(!host.render().cells.contains { $0.style.attributes.contains(.dim) })
    #expect(!host.send(.key(.escape)))
  }

  @Test("q closes the sheet, and does nothing without a sheet")
  func letterQ() {
    let host = start()
    host.press(.character("q"))
    #expect(!model.isShown)
    #expect(host.focusLabel == "open")
    #expect(!host.send(.key(.character("q"))))
  }

  @Test("q is typed into a sheet's text field")
  func letterInField() {
    model.isShown = true
    let host = ViewHost(Form(model: model), size: Size(width: 30, height: 8))
    host.press(.character("q"))
    #expect(model.text == "q")
    #expect(model.isShown)
  }

  private struct Form: View {
    @Bindable var model: Model

    var body: some View {
      Text("desk").sheet(isPresented: $model.isShown) { TextField("name", text: $model.text) }
    }
  }

  @Test(
    "a sheet leaves the last line free and undimmed, and two lines from 20 rows on",
    arguments: [(5, 0), (6, 1), (8, 1), (19, 1), (20, 2), (40, 2)]
  )
  func freeLines(height: Int, free: Int) {
    let host = makeHost(30, height) {
      VStack(alignment: .leading) { ForEach(0..<height) { Text("desk \($0)") } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .sheet(isPresented: .constant(true)) { ForEach(0..<60) { Text("sheet \($0)") } }
    }
    let frame = host.render()
    for y in 0..<height {
      let isFree = y >= height - free
      #expect((frame.lines[y] == "desk \(y)") == isFree, "row \(y) of \(frame.lines)")
      #expect(frame[0, y].style.attributes.contains(.dim) == !isFree, "row \(y)")
    }
  }

  @Test("a low sheet is centred in the rows above the free lines")
  func middle() {
    let host = makeHost(30, 8) {
      Text("desk").sheet(isPresented: .constant(true)) { Text("leaf") }
    }
    let lines = host.lines
    #expect(lines.firstIndex { $0.contains("╭") } == 2, "\(lines)")
    #expect(lines.firstIndex { $0.contains("╰") } == 4, "\(lines)")
  }

  @Test("the dismiss action closes the sheet, and the next sheet has new state")
  func dismissAction() {
    let host = start()
    host.press(.enter, .down, .enter)
    #expect(host.focusLabel == "open")
    host.press(.enter)
    #expect(host.labels.contains("more 0"))
  }

  @Test("setting isPresented to false closes the sheet")
  func state() {
    let host = start()
    model.isShown = false
    #expect(host.focusLabel == "open")
  }

  @Test("nested sheets close one by one")
  func nesting() {
    let outer = Model()
    let inner = Model()
    let host = ViewHost(Nest(outer: outer, inner: inner), size: Size(width: 30, height: 12))
    host.press(.enter)
    #expect(host.focusLabel == "inner")
    host.press(.enter)
    #expect(host.focusLabel == "deep")
    host.press(.escape)
    #expect(host.focusLabel == "inner")
    host.press(.enter)
    outer.isShown = false
    #expect(host.focusLabel == "open", "closing the outer sheet closes both")
    #expect(host.layers.count == 1)
  }

  private struct Nest: View {
    @Bindable var outer: Model
    @Bindable var inner: Model

    var body: some View {
      VStack {
        Button("other") {}
        Button("open") { outer.isShown = true }.prefersDefaultFocus()
      }
      .sheet(isPresented: $outer.isShown) {
        Button("inner") { inner.isShown = true }
          .sheet(isPresented: $inner.isShown) { Button("deep") {} }
      }
    }
  }

  @Test("removing the presenting view closes its sheet")
  func presenterGoes() {
    let host = ViewHost(Passing(model: model), size: Size(width: 20, height: 6))
    #expect(host.labels.contains("leaf"))
    model.count = 1
    #expect(host.labels == ["gone"])
  }

  private struct Passing: View {
    let model: Model

    var body: some View {
      if model.count == 0 {
        Text("desk").sheet(isPresented: .constant(true)) { Text("leaf") }
      } else {
        Text("gone")
      }
    }
  }

  @Test("dismissing outside a presentation does nothing")
  func outside() {
    let host = makeHost(20, 6) { Leaf(tally: tally) }
    #expect(host.labels[0] == "out")
    host.press(.tab, .enter)
    #expect(host.labels[0] == "out")
  }

  @Test("a sheet is cut on a screen that is too small")
  func tinyScreens() {
    for size in [Size(width: 30, height: 3), Size(width: 1, height: 1), Size.zero] {
      let host = ViewHost(Desk(model: model, tally: tally), size: size)
      model.isShown = true
      #expect(host.render().size == size)
      host.press(.tab, .enter, .escape)
      #expect(!model.isShown)
    }
  }
}
