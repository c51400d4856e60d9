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

extension Specimen {
  static let pickers: [Specimen] = [
    Specimen("Picker") { Flavours() },
    Specimen("Picker-open", press: [.enter]) { Flavours() },
    Specimen("Picker-open-rightToLeft", direction: .rightToLeft, press: [.enter]) { Flavours() },
    Specimen("pickerStyle-inline") { Flavours().pickerStyle(.inline) },
    Specimen("pickerStyle-radioGroup") { Flavours().pickerStyle(.radioGroup) },
    Specimen("pickerStyle-segmented") { Flavours().pickerStyle(.segmented) },
    Specimen("pickerStyle-segmented-rightToLeft", direction: .rightToLeft) {
      Flavours().pickerStyle(.segmented)
    },
    Specimen("pickerStyle-palette") { Flavours().pickerStyle(.palette) },
    Specimen("pickerStyle-tabs") { Flavours().pickerStyle(.tabs) },
    Specimen("pickerStyle-wheel") { Flavours().pickerStyle(.wheel) },
    Specimen("pickerStyle-navigationLink") { Flavours().pickerStyle(.navigationLink) },
    Specimen("pickerStyle-navigationLink-screen", press: [.enter]) {
      NavigationStack {
        Form { Flavours().pickerStyle(.navigationLink) }.navigationTitle("Order")
      }
    },
    Specimen(
      "Picker-open-in-form",
      [Size(width: 12, height: 5), Size(width: 36, height: 10)],
      press: [.enter]
    ) {
      Form {
        Flavours()
        LabeledContent("Size", value: "Small")
      }
    },
    Specimen(
      "Picker-open-above",
      [Size(width: 12, height: 5), Size(width: 36, height: 8)],
      press: [.enter]
    ) {
      VStack(spacing: 0) {
        Spacer()
        Flavours()
      }
    },
    Specimen("pickerStyle-menu-unfocused") {
      VStack(alignment: .leading, spacing: 0) {
        Button("First") {}
        Flavours().pickerStyle(.menu)
        Flavours().pickerStyle(.segmented)
        Flavours().pickerStyle(.inline)
      }
    },
  ]
}
