import Testing

@testable import TerminalUI

@Suite("The focus and what is seen")
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

  @Test("a page opens at its top, whatever can have the focus further down")
  func opensAtTop() {
    let host = makeHost(30, 12) { Terms() }
    #expect(shows(host, "TOP"))
    #expect(host.focusLabel == nil)
    host.press(.tab)
    #expect(host.focusLabel == "Accept")
    #expect(shows(host, "Accept"))
  }

  @Test("the focus starts at what is seen")
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

  @Test("a focus that the program asks for scrolls to it")
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

  @Test("arrows scroll through text until the next button is near")
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
    #expect(tally.log.isEmpty, "what is not seen is not pressed")
  }

  @Test("the next row of a list gets the focus at the first press")
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

  @Test("content higher than the screen begins at its top and follows the focus")
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

  @Test("content wider than the screen does too")
  func wide() {
    let host = makeHost(10, 1) {
      HStack { ForEach(0..<9) { plain("b\($0)").fixedSize() } }
    }
    #expect(host.lines[0].contains("b0"))
    for _ in 0..<8 { host.press(.right) }
    #expect(host.focusLabel == "b8")
    #expect(host.lines[0].contains("▸b8"))
  }

  @Test("the wheel and the page keys show the rest of it")
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

  @Test("a resize leaves the field in focus in sight")
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

  @Test("content that is too high leaves the bars alone")
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

  @Test("so it is in a tab and in a sheet")
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

  @Test("scrolling by the program takes the focus to what is seen, or lets it rest")
  func scrolledAway() {
    let tally = Tally()
    let host = makeHost(20, 6) { Jumping(tally: tally) }
    #expect(host.focusLabel == "end")
    host.press(.enter)
    #expect(shows(host, "line 99"))
    #expect(host.focusLabel == nil)
    host.press(.enter)
    #expect(tally["end"] == 1, "what is not seen is not pressed")
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

  @Test("page keys take the focus along to what they show")
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

  @Test("the wheel leaves the focus where it is, unseen and out of reach of keys")
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

  @Test("each picker whose options are seen is a stop of Tab")
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
