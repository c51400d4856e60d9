import Observation
import Testing

@testable import TerminalUI

@MainActor @Observable
private final class ColorModel {
  var color = Color.red
  var binding: Binding<Color> { Binding(get: { self.color }, set: { self.color = $0 }) }
}

@Suite("Colour pickers")
@MainActor
struct ColorPickerTests {
  private var codes: [(String, Bool, String?)] {
    [
      ("#FF9500", true, "#FF9500"), ("ff950080", true, "#FF950080"), ("ff950080", false, nil),
      ("#12", true, nil), ("#GGGGGG", true, nil), ("+12345", true, nil), ("", true, nil),
    ]
  }

  @Test("a colour picker shows the colour's name, and its menu selects another colour")
  func menu() {
    let model = ColorModel()
    let host = makeHost(30, 24) { ColorPicker("Ground", selection: model.binding) }
    #expect(host.labels == ["Ground Red"])
    host.press(.enter)
    #expect(host.labels.prefix(3) == ["Red", "Orange", "Yellow"])
    host.press(.down, .enter)
    #expect(model.color == .orange)
    #expect(host.labels == ["Ground Orange"])
  }

  @Test("a colour picker accepts any colour as typed text")
  func typed() {
    let model = ColorModel()
    let host = makeHost(30, 24) {
      ColorPicker("Ground", selection: model.binding, supportsOpacity: false)
    }
    host.press(.enter)
    host.focus(host.elements("Another").first?.node)
    host.type("nonsense")
    host.press(.enter)
    #expect(model.color == .red)
    host.press(.control("u"))
    host.type("#0080ff")
    host.press(.enter)
    #expect(host.labels == ["Ground #0080FF"])
    let parts = model.color.resolve(in: EnvironmentValues())
    #expect(parts.cellColor == CellColor(red: 0, green: 128, blue: 255))
  }

  @Test("colour codes are parsed and formatted")
  func numbers() {
    for (text, allowsOpacity, expected) in codes {
      #expect(ColorCode(text, allowsOpacity: allowsOpacity)?.text(true) == expected, "\(text)")
    }
  }
}

@Suite("Pickers with several sources")
@MainActor
struct SharedPickerTests {
  private struct Alarm {
    let sound: Binding<String>
  }

  @Test("a picker with different values is mixed, and a choice sets all sources")
  func mixed() {
    let model = Model()
    model.names = ["bell", "horn"]
    struct Page: View {
      let model: Model

      var body: some View {
        let alarms = (0..<2).map { index in
          Alarm(
            sound: Binding(get: { model.names[index] }, set: { model.names[index] = $0 })
          )
        }
        Picker("Sound", sources: alarms, selection: \.sound) {
          Text("Bell").tag("bell")
          Text("Horn").tag("horn")
        }
      }
    }
    let host = makeHost(30, 8) { Page(model: model) }
    #expect(host.labels == ["Sound Mixed"])
    host.press(.enter, .down, .enter)
    #expect(model.names == ["horn", "horn"] || model.names == ["bell", "bell"])
    #expect(host.labels == [model.names[0] == "horn" ? "Sound Horn" : "Sound Bell"])
  }
}
