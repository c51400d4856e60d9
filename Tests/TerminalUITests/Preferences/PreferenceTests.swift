import Testing

@testable import TerminalUI

@Suite("Preferences")
@MainActor
struct PreferenceTests {
  private enum Words: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Naming: View {
    let model: Model
    let tally: Tally

    var body: some View {
      VStack {
        Text("a").preference(key: Words.self, value: ["a\(model.count)"])
        if model.isShown { Text("b").preference(key: Words.self, value: ["b"]) }
        Text("c").preference(key: Words.self, value: ["c"])
          .transformPreference(Words.self) { $0.append("d") }
      }
      .onPreferenceChange(Words.self) { tally.note($0.joined(separator: ",")) }
    }
  }

  @Test("preferences are combined in view order, at first and after each change")
  func reports() {
    let (model, tally) = (Model(), Tally())
    let host = ViewHost(Naming(model: model, tally: tally), size: Size(width: 9, height: 9))
    host.update()
    #expect(tally.log == ["a0,c,d"])
    model.isShown = true
    host.update()
    model.count = 1
    host.update()
    host.update()
    model.isShown = false
    host.update()
    #expect(tally.log == ["a0,c,d", "a0,b,c,d", "a1,b,c,d", "a1,c,d"])
  }

  @Test("onPreferenceChange reports the default if no view sets the key")
  func none() {
    let tally = Tally()
    makeHost(5, 1) {
      Text("a").onPreferenceChange(Words.self) { tally.note("\($0.count)") }
    }
    .update()
    #expect(tally.log == ["0"])
  }

  @Test("overlayPreferenceValue and backgroundPreferenceValue draw a view from a preference")
  func decorations() {
    let lines = screen(9, 3) {
      Text("abc").frame(width: .cells(9), height: .cells(3))
        .preference(key: Words.self, value: ["x", "y"])
        .overlayPreferenceValue(Words.self, alignment: .topLeading) { Text($0.joined()) }
        .backgroundPreferenceValue(Words.self, alignment: .bottomTrailing) { Text("\($0.count)") }
    }
    #expect(lines == ["xy", "   abc", "        2"])
  }
}
