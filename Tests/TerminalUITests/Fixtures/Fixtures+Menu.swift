@testable import TerminalUI

private struct Actions: View {
  var body: some View {
    Menu("Actions") {
      Button("Duplicate") {}
      Button("Rename") {}
      Toggle("Pinned", isOn: .constant(true))
      Divider()
      Menu("Move to") {
        Button("Inbox") {}
        Button("Archive") {}
      }
      Button("Delete", role: .destructive) {}
    }
  }
}

extension Fixture {
  static let menus: [Fixture] = [
    Fixture("Menu") { Actions() },
    Fixture(
      "Menu-open",
      [Size(width: 9, height: 3), Size(width: 40, height: 12)],
      press: [.enter]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Actions()
        Text("Below the menu")
        Spacer()
      }
    },
    Fixture(
      "Menu-nested",
      [Size(width: 12, height: 5), Size(width: 40, height: 14)],
      press: [.enter, .down, .down, .down, .enter]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Actions()
        Spacer()
      }
    },
    Fixture("menuStyle-borderlessButton") { Actions().menuStyle(.borderlessButton) },
    Fixture("menuIndicator") { Actions().menuIndicator(.hidden) },
  ]
}
