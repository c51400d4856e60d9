import Testing

@testable import TerminalUI

@Suite("A geometry reader")
@MainActor
struct GeometryReaderTests {
  private struct Keeper: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private struct Adaptive: View {
    let model: Model

    var body: some View {
      HStack(spacing: .cells(0)) {
        if model.isShown { Text("side").frame(width: .cells(20)) }
        GeometryReader { proxy in
          if model.isShown, proxy.cells.width > 30 { Text("both") } else { Keeper() }
        }
      }
    }
  }

  @Test("never shows what is new in a room that is no more")
  func viewAndRoom() {
    let model = Model()
    let host = makeHost(40, 3) { Adaptive(model: model) }
    host.press(.enter)
    #expect(host.labels == ["count 1"])
    model.isShown = true
    #expect(host.labels == ["side", "count 1"], "the state stays")
  }

  private struct Anticipating: View {
    let model: Model
    let tally: Tally

    var body: some View {
      VStack(spacing: .cells(0)) {
        Text("head")
        GeometryReader(anticipatesRoom: true) { proxy in
          let (isShown, height) = (model.isShown, proxy.cells.height)
          Noting(text: "\(isShown) \(height)", tally: tally)
        }
      }
    }
  }

  private struct Noting: View {
    let text: String
    let tally: Tally

    var body: some View {
      tally.note(text)
      return Text(text)
    }
  }

  @Test("that anticipates its room makes its content anew where it is another")
  func anticipation() {
    let (model, tally) = (Model(), Tally())
    let host = makeHost(20, 5) { Anticipating(model: model, tally: tally) }
    #expect(host.labels == ["head", "false 4"])
    model.isShown = true
    #expect(host.labels == ["head", "true 4"])
    host.resize(to: Size(width: 20, height: 7))
    #expect(host.labels == ["head", "true 6"])
    #expect(tally.log == ["false 4", "true 4", "true 6"])
  }
}
