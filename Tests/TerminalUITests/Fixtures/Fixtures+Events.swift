@testable import TerminalUI

extension Fixture {
  private static let forms = [Size(width: 12, height: 5), Size(width: 36, height: 8)]

  /// Modifiers that react to events, shown after the event.
  static let events: [Fixture] = [
    Fixture("onChange", forms, press: [.enter]) { ChangeFixture() },
    Fixture("onSubmit", forms, press: [.character("A"), .enter]) { SubmitFixture() },
    Fixture("onKeyPress", forms, press: [.character("x")]) { KeyFixture() },
    Fixture("onHover", forms, press: [.tab]) { HoverFixture() },
    Fixture("keyboardShortcut", forms, press: [.control("b")]) { ShortcutFixture() },
    Fixture("ScrollViewReader", forms, press: [.enter]) { ReaderFixture() },
  ]
}

private struct ChangeFixture: View {
  @State private var count = 0
  @State private var report = "nothing yet"

  var body: some View {
    VStack {
      Button("More") { count += 1 }
      Text(report)
    }
    .onChange(of: count) { old, new in report = "\(old) to \(new)" }
  }
}

private struct SubmitFixture: View {
  @State private var name = ""
  @State private var report = "not sent"

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Text(report)
    }
    .onSubmit { report = "sent \(name)" }
  }
}

private struct KeyFixture: View {
  @State private var report = "press x"

  var body: some View {
    VStack {
      Text(report).focusable().onKeyPress("x") {
        report = "x pressed"
        return .handled
      }
    }
  }
}

private struct HoverFixture: View {
  @State private var isOver = false

  var body: some View {
    VStack {
      Button("First") {}
      Button("Second") {}.onHover { isOver = $0 }
      Text(isOver ? "over the second" : "elsewhere")
    }
  }
}

private struct ShortcutFixture: View {
  @State private var report = "not bought"

  var body: some View {
    VStack {
      Button("Wait") {}
      Button("Buy") { report = "bought" }.keyboardShortcut("b", modifiers: .control)
      Text(report)
    }
  }
}

private struct ReaderFixture: View {
  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Button("To 30") { proxy.scrollTo(30, anchor: .top) }
        ScrollView {
          VStack(alignment: .leading) { ForEach(0..<50, id: \.self) { Text("row \($0)").id($0) } }
        }
      }
    }
  }
}
