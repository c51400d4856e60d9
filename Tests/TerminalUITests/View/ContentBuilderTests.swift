import Testing

@testable import TerminalUI

@Suite("Builders for tabs, scenes and commands")
@MainActor
struct ContentBuilderTests {
  private struct Tabs: View {
    let model: Model

    var body: some View {
      TabView {
        ForEach(model.names, id: \.self) { name in
          Tab(name, systemImage: "star") { Text("in \(name)") }
        }
        Group {
          Tab("more", systemImage: "star") { Text("in more") }
        }
      }
    }
  }

  @Test("tabs can come from data, be grouped and follow the data")
  func tabs() {
    let model = Model()
    let host = makeHost(50, 8) { Tabs(model: model) }
    #expect(host.labels == ["in a", "a", "b", "c", "more"])
    model.names = ["x"]
    #expect(host.labels.contains("x"))
    #expect(!host.labels.contains("b"))
  }

  private struct Chosen: App {
    var isLarge = false
    var kind = 2

    var body: some Scene {
      if isLarge {
        WindowGroup { Text("large") }
      } else {
        WindowGroup {
          Text("small")
          Opener()
        }
        .commands {
          if kind == 1 {
            CommandMenu("One") { Button("one") { Chosen.log.note("one") }.keyboardShortcut("k") }
          } else {
            CommandMenu("Two") { Button("two") { Chosen.log.note("two") }.keyboardShortcut("k") }
          }
          Group {
            if kind == 2 {
              CommandMenu("More") {
                Button("more") { Chosen.log.note("more") }.keyboardShortcut("l")
              }
            }
          }
          switch kind {
          case 2: CommandMenu("Second") { Text("") }
          default: EmptyCommands()
          }
        }
      }
      Group {
        Window("About", id: "about") { Text("about this") }
        Settings { Text("settings") }
      }
    }

    static let log = Tally()
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    var body: some View { Button("open") { openWindow(id: "about") } }
  }

  @Test("scenes and commands can be conditional and grouped")
  func scenes() {
    let host = makeHost(30, 8) { AppRoot(Chosen()) }
    #expect(host.labels.dropFirst() == ["small", "open"])
    #expect(host.labels[0].contains("Two  More  Second"))
    host.press(.control("k"), .control("l"))
    #expect(Chosen.log.log == ["two", "more"])
    host.press(.enter)
    #expect(host.labels == ["about this"])
    var large = Chosen()
    large.isLarge = true
    #expect(makeHost(30, 8) { AppRoot(large) }.labels == ["large"])
  }

  private struct Bars: View {
    var body: some View {
      NavigationStack {
        Text("page").toolbar {
          Group {
            ToolbarItem { Button("one") {} }
            ToolbarItem { Button("two") {} }
          }
        }
      }
    }
  }

  @Test("toolbar items can be grouped")
  func bars() {
    let labels = makeHost(30, 8) { Bars() }.labels
    #expect(labels.contains("one") && labels.contains("two"))
  }
}
