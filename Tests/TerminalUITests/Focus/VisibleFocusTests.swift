import Testing

@testable import TerminalUI

@Suite("Focus and visibility")
@MainActor
struct VisibleFocusTests {
  private func plain(_ label: String, _ action: @escaping @MainActor () -> Void = {}) -> some View {
    Button(label, action: action).buttonStyle(.plain)
  }

  private struct Terms: View {
    var accept: @MainActor () -> Void = {}

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(alignment: .leading, spacing: .cells(0)) {
            Text("TOP")
            ForEach(0..<40) { Text("line \($0)") }
            Button("Accept", action: accept)
          }
        }
        .navigationTitle("Terms")
      }
    }
  }

  private func shows(_ host: ViewHost, _ text: String) -> Bool {
    host.lines.contains { $0.contains(text) }
  }

  @Test("a page opens at its top even if its first control is further down")
  func opensAtTop() {
    let host = makeHost(30, 12) { Terms() }
    #expect(shows(host, "TOP"))
    #expect(host.focusLabel == nil)
    host.press(.tab)
    #expect(host.focusLabel == "Accept")
    #expect(shows(host, "Accept"))
  }

  @Test("the focus starts at a visible view")
  func startsInSight() {
    let host = makeHost(30, 4) {
      HStack {
        ScrollView {
          ForEach(0..<9) { Text("line \($0)") }
          plain("below")
        }
        plain("beside")
      }
    }
    #expect(host.focusLabel == "beside")
    #expect(shows(host, "line 0"))
  }

  @Test("a focus change by the program scrolls to the focused view")
  func asked() {
    let host = makeHost(20, 4) { Asking() }
    #expect(host.focusLabel == "below")
    #expect(shows(host, "below"))
  }

  private struct Asking: View {
    @FocusState private var isFocused: Bool

    var body: some View {
      ScrollView {
        ForEach(0..<9) { Text("line \($0)") }
        Button("below") {}.buttonStyle(.plain).focused($isFocused)
      }
      .onAppear { isFocused = true }
    }
  }

  @Test("arrow keys scroll through text until the next button is near")
  func arrowsThroughText() {
    let tally = Tally()
    let host = makeHost(30, 12) { Terms { tally.note("accept") } }
    var seen: Set<Int> = []
    for _ in 0..<60 where host.focusLabel != "Accept" {
      for line in 0..<40
      where host.lines.contains(where: {
        $0.contains("line \(line) ") || $0.hasSuffix("line \(line)")
      }) {
        seen.insert(line)
      }
      host.press(.down)
    }
    #expect(seen.count == 40)
    #expect(host.focusLabel == "Accept")
    host.press(.up)
    #expect(shows(host, "line 38"))
    for _ in 0..<4 { host.press(.up) }
    #expect(!shows(host, "TOP"))
    for _ in 0..<60 { host.press(.up) }
    #expect(shows(host, "TOP"))
    host.press(.enter)
    #expect(tally.log.isEmpty, "Enter does not press an invisible button")
  }

  @Test("each press of the down arrow focuses the next row of a list")
  func rowsFollow() {
    let host = makeHost(20, 4) { List(0..<30, id: \.self) { row in Button("row \(row)") {} } }
    for row in 0..<29 {
      #expect(host.focusLabel == "row \(row)")
      host.press(.down)
    }
  }

  // MARK: Content higher than the screen

  private func column(_ tally: Tally) -> some View {
    VStack(spacing: .cells(0)) {
      ForEach(0..<12) { row in plain("b\(row)") { tally.note("b\(row)") } }
    }
  }

  @Test("a column higher than the screen starts at its top and scrolls with the focus")
  func overflow() {
    let tally = Tally()
    let host = makeHost(20, 6) { column(tally) }
    #expect(host.lines.first?.contains("b0") == true)
    for row in 0..<12 {
      #expect(host.focusLabel == "b\(row)")
      #expect(shows(host, "▸b\(row)"))
      host.press(.tab)
    }
    #expect(host.focusLabel == "b0")
    #expect(host.lines.first?.contains("b0") == true)
  }

  @Test("a row wider than the screen starts at its leading edge and scrolls with the focus")
  func wide() {
    let host = makeHost(10, 1) {
      HStack { ForEach(0..<9) { plain("b\($0)").fixedSize() } }
    }
    #expect(host.lines[0].contains("b0"))
    for _ in 0..<8 { host.press(.right) }
    #expect(host.focusLabel == "b8")
    #expect(host.lines[0].contains("▸b8"))
  }

  @Test("the wheel and the page keys scroll content higher than the screen")
  func overflowScrolls() {
    let host = makeHost(20, 4) {
      VStack(spacing: .cells(0)) { ForEach(0..<12) { Text("line \($0)") } }
    }
    host.wheel(1)
    #expect(host.lines[0].contains("line 3"))
    host.press(.end)
    #expect(host.lines[3].contains("line 11"))
    host.press(.up)
    #expect(host.lines[3].contains("line 10"))
    host.resize(to: Size(width: 20, height: 5))
    #expect(host.lines[0].contains("line 0"))
  }

  @Test("after a resize the focused field is visible")
  func resizing() {
    let model = Model()
    let host = makeHost(30, 20) {
      VStack {
        ForEach(0..<9) { Text("line \($0)") }
        TextField("name", text: Bindable(wrappedValue: model).text)
      }
    }
    host.type("ab")
    host.resize(to: Size(width: 20, height: 3))
    #expect(shows(host, "ab"))
    host.type("c")
    #expect(model.text == "abc")
  }

  @Test("content higher than the screen does not move the bars")
  func bars() {
    for height in [6, 12, 14] {
      let host = makeHost(30, height) { Barred() }
      #expect(host.lines[0].contains("Detail"))
      #expect(!host.lines[0].contains("b0"))
      #expect(host.lines[height - 1].trimmingCharacters(in: .whitespaces) == "Bottom")
      for _ in 0..<20 where host.focusLabel != "b19" {
        host.press(.tab)
        #expect(host.focusLabel.map { shows(host, $0) } == true)
        #expect(host.lines[0].contains("Detail"))
        #expect(host.lines[height - 1].trimmingCharacters(in: .whitespaces) == "Bottom")
      }
    }
  }

  private struct Barred: View {
    var body: some View {
      NavigationStack {
        VStack(spacing: .cells(0)) { ForEach(0..<20) { Button("b\($0)") {} } }
          .navigationTitle("Detail")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .bottomBar) { Text("Bottom") } }
      }
    }
  }

  @Test("content higher than a tab or a sheet scrolls with the focus")
  func otherScreens() {
    let tabs = makeHost(30, 6) {
      TabView {
        VStack(spacing: .cells(0)) { ForEach(0..<9) { plain("b\($0)") } }.tabItem { Text("A") }
      }
    }
    let sheet = makeHost(30, 6) {
      Text("x").sheet(isPresented: .constant(true)) {
        VStack(spacing: .cells(0)) { ForEach(0..<9) { plain("b\($0)") } }
      }
    }
    for host in [tabs, sheet] {
      for row in 0..<9 {
        #expect(host.focusLabel == "b\(row)")
        #expect(shows(host, "▸b\(row)"))
        host.press(.tab)
      }
    }
  }

  // MARK: Scrolled away

  @Test("after a scroll by the program the focus moves to a visible view or is suspended")
  func scrolledAway() {
    let tally = Tally()
    let host = makeHost(20, 6) { Jumping(tally: tally) }
    #expect(host.focusLabel == "end")
    host.press(.enter)
    #expect(shows(host, "line 99"))
    #expect(host.focusLabel == nil)
    host.press(.enter)
    #expect(tally["end"] == 1, "Enter does not press an invisible button")
    #expect(host.focusLabel == "end")
    #expect(shows(host, "end"))
  }

  private struct Jumping: View {
    let tally: Tally

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(alignment: .leading, spacing: .cells(0)) {
            Button("end") {
              tally.note("end")
              proxy.scrollTo(99)
            }
            ForEach(0..<100) { Text("line \($0)").id($0) }
          }
        }
      }
    }
  }

  @Test("page keys move the focus to what they show")
  func pageKeys() {
    let host = makeHost(20, 6) { ScrollView { ForEach(0..<40) { plain("b\($0)") } } }
    for key in [Key.pageDown, .pageDown, .end, .pageUp, .home] {
      host.press(key)
      #expect(host.focusLabel.map { shows(host, "▸\($0)") } == true, "\(key)")
    }
    #expect(host.focusLabel == "b0")
    host.press(.end)
    #expect(host.focusLabel == "b39")
  }

  @Test("the wheel leaves the focus in place, and keys do not reach a focused view out of sight")
  func wheel() {
    let model = Model()
    let host = makeHost(20, 5) {
      ScrollView {
        TextField("name", text: Bindable(wrappedValue: model).text)
        ForEach(0..<20) { plain("b\($0)") }
      }
    }
    #expect(host.focusLabel == "name")
    host.wheel(4)
    #expect(host.focusLabel == nil)
    host.type("x")
    #expect(model.text.isEmpty)
    host.wheel(-4)
    host.type("x")
    #expect(model.text == "x")
    host.wheel(4)
    host.press(.down)
    #expect(host.focusLabel.map { shows(host, "▸\($0)") } == true)
  }

  // MARK: Options

  @Test("each picker with visible options is one Tab stop")
  func pickers() {
    let host = makeHost(40, 12) { Pickers() }
    var visited: [String?] = []
    for _ in 0..<4 {
      visited.append(host.focusLabel)
      host.press(.tab)
    }
    #expect(visited == ["one", "y", "switch", "one"])
    host.press(.end)
    #expect(host.focusLabel == "z")
    host.press(.home)
    #expect(host.focusLabel == "x")
  }

  private struct Pickers: View {
    @State private var first = 1
    @State private var second = "y"
    @State private var isOn = false

    var body: some View {
      VStack {
        Picker("A", selection: $first) {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .pickerStyle(.segmented)
        Picker("B", selection: $second) { ForEach(["x", "y", "z"], id: \.self) { Text($0) } }
          .pickerStyle(.inline)
        Toggle("switch", isOn: $isOn)
      }
    }
  }
}
