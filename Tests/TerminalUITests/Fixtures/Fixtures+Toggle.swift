@testable import TerminalUI

/// Four toggles: on with the focus, off, mixed and disabled.
private struct FourToggles: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Bluetooth", isOn: .constant(false))
      Toggle("Radio", sources: [Part(isOn: true), Part(isOn: false)], isOn: \.binding)
      Toggle("Airplane", isOn: .constant(false)).disabled(true)
    }
  }
}

private struct Part {
  let isOn: Bool
  @MainActor var binding: Binding<Bool> { .constant(isOn) }
}

/// The example style of SwiftUI's documentation.
private struct RedBorder: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).padding().border()
  }
}

extension Fixture {
  static let toggles: [Fixture] = [
    Fixture("Toggle") { FourToggles() },
    Fixture("toggleStyle-switch") { FourToggles().toggleStyle(.switch) },
    Fixture("toggleStyle-switch-rightToLeft", direction: .rightToLeft) {
      FourToggles().toggleStyle(.switch)
    },
    Fixture("toggleStyle-button") { FourToggles().toggleStyle(.button) },
    Fixture("toggleStyle-modified", [Size(width: 12, height: 5), Size(width: 32, height: 8)]) {
      Toggle("Switch", isOn: .constant(true)).toggleStyle(RedBorder()).toggleStyle(.switch)
    },
    Fixture("toggleStyle-overridden", [Size(width: 12, height: 3), Size(width: 32, height: 4)]) {
      Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch).toggleStyle(RedBorder())
    },
    Fixture("labelsHidden", [Size(width: 12, height: 1), Size(width: 16, height: 2)]) {
      Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden()
    },
  ]
}
