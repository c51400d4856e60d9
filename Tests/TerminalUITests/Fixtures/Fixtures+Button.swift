@testable import TerminalUI

/// Three buttons: the second has the focus, and the last is disabled.
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

extension Fixture {
  static let buttons: [Fixture] = [
    Fixture("Button") { ThreeButtons() },
    Fixture("buttonStyle-borderedProminent") { ThreeButtons().buttonStyle(.borderedProminent) },
    Fixture("buttonStyle-borderless") { ThreeButtons().buttonStyle(.borderless) },
    Fixture("buttonStyle-link") { ThreeButtons().buttonStyle(.link) },
    Fixture("buttonStyle-plain") { ThreeButtons().buttonStyle(.plain) },
    Fixture("buttonStyle-plain-rightToLeft", direction: .rightToLeft) {
      ThreeButtons().buttonStyle(.plain)
    },
    Fixture("buttonStyle-glass") { ThreeButtons().buttonStyle(.glass) },
    Fixture("buttonStyle-custom") { ThreeButtons().buttonStyle(Starred()) },
    Fixture("buttonBorderShape") { ThreeButtons().buttonBorderShape(.capsule) },
    Fixture("controlSize") {
      VStack(alignment: .leading, spacing: 0) {
        Button("Mini") {}.controlSize(.mini)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
        Button("Extra") {}.controlSize(.extraLarge)
      }
    },
  ]
}
