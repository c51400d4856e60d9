import Testing

@testable import TerminalUI

@Suite("Labels with two texts")
@MainActor
struct LabelTextsTests {
  @ViewBuilder private var texts: some View {
    Text("Title")
    Text("Subtitle")
  }

  private func rows(_ content: some View) -> (title: String, subtitle: String) {
    let lines = screen(40, 6) { content }
    let place = lines.firstIndex { $0.contains("Title") } ?? 0
    return (lines[place], lines.indices.contains(place + 1) ? lines[place + 1] : "")
  }

  @Test("the two texts are one below the other in every control", arguments: [false, true])
  func below(isInForm: Bool) {
    let controls: [AnyView] = [
      AnyView(Toggle(isOn: .constant(true)) { texts }),
      AnyView(Toggle(isOn: .constant(true)) { texts }.toggleStyle(.switch)),
      AnyView(
        Picker(selection: .constant(1)) {
          Text("x").tag(1)
        } label: {
          texts
        }
      ),
      AnyView(
        LabeledContent {
          Text("x")
        } label: {
          texts
        }
      ),
      AnyView(Stepper(value: .constant(1)) { texts }),
    ]
    for (index, control) in controls.enumerated() {
      let rows = isInForm ? rows(Form { control }) : rows(control)
      let start = rows.title.range(of: "Title").map {
        rows.title.distance(from: rows.title.startIndex, to: $0.lowerBound)
      }
      let below = rows.subtitle.range(of: "Subtitle").map {
        rows.subtitle.distance(from: rows.subtitle.startIndex, to: $0.lowerBound)
      }
      #expect(start != nil && start == below, "\(index): \(rows)")
    }
  }

  @Test("the second text is in the secondary style")
  func secondary() {
    let host = makeHost(30, 4) {
      LabeledContent {
        Text("x")
      } label: {
        texts
      }
    }
    let frame = host.render()
    let y = frame.lines.firstIndex { $0.contains("Subtitle") } ?? 0
    let x = frame.lines[y].prefix { $0 == " " }.count
    #expect(frame[x, y].style.foreground == .secondary)
    #expect(frame[x, y - 1].style.foreground == .standard)
  }

  @Test("the two texts are read as one label")
  func label() {
    let host = makeHost(30, 4) { Toggle(isOn: .constant(true)) { texts } }
    #expect(host.labels == ["Title Subtitle"])
  }
}
