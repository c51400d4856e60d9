import Foundation
import Testing

@testable import TerminalUI

@Suite("Subviews")
@MainActor
struct SubviewTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 }.buttonStyle(.plain) }
  }

  /// Puts a line between its subviews.
  private struct Divided<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview
            if subview.id != subviews.last?.id { Text("--") }
          }
          Text("\(subviews.count)")
        }
      }
    }
  }

  private let model = Model()

  private struct Card: View {
    let model: Model

    var body: some View {
      Divided {
        Text("a")
        ForEach(model.names, id: \.self) { Text($0) }
        if model.isShown { Counter(name: "c") }
        Group {
          Text("d")
          Text("e")
        }
      }
    }
  }

  /// Two buttons in an area that observes the focus, in a vertical or horizontal stack.
  private struct Turned: View {
    let model: Model
    let told: (Bool) -> Void
    @FocusState private var isInside: Bool

    var body: some View {
      let isAcross = model.isShown
      Group(
        subviews: VStack(spacing: 0) {
          Button("A") {}
          Button("B") {}
        }
        .focused($isInside)
        .onHover { told($0) }
      ) { subviews in
        if isAcross { HStack { subviews } } else { VStack { subviews } }
      }
    }
  }

  @Test("a view that moves with the focus inside receives no focus change")
  func focusStaysInside() {
    model.isShown = true
    var told: [Bool] = []
    let host = makeHost(12, 3) { Turned(model: model) { told.append($0) } }
    #expect(host.focusLabel == "A")
    #expect(told == [true])
    model.isShown = false
    host.update()
    #expect(host.focusLabel == "A")
    host.press(.tab)
    #expect(host.focusLabel == "B")
    #expect(told == [true])
  }

  @Test("subviews are counted and laid out one by one")
  func counting() {
    model.names = ["x"]
    let host = makeHost(4, 9) { Card(model: model) }
    #expect(host.labels == ["a", "--", "x", "--", "d", "--", "e", "4"])
    model.names = ["x", "y"]
    #expect(host.labels == ["a", "--", "x", "--", "y", "--", "d", "--", "e", "5"])
    model.names = []
    #expect(host.labels == ["a", "--", "d", "--", "e", "3"])
    #expect(
      host.lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty } == [
        "a", "--", "d", "--", "e", "3",
      ]
    )
  }

  @Test("subviews keep their state")
  func state() {
    (model.names, model.isShown) = ([], true)
    let host = makeHost(4, 9) { Card(model: model) }
    #expect(host.focusLabel == "c0")
    host.press(.enter, .enter)
    #expect(host.labels == ["a", "--", "c2", "--", "d", "--", "e", "4"])
    model.names = ["z"]
    #expect(host.labels == ["a", "--", "z", "--", "c2", "--", "d", "--", "e", "5"])
    model.isShown = false
    #expect(host.labels == ["a", "--", "z", "--", "d", "--", "e", "4"])
  }

  @Test("modifiers around a subview apply to it")
  func surroundings() {
    let tally = Tally()
    let host = makeHost(8, 3) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(subviews: TupleView(Counter(name: "a"), Text("b"))) { subview in
          subview.disabled(model.isShown).padding(.leading, 8)
            .onKeyPress("k") {
              tally.note("key")
              return .handled
            }
        }
      }
    }
    #expect(host.lines.prefix(2).map { $0.hasPrefix(" ") } == [true, true])
    #expect(host.lines[1].trimmingCharacters(in: .whitespaces) == "b")
    #expect(host.elements("a0")[0].rect.minX == host.elements("b")[0].rect.minX)
    host.press(.character("k"), .enter)
    #expect(tally["key"] == 1)
    #expect(host.labels == ["a1", "b"])
    #expect(host.focusLabel == "a1")
  }

  @Test("environment values set around a subview reach it")
  func environment() {
    let host = makeHost(8, 2) { Disabling(model: model) }
    #expect(host.elements("a0")[0].isEnabled)
    model.isShown = true
    #expect(!host.elements("a0")[0].isEnabled)
    model.count = 1
    #expect(!host.elements("a0")[0].isEnabled, "still disabled after another evaluation")
    #expect(host.labels == ["a0", "1"])
    model.isShown = false
    #expect(host.elements("a0")[0].isEnabled)
  }

  private struct Disabling: View {
    let model: Model

    var body: some View {
      let isShown = model.isShown
      Group(subviews: Pair(model: model)) { subviews in
        VStack { ForEach(subviews) { $0.disabled(isShown) } }
      }
    }
  }

  private struct Pair: View {
    let model: Model

    var body: some View {
      Counter(name: "a")
      Text("\(model.count)")
    }
  }

  @Test("sections are split into header, content and footer")
  func sections() {
    let host = makeHost(20, 6) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections: Parts(model: model)) { section in
          HStack(spacing: 0) {
            section.header
            Text("(")
            section.content
            Text(")")
            section.footer
          }
        }
        Group(sections: Parts(model: model)) { Text("\($0.count) sections") }
      }
    }
    #expect(
      host.lines.map { $0.trimmingCharacters(in: .whitespaces) }
        == ["", "(loose)", "A(ab)end", "B(c)", "3 sections", ""]
    )
    model.names = ["a"]
    #expect(host.lines[2].contains("A(a)end"))
  }

  private struct Parts: View {
    let model: Model

    var body: some View {
      Text("loose")
      Section {
        ForEach(model.names.prefix(2), id: \.self) { Text($0) }
      } header: {
        Text("A")
      } footer: {
        Text("end")
      }
      Section("B") { Text("c") }
    }
  }

  @Test("subviews can be selectable rows of a list")
  func rows() {
    let host = makeHost(12, 6) {
      List(
        selection: Binding {
          model.text
        } set: {
          model.text = $0 ?? ""
        }
      ) {
        ForEach(subviews: ForEach(model.names, id: \.self) { Text($0) }) { subview in
          subview.padding(.leading, 8)
        }
      }
    }
    #expect(host.labels == ["a", "b", "c"])
  }
}
