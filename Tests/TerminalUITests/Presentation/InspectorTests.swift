import Testing

@testable import TerminalUI

@Suite("Inspectors")
@MainActor
struct InspectorTests {
  private struct Page: View {
    let model: Model

    var body: some View {
      CounterView().inspector(isPresented: model.binding(\.isShown)) {
        Text("details").inspectorColumnWidth(96)
      }
    }
  }

  private struct CounterView: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  private let model = Model()

  @Test("on a wide screen an inspector is beside the content, at its requested width")
  func beside() {
    let host = makeHost(80, 4) { Page(model: model) }
    #expect(host.labels == ["count 0"])
    model.isShown = true
    #expect(host.labels == ["count 0", "details"])
    #expect(host.elements("details")[0].rect.minX >= 68)
    #expect(host.lines[0].contains("│"))
    host.press(.enter)
    model.isShown = false
    #expect(host.labels == ["count 1"], "the content keeps its state")
  }

  @Test("on a narrow screen an inspector is a sheet")
  func over() {
    let host = makeHost(40, 8) { Page(model: model) }
    model.isShown = true
    #expect(host.labels == ["details"])
    host.press(.escape)
    #expect(!model.isShown)
    #expect(host.focusLabel == "count 0")
  }

  @Test("the content keeps its state when the screen is resized")
  func resizing() {
    model.isShown = true
    let host = makeHost(80, 8) { Page(model: model) }
    host.press(.enter)
    host.resize(to: Size(width: 40, height: 8))
    #expect(host.labels == ["details"])
    host.resize(to: Size(width: 80, height: 8))
    #expect(host.labels == ["count 1", "details"])
  }
}
