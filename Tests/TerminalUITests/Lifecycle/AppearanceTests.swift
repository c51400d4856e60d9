import Observation
import Testing

@testable import TerminalUI

@Suite("onAppear, onDisappear, onChange and id")
@MainActor
struct AppearanceTests {
  private struct Branching: View {
    let model: Model
    let tally: Tally

    var body: some View {
      VStack {
        Text("\(model.count)").onAppear { tally.note("first") }
        if model.isShown {
          Text("more")
            .onAppear { tally.note("in") }
            .onDisappear { tally.note("out") }
        }
      }
    }
  }

  @Test("onAppear and onDisappear run once each time, and not on a change")
  func onceEach() {
    let (model, tally) = (Model(), Tally())
    let host = ViewHost(
      Branching(model: model, tally: tally),
      size: Size(width: 9, height: 2)
    )
    host.update()
    model.count = 1
    host.update()
    #expect(tally.log == ["first"])
    model.isShown = true
    host.update()
    host.update()
    #expect(tally.log == ["first", "in"])
    model.isShown = false
    host.update()
    #expect(tally.log == ["first", "in", "out"])
    model.isShown = true
    host.update()
    #expect(tally.log == ["first", "in", "out", "in"])
  }

  private struct Loading: View {
    @State private var text = "…"
    var body: some View { Text(text).onAppear { text = "here" } }
  }

  @Test("a change in onAppear is in the same frame")
  func sameFrame() {
    #expect(screen(5, 1) { Loading() } == ["here"])
  }

  @Test("onAppear runs when a lazy stack creates the row")
  func lazyRows() {
    let tally = Tally()
    let host = makeHost(9, 4) {
      ScrollView {
        LazyVStack {
          ForEach(0..<500) { number in
            Text("\(number)").onAppear { tally.note("\(number)") }
          }
        }
      }
    }
    host.update()
    #expect(tally["0"] == 1)
    #expect(tally.log.count < 10)
    host.press(.end)
    host.update()
    #expect(tally["499"] == 1)
    #expect(tally.log.count < 40)
  }

  @Test("onAppear runs only for the view that ViewThatFits shows")
  func fitting() {
    let tally = Tally()
    let host = makeHost(5, 1) {
      ViewThatFits {
        Text("much too long").padding().onAppear { tally.note("long") }
        Text("short").onAppear { tally.note("short") }
          .onDisappear { tally.note("short gone") }
      }
    }
    host.update()
    #expect(tally.log == ["short"])
    host.resize(to: Size(width: 40, height: 9))
    host.update()
    #expect(Set(tally.log) == ["short", "long", "short gone"])
  }

  private struct Changing: View {
    @State private var count = 0
    let tally: Tally

    var body: some View {
      Button("\(count)") { count += 1 }
        .onChange(of: count) { tally.note("\($0)>\($1)") }
        .onChange(of: count, initial: true) { tally.note("now \(count)") }
        .onChange(of: count) { value in tally.note("got \(value)") }
    }
  }

  @Test("onChange reports both values, no value or the new value")
  func changes() {
    let tally = Tally()
    let host = makeHost(9, 1) { Changing(tally: tally) }
    host.update()
    #expect(tally.log == ["now 0"])
    tally.reset()
    host.press(.enter)
    host.update()
    #expect(tally.log == ["0>1", "now 1", "got 1"])
  }

  private struct Numbered: View {
    let model: Model
    var body: some View { Inner().id(model.count / 2) }

    struct Inner: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 }.buttonStyle(.plain) }
    }
  }

  @Test("a new id resets the state")
  func identity() {
    let model = Model()
    let host = ViewHost(Numbered(model: model), size: Size(width: 5, height: 1))
    host.press(.enter)
    model.count = 1
    #expect(host.labels == ["1"])
    model.count = 2
    #expect(host.labels == ["0"])
  }
}
