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

extension Specimen {
  static let menus: [Specimen] = [
    Specimen("Menu") { Actions() },
    Specimen(
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
    Specimen(
      "Menu-nested",
      [Size(width: 12, height: 5), Size(width: 40, height: 14)],
      press: [.enter, .down, .down, .down, .enter]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Actions()
        Spacer()
      }
    },
    Specimen("menuStyle-borderlessButton") { Actions().menuStyle(.borderlessButton) },
    Specimen("menuIndicator") { Actions().menuIndicator(.hidden) },
  ]
}
