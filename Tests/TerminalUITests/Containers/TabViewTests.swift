import Testing

@testable import TerminalUI

@Suite("Tab views")
@MainActor
struct TabViewTests {
  private let model = Model()

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Tabs: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.count) {
        Counter(name: "a").tabItem { Text("First") }.tag(1)
        Counter(name: "b").tabItem { Text("Second") }.tag(2)
        Counter(name: "c").tabItem { Text("Third") }.tag(3)
      }
    }
  }

  private func start() -> ViewHost {
    model.count = 1
    return makeHost(40, 8) { Tabs(model: model) }
  }

  @Test("a sheet that the first tab presents appears and gets the focus")
  func sheets() {
    model.count = 0
    let host = makeHost(40, 12) { Presenting(model: model) }
    #expect(host.labels == ["first", "appeared"])
    #expect(host.focusLabel == "appeared")
  }

  private struct Presenting: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.count) {
        VStack { Text("one") }
          .sheet(isPresented: .constant(model.count == 0)) { Sheet() }
          .tabItem { Text("A") }.tag(0)
        Text("two").tabItem { Text("B") }.tag(1)
      }
    }
  }

  private struct Sheet: View {
    @State private var text = "loading"
    @FocusState private var isFocused: Bool

    var body: some View {
      VStack {
        Button("first") {}
        Button(text) {}.focused($isFocused)
      }
      .onAppear {
        text = "appeared"
        isFocused = true
      }
    }
  }

  private struct Hidden: View {
    @Bindable var model: Model
    let tally: Tally

    var body: some View {
      TabView(selection: $model.count) {
        Counter(name: "a")
          .tabItem { Text("A") }.tag(0)
        Counter(name: "b")
          .onAppear { tally.note("appears") }
          .onDisappear { tally.note("disappears") }
          .task { tally.note("task") }
          .sheet(isPresented: $model.isShown, onDismiss: { tally.note("dismissed") }) {
            Text("sheet").onDisappear { tally.note("sheet disappears") }
          }
          .tabItem { Text("B") }.tag(1)
      }
    }
  }

  @Test("a hidden tab's sheet, onAppear and task start when the tab is selected")
  func hiddenTabs() async {
    let tally = Tally()
    model.count = 0
    model.isShown = true
    let host = makeHost(40, 10) { Hidden(model: model, tally: tally) }
    #expect(host.labels == ["a 0", "A", "B"])
    #expect(tally.log == [])
    host.press(.control("n"))
    #expect(host.labels == ["sheet"])
    await Task.yield()
    #expect(tally["appears"] == 1 && tally["task"] == 1)
    host.press(.escape)
    #expect(host.labels == ["b 0", "A", "B"])
    #expect(tally["dismissed"] == 1)
    host.press(.enter, .control("p"))
    #expect(host.labels == ["a 0", "A", "B"])
    #expect(tally["disappears"] == 1)
    model.isShown = true
    #expect(host.labels == ["a 0", "A", "B"], "a hidden tab presents no sheet")
    model.isShown = false
    host.press(.control("n"))
    #expect(host.labels == ["b 1", "A", "B"], "the tab keeps its state")
    #expect(tally["appears"] == 2 && tally["dismissed"] == 1)
  }

  @Test("a sheet stays open when the tab behind it changes")
  func sheetOverTabs() {
    let tally = Tally()
    model.count = 1
    model.isShown = true
    let host = makeHost(40, 10) { Hidden(model: model, tally: tally) }
    #expect(host.labels == ["sheet"])
    model.count = 0
    #expect(host.labels == ["sheet"])
    #expect(tally["sheet disappears"] == 0)
    host.press(.escape)
    #expect(host.labels == ["a 0", "A", "B"])
    #expect(tally["sheet disappears"] == 1)
  }

  @Test("a tab view shows one tab and all tab names, and the focus starts in the tab")
  func drawing() {
    let host = start()
    #expect(host.labels == ["a 0", "First", "Second", "Third"])
    #expect(host.focusLabel == "a 0")
    #expect(host.elements("First")[0].isSelected)
    #expect(host.lines[7].contains("[First]"))
  }

  @Test("arrow keys on the tab names switch tabs, and each tab keeps its state")
  func arrows() {
    let host = start()
    host.press(.enter, .tab)
    #expect(host.focusLabel == "First")
    host.press(.right)
    #expect(model.count == 2)
    #expect(host.focusLabel == "Second")
    #expect(host.labels.contains("b 0"))
    host.press(.left)
    #expect(host.labels.contains("a 1"))
  }

  @Test("Ctrl-N and Ctrl-P switch tabs from inside a tab and move the focus into the new tab")
  func control() {
    let host = start()
    host.press(.control("n"))
    #expect(model.count == 2)
    #expect(host.focusLabel == "b 0")
    host.press(.control("p"), .control("p"))
    #expect(model.count == 3)
    #expect(host.focusLabel == "c 0")
    host.press(.control("n"))
    #expect(host.focusLabel == "a 0")
  }

  @Test("the selection binding and a click select a tab")
  func selection() {
    let host = start()
    model.count = 3
    #expect(host.labels.first == "c 0")
    let rect = host.elements("Second")[0].rect
    host.click(rect.minX + 1, rect.minY)
    #expect(model.count == 2)
    #expect(host.labels.first == "b 0")
  }

  @Test("a tab view without a binding stores its own selection")
  func ownChoice() {
    let host = makeHost(30, 6) {
      TabView {
        Text("one").tabItem { Text("A") }
        Text("two").tabItem { Text("B") }
      }
    }
    host.press(.control("n"))
    #expect(host.labels == ["two", "A", "B"])
  }

  @Test("a selection binding holds the tab values")
  func tabValues() {
    model.text = "y"
    let host = makeHost(30, 6) { Valued(model: model) }
    #expect(host.labels == ["why", "X", "Y 7"])
    host.press(.control("n"))
    #expect(model.text == "x")
  }

  private struct Valued: View {
    @Bindable var model: Model

    var body: some View {
      TabView(selection: $model.text) {
        Tab("X", systemImage: "xmark", value: "x") { Text("ex") }
        Tab("Y", systemImage: "checkmark", value: "y") { Text("why") }.badge(7)
      }
    }
  }

  @Test("arrow keys turn pages and stop at the last page")
  func pages() {
    let host = makeHost(20, 5) {
      TabView { ForEach(1..<4) { Text("page \($0)") } }.tabViewStyle(.page)
    }
    #expect(host.lines[4].contains("● ○ ○"))
    host.press(.right, .right)
    #expect(host.labels.first == "page 3")
    #expect(!host.send(.key(.right)))
    host.press(.left)
    #expect(host.lines[4].contains("○ ● ○"))
  }

  @Test("only the selected tab sets the navigation title")
  func titles() {
    let host = makeHost(30, 8) {
      NavigationStack {
        TabView {
          Text("1").navigationTitle("One").tabItem { Text("A") }
          Text("2").navigationTitle("Two").tabItem { Text("B") }
        }
      }
    }
    #expect(host.labels.contains("One") && !host.labels.contains("Two"))
    host.press(.control("n"))
    #expect(host.labels.contains("Two") && !host.labels.contains("One"))
  }

  @Test("onAppear runs when a tab is selected")
  func appearance() {
    let tally = Tally()
    let host = makeHost(30, 6) {
      TabView {
        Text("1").onAppear { tally.note("1") }.tabItem { Text("A") }
        Text("2").onAppear { tally.note("2") }.tabItem { Text("B") }
      }
    }
    _ = host.lines
    #expect(tally.log == ["1"])
    host.press(.control("n"))
    _ = host.lines
    #expect(tally.log == ["1", "2"])
  }
}
