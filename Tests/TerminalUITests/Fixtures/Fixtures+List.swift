@testable import TerminalUI

private let roomy = [Size(width: 12, height: 5), Size(width: 36, height: 14)]

private struct Settings: View {
  var body: some View {
    List {
      Section("Network") {
        Toggle("Wi-Fi", isOn: .constant(true))
        Button("Forget this network") {}
        Text("192.168.0.1")
      }
      Section {
        Picker("Flavour", selection: .constant(1)) {
          Text("Vanilla").tag(1)
          Text("Mocha").tag(2)
        }
      } header: {
        Text("Taste")
      } footer: {
        Text("As you like it.")
      }
    }
  }
}

extension Fixture {
  static let listStyles: [Fixture] = [
    Fixture("List", roomy) { Settings() },
    Fixture("List-rightToLeft", roomy, direction: .rightToLeft) { Settings() },
    Fixture("listStyle-inset", roomy) { Settings().listStyle(.inset) },
    Fixture("listStyle-grouped", roomy) { Settings().listStyle(.grouped) },
    Fixture("listStyle-insetGrouped", roomy) { Settings().listStyle(.insetGrouped) },
    Fixture("listStyle-insetGrouped-rightToLeft", roomy, direction: .rightToLeft) {
      Settings().listStyle(.insetGrouped)
    },
    Fixture("listStyle-sidebar", roomy) { Settings().listStyle(.sidebar) },
    Fixture("headerProminence", roomy) { Settings().headerProminence(.increased) },
    Fixture("listSectionSeparator", roomy) { Settings().listSectionSeparator(.visible) },
  ]

  static let listRows: [Fixture] = [
    Fixture("List-selection", roomy) {
      List(["Ada", "Grace", "Edsger"], id: \.self, selection: .constant("Grace")) { Text($0) }
    },
    Fixture("List-selection-many", roomy, press: [.down]) {
      List(["Ada", "Grace", "Edsger"], id: \.self, selection: .constant(Set(["Ada", "Grace"]))) {
        Text($0)
      }
    },
    Fixture(
      "List-selection-elsewhere",
      [Size(width: 12, height: 5), Size(width: 20, height: 6)],
      press: [.tab]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Button("First") {}
        List(["Ada", "Grace"], id: \.self, selection: .constant("Grace")) { Text($0) }
      }
    },
    Fixture("listRowSeparator", roomy) {
      List {
        Text("One").listRowSeparator(.visible)
        Text("Two")
      }
    },
    Fixture("listRowInsets", roomy) {
      List {
        Text("One").listRowInsets(EdgeInsets(top: 16, leading: 32, bottom: 0, trailing: 0))
        Text("Two")
      }
    },
    Fixture("listRowSpacing", roomy) {
      List {
        Text("One")
        Text("Two")
      }
      .listRowSpacing(16)
    },
    Fixture("listRowBackground", roomy) {
      List {
        Text("One").listRowBackground(Fill(.badge))
        Text("Two")
      }
    },
    Fixture("badge", roomy) {
      List {
        Text("Inbox").badge(12)
        Text("Drafts").badge("new")
        Text("Sent").badge(0)
      }
    },
    Fixture("swipeActions", roomy, press: [.character("m")]) {
      List {
        Text("Letter").swipeActions {
          Button("Flag") {}
          Button("Delete", role: .destructive) {}
        }
        Text("Parcel")
      }
    },
    Fixture("Section-isExpanded", roomy) {
      List {
        Section("Open", isExpanded: .constant(true)) { Text("seen") }
        Section("Folded", isExpanded: .constant(false)) { Text("not seen") }
      }
      .listStyle(.sidebar)
    },
  ]
}
