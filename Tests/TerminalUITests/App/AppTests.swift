import Testing

@testable import TerminalUI

@Suite("Apps")
@MainActor
struct AppTests {
  private struct Studio: App {
    @State private var count = 0
    @Environment(\.scenePhase) private var phase

    var body: some Scene {
      WindowGroup {
        Button("count \(count) \(phase == .active ? "on" : "off")") { count += 1 }
        Opener()
      }
      .commands {
        CommandMenu("Count") {
          Button("More") { count += 10 }.keyboardShortcut("k")
        }
      }
      .defaultSize(width: 400, height: 300)
      WindowGroup("Note", id: "note", for: Int.self) { number in
        Text("note \(number.wrappedValue ?? 0)")
      }
      Window("About", id: "about") { Text("about this") }
      Settings { Text("settings") }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings

    var body: some View {
      Button("about") { openWindow(id: "about") }
      Button("note") { openWindow(value: 7) }
      Button("nothing") { openWindow(id: "none") }
      Button("settings") { openSettings() }
    }
  }

  private let host = makeHost(30, 8) { AppRoot(Studio()) }

  @Test("an app shows its first window and keeps its state")
  func firstWindow() {
    #expect(host.focusLabel == "count 0 on")
    host.press(.enter)
    #expect(host.focusLabel == "count 1 on")
  }

  @Test("a second window covers the first, and Escape closes it")
  func windows() {
    host.press(.down, .enter)
    #expect(host.labels == ["about this"])
    host.press(.escape)
    #expect(host.focusLabel == "about")
    host.press(.down, .enter)
    #expect(host.labels == ["note 7"])
    host.press(.escape, .down, .enter)
    #expect(host.focusLabel == "nothing", "an undeclared window is not opened")
    host.press(.down, .enter)
    #expect(host.labels == ["settings"])
  }

  @Test("a keyboard shortcut runs its command")
  func commands() {
    host.press(.control("k"))
    #expect(host.focusLabel == "count 10 on")
  }
}
