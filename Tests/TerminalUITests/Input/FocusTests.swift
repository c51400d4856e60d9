import Testing

@testable import TerminalUI

@Suite("Focus")
@MainActor
struct FocusTests {
  private func plain(_ label: String) -> some View { Button(label) {}.buttonStyle(.plain) }

  private func options(_ labels: [String], selected: String) -> some View {
    ForEach(labels, id: \.self) { label in
      OptionButton(isSelected: label == selected, select: {}) { Text(label) }
    }
  }

  @Test("Tab visits the pressable views in reading order and wraps around")
  func tab() {
    let host = makeHost(20, 4) {
      VStack {
        Text("head")
        HStack {
          plain("a")
          plain("b")
        }
        plain("c")
      }
    }
    var visited: [String?] = []
    for _ in 0..<4 {
      visited.append(host.focusLabel)
      host.press(.tab)
    }
    #expect(visited == ["a", "b", "c", "a"])
    host.press(.backtab, .backtab)
    #expect(host.focusLabel == "c")
  }

  @Test("a group of options is one Tab stop, at the selected option")
  func optionsAreOneStop() {
    let host = makeHost(20, 9) {
      VStack {
        plain("before")
        options(["1", "2", "3"], selected: "2")
        plain("after")
      }
    }
    #expect(host.focusLabel == "2", "the focus starts at the selected option")
    host.press(.tab)
    #expect(host.focusLabel == "after")
    host.press(.backtab)
    #expect(host.focusLabel == "2")
    host.press(.down)
    #expect(host.focusLabel == "3")
    host.press(.tab)
    #expect(host.focusLabel == "after")
    host.press(.tab, .tab)
    #expect(host.focusLabel == "2")
  }

  private var grid: some View {
    VStack {
      HStack {
        plain("a")
        plain("b")
      }
      HStack {
        plain("c")
        plain("d")
      }
    }
  }

  @Test("arrow keys and h, j, k and l focus the nearest view in their direction")
  func arrows() {
    for keys in [[Key.right, .down, .left, .up], ["l", "j", "h", "k"].map { .character($0) }] {
      let host = makeHost(9, 2) { grid }
      var visited: [String?] = []
      for key in keys {
        host.press(key)
        visited.append(host.focusLabel)
      }
      #expect(visited == ["b", "d", "c", "a"])
    }
  }

  @Test("End and G go to the last option, Home and g to the first")
  func endLetters() {
    for keys in [[Key.end, .home], [.character("G"), .character("g")]] {
      let host = makeHost(9, 4) { options(["1", "2", "3", "4"], selected: "2") }
      var visited: [String?] = []
      for key in keys {
        host.press(key)
        visited.append(host.focusLabel)
      }
      #expect(visited == ["4", "1"])
    }
  }

  @Test("an arrow key with no view in its direction does not move the focus")
  func arrowsAtTheEdge() {
    let host = makeHost(9, 2) { grid }
    #expect(!host.send(.key(.up)))
    #expect(!host.send(.key(.left)))
    #expect(host.focusLabel == "a")
  }

  @Test("left and right reach only views in the same rows")
  func sideways() {
    let host = makeHost(9, 2) {
      VStack(alignment: .leading) {
        plain("a")
        plain("bcd").padding(.leading, .cells(4))
      }
    }
    #expect(!host.send(.key(.right)))
    host.press(.down)
    #expect(host.focusLabel == "bcd")
  }

  @Test("the down arrow focuses the nearest view below, even one to the side")
  func nearest() {
    let host = makeHost(30, 3) {
      VStack(alignment: .leading) {
        plain("start")
        HStack {
          Spacer()
          plain("far")
        }
        plain("under")
      }
    }
    host.press(.down)
    #expect(host.focusLabel == "under")
  }

  @Test("focusing an option selects it, as do Space and a click, but Enter does not")
  func choosing() {
    let tally = Tally()
    let host = makeHost(9, 3) {
      VStack {
        ForEach(["x", "y"], id: \.self) { label in
          OptionButton(isSelected: label == "x", select: { tally.note(label) }) { Text(label) }
        }
      }
    }
    host.update()
    tally.reset()
    host.press(.down)
    #expect(tally.log == ["y"])
    tally.reset()
    #expect(host.send(.key(.space)))
    #expect(tally.log == ["y"])
    #expect(!host.send(.key(.enter)))
    host.click(host.elements("x")[0].rect.minX, host.elements("x")[0].rect.minY)
    #expect(tally["x"] >= 1)
  }

  @Test("the focus starts at the preferred view, otherwise at the first")
  func defaultFocus() {
    let host = makeHost(9, 3) {
      VStack {
        plain("a")
        plain("b").prefersDefaultFocus()
      }
    }
    #expect(host.focusLabel == "b")
    #expect(makeHost(9, 3) { grid }.focusLabel == "a")
    #expect(makeHost(9, 3) { Text("x") }.focusLabel == nil)
  }

  @Test("when the focused view is removed, the focus moves to a remaining view")
  func repair() {
    let model = Model()
    let host = ViewHost(Vanishing(model: model), size: Size(width: 9, height: 4))
    host.press(.tab, .tab)
    #expect(host.focusLabel == "c")
    model.names = ["a", "b"]
    #expect(host.focusLabel == "b")
    model.names = []
    #expect(host.focusLabel == nil)
    #expect(!host.send(.key(.enter)))
    model.names = ["z"]
    #expect(host.focusLabel == "z")
  }

  private struct Vanishing: View {
    let model: Model
    var body: some View {
      VStack { ForEach(model.names, id: \.self) { Button($0) {}.buttonStyle(.plain) } }
    }
  }

  private struct Steps: View {
    let model: Model

    var body: some View {
      VStack {
        Button("above") {}
        VStack {
          if model.isShown {
            Button("send") {}
            Button("edit") {}
          } else {
            Button("next") {}
          }
        }
        Button("below") {}
      }
    }
  }

  @Test("the view that replaces the focused view gets the focus")
  func replaced() {
    let model = Model()
    let host = makeHost(20, 9) { Steps(model: model) }
    host.press(.tab)
    #expect(host.focusLabel == "next")
    model.isShown = true
    #expect(host.focusLabel == "send")
    model.isShown = false
    #expect(host.focusLabel == "next")
    host.press(.tab)
    model.isShown = true
    #expect(host.focusLabel == "below", "a remaining view keeps the focus")
  }

  private struct Pages: View {
    let model: Model

    var body: some View {
      if model.isShown {
        ScrollView {
          VStack(alignment: .leading, spacing: .cells(0)) {
            Text("top")
            ForEach(0..<40) { Text("line \($0)") }
            Button("accept") {}
          }
        }
      } else {
        Button("next") {}
      }
    }
  }

  @Test("a page that replaces another page opens at its top")
  func pageOpensAtTop() {
    let model = Model()
    let host = makeHost(30, 12) { Pages(model: model) }
    #expect(host.focusLabel == "next")
    model.isShown = true
    #expect(host.lines[0].contains("top"))
    #expect(host.focusLabel == nil)
  }

  private struct Choosing: View {
    let model: Model
    let tally: Tally

    var body: some View {
      VStack {
        plain("above")
        VStack {
          if model.isShown {
            OptionButton(isSelected: false, select: { tally.note("one") }) { Text("one") }
          } else {
            plain("all")
          }
        }
      }
    }

    private func plain(_ label: String) -> some View { Button(label) {}.buttonStyle(.plain) }
  }

  @Test("an option that selects on focus does not get the focus by appearing")
  func optionsAreNotChosenByComing() {
    let (model, tally) = (Model(), Tally())
    let host = makeHost(20, 6) { Choosing(model: model, tally: tally) }
    host.press(.tab)
    #expect(host.focusLabel == "all")
    model.isShown = true
    #expect(host.focusLabel == "above")
    #expect(tally.log.isEmpty)
  }

  @Test("when a focused row is replaced, the nearest remaining row gets the focus")
  func nearestOfThoseThatStay() {
    let model = Model()
    model.names = ["a", "b", "c"]
    let host = makeHost(20, 9) { RowList(model: model) }
    host.press(.tab, .tab)
    #expect(host.focusLabel == "b")
    model.names = ["a", "x", "c"]
    #expect(host.focusLabel == "c")
    model.names = ["y", "z"]
    #expect(host.focusLabel == "y", "all rows are new")
  }

  private struct RowList: View {
    let model: Model

    var body: some View {
      VStack {
        Button("above") {}
        ForEach(model.names, id: \.self) { name in Button(name) {} }
        Button("below") {}
      }
    }
  }

  @Test("Tab skips disabled and unfocusable views")
  func passedOver() {
    let tally = Tally()
    let model = Model()
    let host = makeHost(20, 6) {
      VStack {
        plain("a")
        Button("off") { tally.note("off") }.disabled(true)
        Button("mouse") { tally.note("mouse") }.focusable(false)
        TextField("field", text: Bindable(wrappedValue: model).text).focusable(false)
        TextField("dead", text: Bindable(wrappedValue: model).text).disabled(true)
        plain("b")
      }
    }
    host.press(.tab)
    #expect(host.focusLabel == "b")
    for label in ["off", "mouse"] {
      let rect = host.elements(label)[0].rect
      host.click(rect.minX, rect.minY)
    }
    #expect(tally.log == ["mouse"])
    #expect(host.focusLabel == "b")
    #expect(host.elements("off").map(\.isEnabled) == [false])
    #expect(host.elements("dead").map(\.isEnabled) == [false])
  }

  @Test("disabled(false) inside a disabled view has no effect")
  func nestedDisabling() {
    let host = makeHost(9, 1) { plain("a").disabled(false).disabled(true) }
    #expect(host.focusLabel == nil)
  }

  @Test("a view that becomes disabled keeps the focus until a key moves it")
  func disablingTheFocused() {
    let model = Model()
    let host = ViewHost(Disabling(model: model), size: Size(width: 9, height: 2))
    #expect(host.focusLabel == "first")
    model.isShown = true
    #expect(host.focusLabel == "first")
    host.press(.down)
    #expect(host.focusLabel == "second")
    host.press(.up)
    #expect(host.focusLabel == "second", "a disabled view does not get the focus")
  }

  private struct Disabling: View {
    let model: Model

    var body: some View {
      VStack {
        Button("first") {}.buttonStyle(.plain).disabled(model.isShown)
        Button("second") {}.buttonStyle(.plain)
      }
    }
  }

  @Test("onFocus runs when a control gets the focus, and its label can read isFocused")
  func onFocus() {
    let tally = Tally()
    let model = Model()
    let host = makeHost(20, 3) {
      VStack {
        plain("a")
        Button {
        } label: {
          FocusReader()
        }
        .onFocus { tally.note("button") }
        TextField("f", text: Bindable(wrappedValue: model).text).onFocus { tally.note("field") }
      }
    }
    #expect(host.labels == ["a", "calm", "f"])
    host.press(.tab)
    #expect(host.labels == ["a", "focused", "f"])
    host.press(.tab)
    #expect(tally.log == ["button", "field"])
  }

  private struct FocusReader: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { Text(isFocused ? "focused" : "calm") }
  }

  @Test("the cursor is at the focused control while that is visible")
  func cursor() {
    let host = makeHost(9, 4) {
      VStack {
        ScrollView { ForEach(0..<30) { Button("b\($0)") {}.buttonStyle(.plain) } }
        Text("foot")
      }
    }
    host.press(.down)
    #expect(host.lines[1] == "  ▸b1")
    #expect(host.render().cursor == Point(x: 2, y: 1))
    host.wheel(5)
    #expect(host.render().cursor == nil)
    #expect(makeHost(3, 1) { Text("x") }.render().cursor == nil)
    #expect(makeHost(0, 0) { grid }.render().cursor == nil)
  }

  @Test("in Arabic the cursor is at the right edge of the focused control")
  func cursorFromTheRight() {
    let host = makeHost(9, 2, direction: .rightToLeft) {
      List {
        Button("buy") {}
        Text("x").focusable()
      }
    }
    #expect(host.lines[0] == "    buy ◂")
    #expect(host.render().cursor == Point(x: 6, y: 0))
  }
}
