@testable import TerminalUI

extension Fixture {
  static let styles: [Fixture] = ownStyles + disabledControls + rooms + events + shades

  private static let forms = [Size(width: 12, height: 5), Size(width: 36, height: 8)]

  private static let ownStyles: [Fixture] = [
    Fixture("groupBoxStyle", forms) {
      GroupBox("Plan") { Text("Yearly") }.groupBoxStyle(UnderlinedBox())
    },
    Fixture("controlGroupStyle", forms) {
      ControlGroup {
        Button("Older") {}
        Button("Newer") {}
      }
      .controlGroupStyle(StackedGroup())
    },
    Fixture("disclosureGroupStyle", forms) {
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        .disclosureGroupStyle(WordedGroup())
    },
    Fixture("labeledContentStyle", forms) {
      LabeledContent("Price", value: "$4.99").labeledContentStyle(ColonLine())
    },
    Fixture("labelsVisibility", forms) {
      VStack(alignment: .leading) {
        Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.hidden)
        Toggle("Wi-Fi", isOn: .constant(true)).labelsVisibility(.visible)
      }
    },
    Fixture("buttonStyle-glassProminent", forms) {
      Button("Buy") {}.buttonStyle(.glassProminent)
    },
    Fixture("gaugeStyle-accessoryLinearCapacity", forms) {
      Gauge(value: 0.5) { Text("Disk") }.gaugeStyle(.accessoryLinearCapacity)
    },
  ]

  private static let disabledControls: [Fixture] = [
    Fixture("disabled-controls", [Size(width: 16, height: 11), Size(width: 36, height: 13)]) {
      DisabledControls()
    },
    Fixture(
      "disabled-controls-rightToLeft",
      [Size(width: 12, height: 5), Size(width: 36, height: 13)],
      direction: .rightToLeft
    ) {
      DisabledControls()
    },
    Fixture("disabled-List", [Size(width: 20, height: 6), Size(width: 36, height: 8)]) {
      List {
        Toggle("Wi-Fi", isOn: .constant(true))
        Toggle("Bluetooth", isOn: .constant(true)).disabled(true)
        Button("Join") {}
        Button("Forget") {}.disabled(true)
        LabeledContent("Address", value: "10.0.0.7")
      }
    },
    Fixture(
      "disabled-Menu",
      [Size(width: 20, height: 6), Size(width: 36, height: 8)],
      press: [.enter]
    ) {
      Menu("Edit") {
        Button("Copy") {}
        Button("Paste") {}.disabled(true)
      }
    },
  ]
}

private struct DisabledControls: View {
  var body: some View {
    VStack(alignment: .leading) {
      Button("Buy") {}
      Button("Buy") {}.buttonStyle(.borderless)
      Button("Buy") {}.buttonStyle(.plain)
      Toggle("Check", isOn: .constant(true)).toggleStyle(.checkbox)
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch)
      Stepper("Step") {
      } onDecrement: {
      }
      Slider(value: .constant(0.5))
      Picker("Flavour", selection: .constant(1)) {
        Text("Mocha").tag(1)
        Text("Latte").tag(2)
      }
      Picker("Flavour", selection: .constant(1)) {
        Text("Mocha").tag(1)
        Text("Latte").tag(2)
      }
      .pickerStyle(.segmented)
      TextField("Name", text: .constant("Ada"))
      DisclosureGroup("More", isExpanded: .constant(false)) { Text("inside") }
    }
    .disabled(true)
  }
}

private struct UnderlinedBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.underline()
      configuration.content
    }
  }
}

private struct StackedGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) { configuration.content }
  }
}

private struct WordedGroup: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button(configuration.isExpanded ? "Less" : "More") { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct ColonLine: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Text(": ")
      configuration.content
    }
  }
}
