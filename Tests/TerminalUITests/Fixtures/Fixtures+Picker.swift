@testable import TerminalUI

private struct Flavours: View {
  var body: some View {
    Picker("Flavour", selection: .constant(2)) {
      Text("Vanilla").tag(1)
      Text("Mocha").tag(2)
      Text("Mint").tag(3)
    }
  }
}

extension Fixture {
  static let pickers: [Fixture] = [
    Fixture("Picker") { Flavours() },
    Fixture("Picker-open", press: [.enter]) { Flavours() },
    Fixture("Picker-open-rightToLeft", direction: .rightToLeft, press: [.enter]) { Flavours() },
    Fixture("pickerStyle-inline") { Flavours().pickerStyle(.inline) },
    Fixture("pickerStyle-radioGroup") { Flavours().pickerStyle(.radioGroup) },
    Fixture("pickerStyle-segmented") { Flavours().pickerStyle(.segmented) },
    Fixture("pickerStyle-segmented-rightToLeft", direction: .rightToLeft) {
      Flavours().pickerStyle(.segmented)
    },
    Fixture("pickerStyle-palette") { Flavours().pickerStyle(.palette) },
    Fixture("pickerStyle-tabs") { Flavours().pickerStyle(.tabs) },
    Fixture("pickerStyle-wheel") { Flavours().pickerStyle(.wheel) },
    Fixture("pickerStyle-navigationLink") { Flavours().pickerStyle(.navigationLink) },
    Fixture("pickerStyle-navigationLink-screen", press: [.enter]) {
      NavigationStack {
        Form { Flavours().pickerStyle(.navigationLink) }.navigationTitle("Order")
      }
    },
    Fixture(
      "Picker-open-in-form",
      [Size(width: 12, height: 5), Size(width: 36, height: 10)],
      press: [.enter]
    ) {
      Form {
        Flavours()
        LabeledContent("Size", value: "Small")
      }
    },
    Fixture(
      "Picker-open-above",
      [Size(width: 12, height: 5), Size(width: 36, height: 8)],
      press: [.enter]
    ) {
      VStack(spacing: 0) {
        Spacer()
        Flavours()
      }
    },
    Fixture("pickerStyle-menu-unfocused") {
      VStack(alignment: .leading, spacing: 0) {
        Button("First") {}
        Flavours().pickerStyle(.menu)
        Flavours().pickerStyle(.segmented)
        Flavours().pickerStyle(.inline)
      }
    },
  ]
}
