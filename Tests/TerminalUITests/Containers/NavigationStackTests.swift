import Observation
import Testing

@testable import TerminalUI

@Suite("Navigation stacks")
@MainActor
struct NavigationStackTests {
  private let tally = Tally()

  private struct Planets: View {
    let tally: Tally

    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          Counter()
          NavigationLink("Mars", value: "Mars")
          NavigationLink("Moon") { Text("grey").navigationTitle("The Moon") }
          NavigationLink("Nowhere", value: String?.none)
        }
        .navigationTitle("Planets")
        .navigationDestination(for: String.self) { Planet(name: $0, tally: tally) }
        .toolbar { Button("Edit") { tally.note("edit") } }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Planet: View {
    let name: String
    let tally: Tally
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        Text(isPresented ? "on \(name)" : "nowhere")
        NavigationLink("Deeper", value: name + "!")
        Button("leave") { dismiss() }
      }
      .navigationTitle(name)
    }
  }

  private func start(_ width: Int = 40, _ height: Int = 10) -> ViewHost {
    makeHost(width, height) { Planets(tally: tally) }
  }

  @Test("the bar has the title and the items, and the focus starts below it")
  func bar() {
    let host = start()
    print(host.lines.joined(separator: "\n"))
    #expect(host.lines[0] == "                Planets             Edit")
    #expect(host.focusLabel == "count 0")
    host.press(.backtab, .enter)
    #expect(tally["edit"] == 1)
  }

  @Test("a link pushes the screen of its value; Escape pops it; the focus is where it was")
  func pushAndPop() {
    let host = start()
    host.press(.enter, .down, .enter)
    print(host.lines.joined(separator: "\n"))
    #expect(host.labels.contains("on Mars"))
    #expect(!host.labels.contains("Moon"))
    #expect(host.focusLabel == "Deeper")
    #expect(host.lines[0].hasPrefix(" ‹ Planets"))
    host.press(.escape)
    #expect(host.focusLabel == "Mars")
    #expect(host.labels.contains("count 1"), "the state of the first screen is kept")
    #expect(!host.send(.key(.escape)), "there is nothing to go back to")
  }
}
