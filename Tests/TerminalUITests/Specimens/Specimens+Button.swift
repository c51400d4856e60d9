@testable import TerminalUI

/// The second of three buttons has the focus, the last one cannot be used.
private struct ThreeButtons: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Later") {}
      Button("Delete", role: .destructive) {}.prefersDefaultFocus()
      Button("Never") {}.disabled(true)
    }
  }
}

private struct Starred: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("*")
      configuration.label
      Text("*")
    }
  }
}

extension Specimen {
  static let buttons: [Specimen] = [
    Specimen("Button") { ThreeButtons() },
    Specimen("buttonStyle-borderedProminent") { ThreeButtons().buttonStyle(.borderedProminent) },
    Specimen("buttonStyle-borderless") { ThreeButtons().buttonStyle(.borderless) },
    Specimen("buttonStyle-link") { ThreeButtons().buttonStyle(.link) },
    Specimen("buttonStyle-plain") { ThreeButtons().buttonStyle(.plain) },
    Specimen("buttonStyle-plain-rightToLeft", direction: .rightToLeft) {
      ThreeButtons().buttonStyle(.plain)
    },
    Specimen("buttonStyle-glass") { ThreeButtons().buttonStyle(.glass) },
    Specimen("buttonStyle-custom") { ThreeButtons().buttonStyle(Starred()) },
    Specimen("buttonBorderShape") { ThreeButtons().buttonBorderShape(.capsule) },
    Specimen("controlSize") {
      VStack(alignment: .leading, spacing: 0) {
        Button("Mini") {}.controlSize(.mini)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
        Button("Extra") {}.controlSize(.extraLarge)
      }
    },
  ]
}
