import Observation
import Testing

@testable import TerminalUI

@Suite("Kept content")
@MainActor
struct KeepAliveTests {
  @Observable
  final class Choice {
    var name = "a"
    var limit = 4
    var number = 0
    @ObservationIgnored var evaluated: [String] = []
    @ObservationIgnored var events: [String] = []
    /// The views by name, stored so that each name always gives the same view.
    @ObservationIgnored var written: [String: AnyView] = [:]
  }

  private struct Counter: View {
    let name: String
    let choice: Choice
    @State private var count = 0

    var body: some View {
      choice.evaluated.append(name)
      return Button("\(name) \(count) of \(choice.number)") { count += 1 }
        .onAppear { choice.events.append("+\(name)") }
        .onDisappear { choice.events.append("-\(name)") }
    }
  }

  private struct Counters: View {
    let choice: Choice

    var body: some View {
      KeepAlive(choice.name, limit: choice.limit) {
        choice.view { Counter(name: $0, choice: choice) }
      }
    }
  }

  private let choice = Choice()

  private func start(_ view: some View) -> ViewHost {
    let host = makeHost(40, 8) { view }
    _ = host.render()
    choice.evaluated = []
    return host
  }

  private func show(_ name: String, _ host: ViewHost) {
    choice.name = name
    _ = host.render()
  }

  @Test("hidden content that is shown again has its state and is not evaluated again")
  func state() {
    let host = start(Counters(choice: choice))
    host.send(.key(.enter))
    #expect(host.labels == ["a 1 of 0"])
    show("b", host)
    #expect(host.labels == ["b 0 of 0"])
    choice.evaluated = []
    show("a", host)
    #expect(host.labels == ["a 1 of 0"])
    #expect(choice.evaluated == [])
  }

  @Test("hidden content does not affect the visible content")
  func hidden() {
    let host = start(Counters(choice: choice))
    let alone = host.render()
    show("b", host)
    show("a", host)
    #expect(host.render() == alone)
    #expect(host.semantics.elements.count == 1)
  }

  @Test("hidden content is evaluated for a change only when it is shown again")
  func changes() {
    let host = start(Counters(choice: choice))
    show("b", host)
    choice.evaluated = []
    choice.number = 5
    _ = host.render()
    #expect(choice.evaluated == ["b"])
    show("a", host)
    #expect(choice.evaluated == ["b", "a"])
    #expect(host.labels == ["a 0 of 5"])
  }

  @Test("hidden content receives onDisappear, and onAppear when it is shown again")
  func appearing() {
    let host = start(Counters(choice: choice))
    show("b", host)
    show("a", host)
    #expect(choice.events.filter { $0.hasSuffix("a") } == ["+a", "-a", "+a"])
    #expect(choice.events.filter { $0.hasSuffix("b") } == ["+b", "-b"])
  }

  @Test("the oldest hidden content is discarded when the limit is exceeded", arguments: [1, 2, 3])
  func limit(limit: Int) {
    choice.limit = limit
    let host = start(Counters(choice: choice))
    host.send(.key(.enter))
    for name in ["b", "c"].prefix(limit) { show(name, host) }
    show("a", host)
    #expect(host.labels == ["a \(limit == 3 ? 1 : 0) of 0"])
  }

  private struct Pair: View {
    let choice: Choice

    var body: some View {
      Button("outside") {}
      Inner(choice: choice)
    }
  }

  private struct Marked: View {
    let name: String
    let choice: Choice
    @FocusState private var isFocused: Bool

    var body: some View {
      choice.evaluated.append(name)
      return Button(isFocused ? "[\(name)]" : name) {}.focused($isFocused)
    }
  }

  @Test("content that is shown again restores its focus without evaluating the focused view")
  func focus() {
    let host = start(Pair(choice: choice))
    host.send(.key(.down))
    host.send(.key(.down))
    #expect(host.labels == ["outside", "a1", "[a2]"])
    show("b", host)
    host.send(.key(.down))
    #expect(host.labels.contains("[b1]") || host.labels.contains("[b2]"))
    choice.evaluated = []
    show("a", host)
    #expect(host.labels == ["outside", "a1", "[a2]"])
    #expect(host.focusLabel == "[a2]")
    #expect(!choice.evaluated.contains("a2"))
  }

  @Test("content that is shown again does not look focused if the focus has moved elsewhere")
  func focusElsewhere() {
    let host = start(Pair(choice: choice))
    host.send(.key(.down))
    #expect(host.labels == ["outside", "[a1]", "a2"])
    show("b", host)
    host.send(.key(.up))
    host.send(.key(.up))
    #expect(host.focusLabel == "outside")
    show("a", host)
    #expect(host.focusLabel == "outside")
    #expect(host.labels == ["outside", "a1", "a2"])
  }

  private struct Barred: View {
    let choice: Choice

    var body: some View {
      SlottedContainer {
        KeepAlive(choice.name, limit: 4) {
          Text("content \(choice.name)")
          if choice.name != "none" { Counter(name: choice.name, choice: choice).inSlot() }
        }
      } arrangement: { content, slot in
        Arranged(content: content, slot: slot, choice: choice)
      }
    }
  }

  private struct Arranged<Content: View>: View {
    let content: Content
    let slot: Slot
    let choice: Choice

    var body: some View {
      content
      Text(slot.isEmpty ? "no bar" : "bar")
      slot
    }
  }

  @Test("hidden content keeps its bar items' state, and the bar shows only the visible content's")
  func bar() {
    let host = start(Barred(choice: choice))
    host.send(.key(.enter))
    #expect(host.labels == ["content a", "bar", "a 1 of 0"])
    show("b", host)
    #expect(host.labels == ["content b", "bar", "b 0 of 0"])
    choice.evaluated = []
    show("a", host)
    #expect(host.labels == ["content a", "bar", "a 1 of 0"])
    #expect(choice.evaluated == [])
    show("none", host)
    #expect(host.labels == ["content none", "no bar"])
    show("b", host)
    #expect(host.labels == ["content b", "bar", "b 0 of 0"])
  }

  private enum NameKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private struct Preferring: View {
    let choice: Choice
    @State private var told = ""

    var body: some View {
      Text("told \(told)")
      KeepAlive(choice.name, limit: 4) {
        Text(choice.name).preference(key: NameKey.self, value: choice.name)
      }
      .onPreferenceChange(NameKey.self) { told = $0 }
    }
  }

  @Test("hidden content does not propagate preferences")
  func preferences() {
    let host = start(Preferring(choice: choice))
    show("b", host)
    show("a", host)
    #expect(host.labels == ["told a", "a"])
  }

  private struct Asking: View {
    let name: String
    @State private var isOpen = false

    var body: some View {
      Button("open \(name)") { isOpen = true }
        .sheet(isPresented: $isOpen) { Button("close") { isOpen = false } }
    }
  }

  private struct Askings: View {
    let choice: Choice

    var body: some View {
      KeepAlive(choice.name, limit: 4) { choice.view { Asking(name: $0) } }
    }
  }

  @Test("hiding content also hides its sheet")
  func sheet() {
    let host = start(Askings(choice: choice))
    host.send(.key(.enter))
    #expect(host.labels.contains("close"))
    show("b", host)
    host.send(.key(.escape))
    #expect(host.labels == ["open b"])
  }

  private struct Inner: View {
    let choice: Choice

    var body: some View {
      KeepAlive(choice.name, limit: 4) {
        choice.view { name in
          VStack {
            Marked(name: "\(name)1", choice: choice)
            Marked(name: "\(name)2", choice: choice)
          }
        }
      }
    }
  }

  private struct Nested: View {
    let choice: Choice

    var body: some View {
      Button("outside") {}
      KeepAlive(choice.limit > 0, limit: 2) {
        if choice.limit > 0 { Inner(choice: choice) }
      }
    }
  }

  @Test("nested hidden content does not look focused after its container was hidden too")
  func nestedFocus() {
    choice.name = "b"
    let host = start(Nested(choice: choice))
    host.press(.down, .down)
    #expect(host.focusLabel == "[b2]")
    show("a", host)
    for _ in 0..<4 where host.focusLabel != "[a2]" { host.send(.key(.down)) }
    #expect(host.focusLabel == "[a2]")
    choice.limit = 0
    _ = host.render()
    choice.limit = 4
    show("b", host)
    show("a", host)
    let looksFocused = host.labels.filter { $0.hasPrefix("[") }
    #expect(looksFocused == [host.focusLabel].compactMap { $0 }.filter { $0.hasPrefix("[") })
  }

  private struct Named: View {
    let choice: Choice
    @FocusState private var field: String?

    var body: some View {
      Text("field \(field ?? "none")")
      KeepAlive(choice.name, limit: 2) {
        if choice.name == "a" {
          Button("a") {}.focused($field, equals: "a")
        } else {
          Text(choice.name)
        }
      }
    }
  }

  @Test("discarded content reports that it lost the focus")
  func outerFocus() {
    let host = start(Named(choice: choice))
    #expect(host.labels.first == "field a")
    show("b", host)
    show("c", host)
    #expect(host.labels.first == "field none")
  }

  private struct Offering: View {
    let choice: Choice
    @FocusedValue(\.kept) private var kept

    var body: some View {
      Text("offered \(kept ?? "none")")
      KeepAlive(choice.name, limit: 4) {
        choice.view { Text($0).focusedSceneValue(\.kept, $0) }
      }
    }
  }

  @Test("hidden content publishes no focused values")
  func offers() {
    let host = start(Offering(choice: choice))
    show("b", host)
    show("a", host)
    #expect(host.labels.first == "offered a")
  }

  private struct Heard: View {
    let choice: Choice
    let source: PassthroughSubject<Int, Never>

    var body: some View {
      SlottedContainer {
        KeepAlive(0, limit: 4) {
          if choice.name == "a" {
            Text("bar").onReceive(source) { _ in choice.events.append("heard") }.inSlot()
          }
        }
      } arrangement: { content, slot in
        content
        slot
      }
    }
  }

  @Test("removing a view also removes its bar item")
  func goneOwner() {
    let source = PassthroughSubject<Int, Never>()
    let host = start(Heard(choice: choice, source: source))
    show("none", host)
    source.send(1)
    #expect(choice.events == [])
  }

  private struct Two: View {
    let choice: Choice

    var body: some View {
      SlottedContainer {
        KeepAlive(0, limit: 4) {
          if choice.limit > 0 { Counter(name: "a", choice: choice).inSlot() }
          if choice.name == "b" { Text("more").inSlot() }
        }
      } arrangement: { content, slot in
        content
        slot
      }
    }
  }

  @Test("a bar item keeps its state when another item joins the bar")
  func joined() {
    let host = start(Two(choice: choice))
    host.send(.key(.enter))
    show("b", host)
    #expect(host.labels == ["a 1 of 0", "more"])
  }
}

private enum KeptKey: FocusedValueKey {
  typealias Value = String
}

extension FocusedValues {
  fileprivate var kept: String? {
    get { self[KeptKey.self] }
    set { self[KeptKey.self] = newValue }
  }
}

extension KeepAliveTests.Choice {
  /// Returns the view for the current name, created at its first use.
  fileprivate func view(@ViewBuilder _ write: (String) -> some View) -> AnyView {
    if let known = written[name] { return known }
    let view = AnyView(write(name))
    written[name] = view
    return view
  }
}
