import Testing

@testable import TerminalUI

private struct Fruit: Identifiable, Hashable {
  let id: Int
  let name: String

  static let apple = Fruit(id: 1, name: "Apple")
  static let pear = Fruit(id: 2, name: "Pear")
}

@Suite("Search fields")
@MainActor
struct SearchTests {
  private let tally = Tally()

  @Test("Enter in a search field runs the search trigger, in a text field the text trigger")
  func triggers() {
    let model = Model()
    let host = makeHost(30, 6) {
      VStack {
        TextField("Name", text: .constant(""))
        Text("rows").searchable(text: model.binding(\.text))
      }
      .onSubmit(of: .search) { tally.note("search") }
      .onSubmit(of: .text) { tally.note("text") }
      .onSubmit { tally.note("default") }
      .onSubmit(of: [.search, .text]) { tally.note("both") }
    }
    host.focus(label: "Name")
    host.press(.enter)
    #expect(Set(tally.log) == ["default", "text", "both"])
    #expect(tally.log.count == 3)
    tally.reset()
    host.focus(label: "Search")
    host.type("ab")
    host.press(.enter)
    #expect(Set(tally.log) == ["search", "both"])
    #expect(model.text == "ab")
  }

  private struct Searching: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      Button(isSearching ? "searching" : "resting") { dismissSearch() }
    }
  }

  @Test("isSearching reflects the search, and dismissSearch ends it")
  func content() {
    let model = Model()
    let host = makeHost(30, 6) { Searching().searchable(text: model.binding(\.text)) }
    #expect(host.focusLabel == "resting")
    host.focus(label: "Search")
    host.type("x")
    #expect(host.labels == ["x", "searching"])
    host.perform(label: "searching")
    #expect(model.text == "")
    #expect(host.focusLabel == "resting")
  }

  @Test("Escape clears the search first, and then reaches outer handlers")
  func escape() {
    let model = Model()
    let host = makeHost(30, 6) {
      Searching().searchable(text: model.binding(\.text))
        .onKeyPress(.escape) {
          tally.note("outside")
          return .handled
        }
    }
    host.focus(label: "Search")
    host.type("x")
    host.press(.escape)
    #expect(model.text == "")
    #expect(tally.log.isEmpty)
    #expect(host.focusLabel == "resting")
    host.press(.escape)
    #expect(tally.log == ["outside"])
  }

  @Test("suggestions are below the focused field, and Enter completes one")
  func suggestions() {
    let model = Model()
    let host = makeHost(20, 8) {
      Searching().searchable(text: model.binding(\.text))
        .searchSuggestions {
          Text("Apple pie").searchCompletion("apple")
          Text("Pear cake").searchCompletion("pear")
        }
    }
    #expect(!host.labels.contains("Pear cake"))
    host.focus(label: "Search")
    #expect(host.labels == ["Search", "Apple pie", "Pear cake", "searching"])
    host.press(.down, .down)
    #expect(host.focusLabel == "Pear cake")
    host.press(.enter)
    #expect(model.text == "pear")
    #expect(host.focusLabel == "pear", "the focus returns to the field")
    #expect(!host.labels.contains("Pear cake"))
    host.type("s")
    #expect(host.labels.contains("Pear cake"))
    host.press(.enter)
    #expect(!host.labels.contains("Pear cake"), "submitting hides the suggestions")
  }

  @Test("searchSuggestions(.hidden) hides the suggestions")
  func hidden() {
    let host = makeHost(20, 8) {
      Searching().searchable(text: .constant(""))
        .searchSuggestions { Text("Apple").searchCompletion("apple") }
        .searchSuggestions(.hidden, for: .content)
    }
    host.focus(label: "Search")
    #expect(host.labels == ["Search", "searching"])
  }

  @Test("tokens are before the text, and pressing a token or Backspace removes one")
  func tokens() {
    let model = Model()
    var tokens = [Fruit.apple]
    let binding = Binding(get: { tokens }, set: { tokens = $0 })
    let all = Binding.constant([Fruit.apple, Fruit.pear])
    struct Page: View {
      let text: Binding<String>
      let tokens: Binding<[Fruit]>
      let all: Binding<[Fruit]>
      let model: Model

      var body: some View {
        let _ = model.count
        Searching().searchable(text: text, tokens: tokens, suggestedTokens: all) {
          Text($0.name)
        }
      }
    }
    let host = makeHost(40, 8) {
      Page(text: model.binding(\.text), tokens: binding, all: all, model: model)
    }
    #expect(host.labels == ["Apple", "Search", "resting"])
    host.focus(label: "Search")
    #expect(host.labels == ["Apple", "Search", "Pear", "searching"])
    host.press(.down, .enter)
    model.count += 1
    #expect(tokens == [.apple, .pear])
    #expect(host.labels.prefix(3) == ["Apple", "Pear", "Search"])
    host.focus(label: "Search")
    host.press(.backspace)
    model.count += 1
    #expect(tokens == [.apple])
    host.perform(label: "Apple")
    #expect(tokens.isEmpty)
  }

  @Test("search scopes are visible during a search")
  func scopes() {
    var scope = 1
    let binding = Binding(get: { scope }, set: { scope = $0 })
    let host = makeHost(30, 8) {
      Searching().searchable(text: .constant(""))
        .searchScopes(binding) {
          Text("All").tag(1)
          Text("Mine").tag(2)
        }
    }
    #expect(!host.labels.contains("Mine"))
    host.focus(label: "Search")
    #expect(host.labels == ["Search", "Scope", "All", "Mine", "searching"])
    host.press(.down, .right)
    #expect(scope == 2)
  }

  @Test("an isPresented binding starts and ends a search, and follows its end")
  func presented() {
    let model = Model()
    struct Page: View {
      let model: Model

      var body: some View {
        Searching().searchable(
          text: model.binding(\.text),
          isPresented: model.binding(\.isShown)
        )
      }
    }
    let host = makeHost(30, 6) { Page(model: model) }
    #expect(host.focusLabel == "resting")
    model.isShown = true
    #expect(host.focusLabel == "Search")
    host.type("x")
    host.press(.escape)
    #expect(host.focusLabel == "resting")
    #expect(!model.isShown)
  }
}

extension Model {
  /// A binding to a property.
  func binding<Value>(_ keyPath: ReferenceWritableKeyPath<Model, Value>) -> Binding<Value> {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
  }
}
