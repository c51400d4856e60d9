import Observation
import Testing
import ViewEngineTestSupport

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
          Noted(name: "root", tally: tally)
        }
        .navigationTitle("Planets")
        .navigationDestination(for: String.self) { Planet(name: $0) }
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

  @Test("a screen can present a sheet while another screen covers it")
  func presentingFromBelow() {
    let host = makeHost(40, 10) { Presenting() }
    host.press(.enter)
    #expect(host.focusLabel == "ask")
    host.press(.enter)
    #expect(host.labels == ["asked"])
    host.press(.escape)
    #expect(host.focusLabel == "ask")
  }

  private struct Presenting: View {
    @State private var isAsking = false

    var body: some View {
      NavigationStack {
        NavigationLink("go") { Button("ask") { isAsking = true } }
          .sheet(isPresented: $isAsking) { Text("asked") }
      }
    }
  }

  @Test("the bar shows the title and the items, and the focus starts below the bar")
  func bar() {
    let host = start()
    #expect(host.lines[0] == "                Planets            Edit")
    #expect(host.focusLabel == "count 0")
    host.press(.backtab, .enter)
    #expect(tally["edit"] == 1)
  }

  @Test("a link pushes its value's screen, and Escape pops it and restores the focus")
  func pushAndPop() {
    let host = start()
    host.press(.enter, .down, .enter)
    #expect(host.labels.contains("on Mars"))
    #expect(!host.labels.contains("Moon"))
    #expect(host.focusLabel == "Deeper")
    #expect(host.lines[0].hasPrefix(" ‹ Planets"))
    host.press(.escape)
    #expect(host.focusLabel == "Mars")
    #expect(host.labels.contains("count 1"), "the first screen keeps its state")
    #expect(!host.send(.key(.escape)), "Escape has no effect on the root view")
  }

  @Test("pushing and popping a screen does not evaluate the screens below again")
  func quiet() {
    let host = start()
    _ = host.lines
    tally.reset()
    host.press(.down, .enter, .escape)
    _ = host.lines
    #expect(tally["root"] == 0)
  }

  @Test("a link to a view pushes that view, and the back button pops it")
  func viewLink() {
    let host = start()
    host.press(.down, .down, .enter)
    #expect(host.labels == ["Planets", "The Moon", "grey"])
    #expect(host.click(3, 0))
    #expect(host.focusLabel == "Moon")
  }

  @Test("a link without a value is disabled")
  func nowhere() {
    let host = start()
    #expect(host.elements("Nowhere")[0].isEnabled == false)
  }

  @Test("a destination can push a value of the same type, and dismiss pops one screen")
  func deeper() {
    let host = start()
    host.press(.down, .enter, .enter)
    #expect(host.labels.contains("on Mars!"))
    #expect(host.lines[0].hasPrefix(" ‹ Mars"))
    host.press(.down, .enter)
    #expect(host.labels.contains("on Mars"))
    #expect(host.focusLabel == "Deeper")
  }

  @MainActor @Observable
  fileprivate final class Route {
    var path: [Int] = []
    var mixed = NavigationPath()
    var isShown = false
    var item: Int?
    var title = "Old"
  }

  private struct Routed: View {
    @Bindable var route: Route

    var body: some View {
      NavigationStack(path: $route.path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            NavigationLink("after \(number)", value: number + 1)
          }
      }
    }
  }

  @Test("pushing and popping updates a bound path, and changing the path updates the screens")
  func path() {
    let route = Route()
    let host = makeHost(30, 6) { Routed(route: route) }
    host.press(.enter, .enter)
    #expect(route.path == [1, 2])
    #expect(host.focusLabel == "after 2")
    host.press(.escape)
    #expect(route.path == [1])
    route.path = [1, 5, 6]
    #expect(host.focusLabel == "after 6")
    route.path = []
    #expect(host.focusLabel == "One")
  }

  @Test("a stack opens with the screens of its initial path")
  func startingPath() {
    let route = Route()
    route.path = [3, 4]
    let host = makeHost(30, 6) { Routed(route: route) }
    #expect(host.focusLabel == "after 4")
    host.press(.escape)
    #expect(host.focusLabel == "after 3")
  }

  private struct Conditional: View {
    @Bindable var route: Route

    var body: some View {
      NavigationStack {
        Button("open") { route.isShown = true }
          .navigationDestination(isPresented: $route.isShown) { Text("shown \(route.title)") }
          .navigationDestination(item: $route.item) { Text("item \($0)") }
          .navigationTitle($route.title)
      }
    }
  }

  @Test("isPresented and item bindings push and pop, and Escape resets them")
  func conditions() {
    let route = Route()
    let host = makeHost(30, 6) { Conditional(route: route) }
    host.press(.enter)
    #expect(host.labels.contains("shown Old"))
    route.title = "New"
    #expect(host.labels.contains("shown New"), "the pushed view shows the new title")
    #expect(host.labels.contains("New"), "the back button shows the new title")
    host.press(.escape)
    #expect(!route.isShown)
    route.item = 4
    #expect(host.labels.contains("item 4"))
    route.item = 5
    #expect(host.labels.contains("item 5"))
    host.press(.escape)
    #expect(route.item == nil)
    #expect(host.focusLabel == "open")
  }

  @Test("a hidden back button disables Escape")
  func noWayBack() {
    let host = makeHost(30, 6) {
      NavigationStack {
        NavigationLink("Go") { Text("stay").navigationBarBackButtonHidden() }
      }
    }
    host.press(.enter, .escape)
    #expect(host.labels == ["stay"])
  }

  @Test("Escape presses the cancellation item of the toolbar")
  func shortcuts() {
    let host = makeHost(30, 6) {
      NavigationStack {
        Text("form").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("No") { tally.note("no") } }
          ToolbarItem(placement: .confirmationAction) {
            Button("Yes") { tally.note("yes") }.focusable(false)
          }
        }
      }
    }
    host.press(.escape)
    #expect(tally.log == ["no"])
  }

  @Test("a large title takes its own line on screens of at least 14 rows")
  func largeTitle() {
    let content = { NavigationStack { Text("x").navigationTitle("Title") } }
    #expect(makeHost(20, 14, content).lines[0] == "Title")
    #expect(makeHost(20, 13, content).lines[0] == "       Title")
  }

  @Test("a stack draws intact frames on the smallest screens")
  func tiny() {
    let host = start()
    for width in 0...12 {
      for height in 0...6 {
        host.resize(to: Size(width: width, height: height))
        host.press(.down, .enter, .escape)
        #expect(hasNoHalves(host.render()))
      }
    }
  }

  @Test("a split view shows columns side by side, and one column on a narrow screen")
  func splitView() {
    let content = {
      NavigationSplitView {
        VStack {
          NavigationLink("Inbox") { Text("letters") }
          NavigationLink("Sent") { Text("sent ones") }
        }
      } detail: {
        Text("choose")
      }
    }
    let wide = makeHost(70, 8, content)
    #expect(wide.labels == ["Inbox", "Sent", "choose"])
    wide.press(.enter)
    #expect(wide.labels == ["Inbox", "Sent", "letters"])
    wide.press(.down, .enter)
    #expect(wide.labels == ["Inbox", "Sent", "sent ones"])
    let narrow = makeHost(40, 8, content)
    #expect(narrow.labels == ["Inbox", "Sent"])
    narrow.press(.enter)
    #expect(narrow.labels.contains("letters"))
    #expect(!narrow.labels.contains("Inbox"))
    narrow.press(.escape)
    #expect(narrow.focusLabel == "Inbox")
  }
}
