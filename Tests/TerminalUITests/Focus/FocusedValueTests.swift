import Observation
import Testing

@testable import TerminalUI

private struct WordKey: FocusedValueKey {
  typealias Value = String
}

private struct DraftKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var word: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }

  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}

@Suite("Focused values")
@MainActor
struct FocusedValueTests {
  @MainActor @Observable
  fileprivate final class Song {
    var title = "Song"
  }

  private final class Player: ObservableObject {
    @Published var level = 3
  }

  private struct Reader: View {
    @FocusedValue(\.word) private var word
    @FocusedBinding(\.draft) private var draft
    @FocusedValue(Song.self) private var song
    @FocusedObject private var player: Player?

    var body: some View {
      Text("word \(word ?? "-")")
      Text("draft \(draft ?? "-")")
      Text("song \(song?.title ?? "-")")
      Text("level \(player.map { "\($0.level)" } ?? "-")")
      Button("Clear") { draft = "" }.buttonStyle(.plain)
    }
  }

  private struct Screen: View {
    let tally: Tally
    @State private var text = "abc"
    @State private var song = Song()
    @StateObject private var player = Player()

    var body: some View {
      tally.note("screen")
      return VStack(alignment: .leading) {
        Button("one") { song.title = "Other" }.buttonStyle(.plain)
          .focusedValue(\.word, "first").focusedValue(song)
        VStack {
          Button("two") { player.level += 1 }.buttonStyle(.plain)
            .focusedValue(\.word, "inner").focusedObject(player)
        }
        .focusedValue(\.word, "outer")
        TextField("field", text: $text).focusedValue(\.draft, $text)
        Reader()
      }
    }
  }

  private func values(_ host: ViewHost) -> [String] {
    host.labels.filter { $0.contains(" ") }
  }

  @Test("a focused value is readable everywhere while its view has the focus")
  func focus() {
    let tally = Tally()
    let host = makeHost(20, 10) { Screen(tally: tally) }
    #expect(values(host) == ["word first", "draft -", "song Song", "level -"])
    host.press(.enter)
    #expect(values(host)[2] == "song Other")
    host.press(.tab)
    #expect(values(host) == ["word inner", "draft -", "song -", "level 3"])
    host.press(.enter)
    #expect(values(host)[3] == "level 4")
    host.press(.tab)
    host.type("d")
    #expect(values(host) == ["word -", "draft abcd", "song -", "level -"])
  }

  @Test("a focused scene value applies to the whole screen and follows its source")
  func scene() {
    let model = Model()
    let host = makeHost(20, 8) { Scened(model: model) }
    #expect(values(host)[0] == "word a" && values(host)[3] == "level 3")
    model.text = "b"
    #expect(values(host)[0] == "word b")
    host.press(.tab)
    #expect(values(host)[0] == "word near")
    model.isShown = true
    #expect(values(host)[0] == "word -")
  }

  private struct Scened: View {
    let model: Model
    @StateObject private var player = Player()

    var body: some View {
      VStack(alignment: .leading) {
        if !model.isShown {
          Text("from").focusedSceneObject(player).focusedSceneValue(
            \.word,
            model.text.isEmpty ? "a" : model.text
          )
        }
        Reader()
        if !model.isShown {
          Button("near") {}.buttonStyle(.plain).focusedValue(\.word, "near")
        }
      }
    }
  }

  private struct Loop: View {
    let tally: Tally
    @State private var text = "x"
    @FocusedBinding(\.draft) private var draft

    var body: some View {
      tally.note("body")
      return TextField(draft ?? "none", text: $text).focusedValue(\.draft, $text)
    }
  }

  @Test("a view that reads its own focused value is evaluated only twice")
  func circle() {
    let tally = Tally()
    let host = makeHost(20, 2) { Loop(tally: tally) }
    host.update()
    #expect(tally["body"] == 2)
  }

  private struct Draft: App {
    let tally: Tally

    var body: some Scene {
      WindowGroup { Field() }.commands { Editing(tally: tally) }
    }

    init(tally: Tally) { self.tally = tally }
    init() { tally = Tally() }
  }

  private struct Field: View {
    @State private var text = "abc"
    var body: some View { TextField("field", text: $text).focusedSceneValue(\.draft, $text) }
  }

  private struct Editing: Commands {
    let tally: Tally
    @FocusedBinding(\.draft) private var draft

    var body: some Commands {
      CommandMenu("Edit") {
        Button("Shout") { draft = draft?.uppercased() }.disabled(draft == nil)
        Button("Beep") { tally.note("beep") }.keyboardShortcut("b")
      }
    }
  }

  @Test("commands read the focused values")
  func commands() {
    let host = makeHost(30, 8) { AppRoot(Draft(tally: Tally())) }
    host.press(.function(9), .enter)
    #expect(host.labels.contains("ABC"), "\(host.lines)")
  }
}

extension FocusedValueTests {
  private struct Teller: View {
    @FocusedValue(\.word) private var word

    var body: some View { Text("word \(word ?? "-")") }
  }

  @Test("of two held scene values, the value of the focused part applies")
  func heldSceneValues() {
    let host = makeHost(20, 4) {
      Teller()
      Button("one") {}.focusedSceneValue(\.word, "first").holdingSceneValues()
      Button("two") {}.focusedSceneValue(\.word, "second").holdingSceneValues()
    }
    #expect(host.lines.contains { $0.contains("word first") }, "\(host.lines)")
    host.press(.tab)
    #expect(host.lines.contains { $0.contains("word second") }, "\(host.lines)")
  }

  @Test("a picker's focused value disappears while the focus is in its menu")
  func popover() {
    let host = makeHost(30, 9) {
      Teller()
      Picker("Choice", selection: .constant(1)) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.menu)
      .focusedValue(\.word, "opens")
    }
    #expect(host.lines.contains { $0.contains("word opens") }, "\(host.lines)")
    host.press(.enter)
    #expect(host.lines.contains { $0.contains("word -") }, "\(host.lines)")
  }
}
