import Testing

@testable import TerminalUI

@Suite("Presentations and the views behind them")
@MainActor
struct BehindPresentationTests {
  private let model = Model()

  private var isShown: Binding<Bool> { Bindable(wrappedValue: model).isShown }

  private var rows: some View {
    List {
      ForEach(0..<12) { number in
        Button("Row \(number)") { model.isShown = true }
      }
    }
  }

  private func marks(_ host: ViewHost) -> [String] {
    host.lines.filter { $0.contains(/▸ +(Row|act|Do)/) }
  }

  @Test("no row behind an alert shows the focus mark")
  func behindAlert() {
    let host = makeHost(40, 14) { rows.alert("Hey", isPresented: isShown) {} }
    #expect(marks(host).count == 1)
    host.press(.enter)
    #expect(host.focusLabel == "OK")
    #expect(marks(host) == [])
    host.press(.escape)
    #expect(host.focusLabel == "Row 0")
    #expect(marks(host).count == 1)
  }

  @Test("no row behind a sheet or a menu shows the focus mark")
  func behindSheet() {
    let host = makeHost(40, 14) {
      rows.sheet(isPresented: isShown) { Button("Close") {} }
    }
    host.press(.enter)
    #expect(host.focusLabel == "Close")
    #expect(marks(host) == [])
    let menu = makeHost(40, 14) {
      List {
        Menu("Do") { ForEach(0..<4) { Button("act \($0)") {} } }
        ForEach(0..<8) { Button("Row \($0)") {} }
      }
    }
    menu.press(.enter, .down)
    #expect(menu.focusLabel == "act 1")
    #expect(marks(menu).count == 1, "only the menu has a focus mark")
  }

  @Test("behind a sheet no fill is prominent, and the sheet's own fills are")
  func recedingFills() {
    let host = makeHost(40, 14) {
      VStack {
        Button("Open") { model.isShown = true }.buttonStyle(.borderedProminent)
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Spacer()
      }
      .sheet(isPresented: isShown) {
        Button("Close") {}
        Button("Buy") {}.buttonStyle(.borderedProminent)
      }
    }
    func backgrounds(_ frame: Frame, row: Int) -> Set<CellColor> {
      Set(frame.row(row).map(\.style.background))
    }
    #expect(backgrounds(host.render(), row: 1) == [.standard, .critical])
    host.press(.enter)
    let frame = host.render()
    #expect((0..<2).allSatisfy { backgrounds(frame, row: $0) == [.standard, .fill] })
    let buy = host.lines.firstIndex { $0.contains("Buy") } ?? 0
    #expect(backgrounds(frame, row: buy).contains(.accent))
  }

  @Test("the buttons in a column of a dialog have the same width")
  func equalWidths() {
    let host = makeHost(60, 14) {
      Text("x").confirmationDialog("Sort", isPresented: .constant(true)) {
        Button("A") {}
        Button("By the date of arrival") {}
        Button("Delete", role: .destructive) {}
      }
    }
    let widths = ["A", "By the date of arrival", "Delete", "Cancel"].map {
      host.elements($0)[0].rect.size.width
    }
    #expect(Set(widths).count == 1, "\(widths)")
  }

  @Test("a click beside a menu closes it and presses nothing behind it")
  func clickBesideMenu() {
    let tally = Tally()
    let host = makeHost(60, 12) {
      VStack(alignment: .leading, spacing: 0) {
        Menu("Do") { Button("one") { tally.note("one") } }
        Spacer()
        Button("Behind") { tally.note("behind") }
      }
    }
    host.press(.enter)
    #expect(host.labels == ["one"])
    let place = host.lines.firstIndex { $0.contains("Behind") } ?? 0
    let column = host.lines[place].prefix { $0 == " " }.count + 2
    host.click(column, place)
    #expect(host.focusLabel == "Do")
    #expect(tally.log == [])
    host.click(column, place)
    #expect(tally.log == ["behind"])
  }

  @Test("a click beside nested menus closes them all")
  func clickBesideMenus() {
    let host = makeHost(60, 14) {
      VStack(alignment: .leading, spacing: 0) {
        Menu("Do") {
          Button("one") {}
          Menu("more") { Button("two") {} }
        }
        Spacer()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    host.press(.enter, .down, .enter)
    #expect(host.labels == ["two"])
    host.click(58, 12)
    #expect(host.labels == ["Do"])
  }

  @Test("a click beside a popover closes it, unless interactive dismissal is disabled")
  func clickBesidePopover() {
    let host = makeHost(60, 12) {
      Button("Info") { model.isShown = true }
        .popover(isPresented: isShown) { Text("small print") }
    }
    host.press(.enter)
    #expect(host.labels == ["small print"])
    host.click(1, 1)
    #expect(!model.isShown)
    #expect(host.labels == ["Info"])
    let held = makeHost(60, 12) {
      Button("Info") { model.isShown = true }
        .popover(isPresented: isShown) { Text("small print").interactiveDismissDisabled() }
    }
    held.press(.enter)
    held.click(1, 1)
    #expect(held.labels == ["small print"])
  }

  @Test("a click beside an alert does not close it")
  func clickBesideAlert() {
    let host = makeHost(60, 14) { rows.alert("Hey", isPresented: isShown) {} }
    host.press(.enter)
    host.click(0, 0)
    #expect(host.focusLabel == "OK")
  }

  @Test("an alert too high for the screen shows its focused text field")
  func smallAlert() {
    let host = makeHost(20, 6) {
      rows.alert("Name", isPresented: isShown) {
        TextField("n", text: Bindable(wrappedValue: model).text)
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
        Button("Third") {}
      } message: {
        Text("Enter it")
      }
    }
    host.press(.enter)
    host.type("abc")
    #expect(model.text == "abc")
    #expect(host.lines.contains { $0.contains("abc") })
    host.press(.tab)
    #expect(host.focusLabel == "OK")
    #expect(host.lines.contains { $0.contains("OK") })
  }

  @Test("a popover too high for the screen shows its focused control and scroll marks")
  func smallPopover() {
    let host = makeHost(20, 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("a")
        Text("b")
        Button("Pop") { model.isShown = true }
          .popover(isPresented: isShown) {
            VStack(spacing: 0) {
              ForEach(0..<8) { Text("line \($0)") }
              TextField("t", text: Bindable(wrappedValue: model).text)
              Button("OK") {}
            }
          }
        Spacer()
      }
    }
    host.press(.enter)
    host.press(.tab)
    host.type("abc")
    #expect(model.text == "abc")
    #expect(host.lines.contains { $0.contains("abc") })
    #expect(host.lines.contains { $0.contains("↑") }, "\(host.lines)")
    host.press(.down)
    #expect(host.focusLabel == "OK")
    #expect(host.lines.contains { $0.contains("OK") })
  }

  @Test("a popover too wide for the screen shows its leading edge")
  func widePopover() {
    let host = makeHost(20, 10) {
      Button("Pop") { model.isShown = true }
        .popover(isPresented: isShown) {
          VStack(alignment: .leading) { Text("Choice 0") }
            .frame(width: 240, alignment: .leading)
        }
    }
    host.press(.enter)
    #expect(host.lines.contains { $0.contains("Choice 0") }, "\(host.lines)")
  }
}
