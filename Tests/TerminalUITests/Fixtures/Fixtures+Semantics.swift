@testable import TerminalUI

extension Fixture {
  /// Accessibility modifiers, which do not change how a view looks.
  static let semantics: [Fixture] = [
    Fixture("accessibilityLabel", sizes) {
      Button("x") {}.accessibilityLabel("Close").accessibilityHint("Leaves the store")
    },
    Fixture("accessibilityElement", sizes) {
      VStack {
        Text("Pro")
        Text("$5")
      }
      .accessibilityElement(children: .combine)
    },
    Fixture("accessibilityHidden", sizes) {
      HStack {
        Text("*").accessibilityHidden(true)
        Text("Best value")
      }
    },
  ]

  private static let sizes = [Size(width: 9, height: 3), Size(width: 32, height: 4)]
}
