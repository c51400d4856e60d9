import Testing

@testable import TerminalUI

@Suite("What is presented, and what lies behind")
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
    host.lines.filter { $0.contains("▸") }
  }

  @Test("no row behind an alert has the mark of the focus")
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

  @Test("no row behind a sheet or a menu has the mark of the focus")
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
    #expect(marks(menu).count == 1, "that of the menu")
  }

  @Test("a click beside a menu closes it, and presses nothing behind")
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

  @Test("a click beside menus in menus closes all it went past")
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

  @Test("a click beside a popover closes it, unless it may not be left so")
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

  @Test("a click beside an alert or a sheet leaves it")
  func clickBesideAlert() {
    let host = makeHost(60, 14) { rows.alert("Hey", isPresented: isShown) {} }
    host.press(.enter)
    host.click(0, 0)
    #expect(host.focusLabel == "OK")
  }

  @Test("the field of an alert is seen also where there is no room for all of it")
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

  @Test("a popover that is cut shows what has the focus, and marks tell that there is more")
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

  @Test("a popover keeps the leading edge of what is too wide for it")
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
