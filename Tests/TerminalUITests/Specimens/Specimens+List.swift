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

extension Specimen {
  static let listStyles: [Specimen] = [
    Specimen("List", roomy) { Settings() },
    Specimen("List-rightToLeft", roomy, direction: .rightToLeft) { Settings() },
    Specimen("listStyle-inset", roomy) { Settings().listStyle(.inset) },
    Specimen("listStyle-grouped", roomy) { Settings().listStyle(.grouped) },
    Specimen("listStyle-insetGrouped", roomy) { Settings().listStyle(.insetGrouped) },
    Specimen("listStyle-insetGrouped-rightToLeft", roomy, direction: .rightToLeft) {
      Settings().listStyle(.insetGrouped)
    },
    Specimen("listStyle-sidebar", roomy) { Settings().listStyle(.sidebar) },
    Specimen("headerProminence", roomy) { Settings().headerProminence(.increased) },
    Specimen("listSectionSeparator", roomy) { Settings().listSectionSeparator(.visible) },
  ]

  static let listRows: [Specimen] = [
    Specimen("List-selection", roomy) {
      List(["Ada", "Grace", "Edsger"], id: \.self, selection: .constant("Grace")) { Text($0) }
    },
    Specimen("List-selection-many", roomy, press: [.down]) {
      List(["Ada", "Grace", "Edsger"], id: \.self, selection: .constant(Set(["Ada", "Grace"]))) {
        Text($0)
      }
    },
    Specimen(
      "List-selection-elsewhere",
      [Size(width: 12, height: 5), Size(width: 20, height: 6)],
      press: [.tab]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Button("First") {}
        List(["Ada", "Grace"], id: \.self, selection: .constant("Grace")) { Text($0) }
      }
    },
    Specimen("listRowSeparator", roomy) {
      List {
        Text("One").listRowSeparator(.visible)
        Text("Two")
      }
    },
    Specimen("listRowInsets", roomy) {
      List {
        Text("One").listRowInsets(EdgeInsets(top: 16, leading: 32, bottom: 0, trailing: 0))
        Text("Two")
      }
    },
    Specimen("listRowSpacing", roomy) {
      List {
        Text("One")
        Text("Two")
      }
      .listRowSpacing(16)
    },
    Specimen("listRowBackground", roomy) {
      List {
        Text("One").listRowBackground(Fill(.badge))
        Text("Two")
      }
    },
    Specimen("badge", roomy) {
      List {
        Text("Inbox").badge(12)
        Text("Drafts").badge("new")
        Text("Sent").badge(0)
      }
    },
    Specimen("swipeActions", roomy, press: [.character("m")]) {
      List {
        Text("Letter").swipeActions {
          Button("Flag") {}
          Button("Delete", role: .destructive) {}
        }
        Text("Parcel")
      }
    },
    Specimen("Section-isExpanded", roomy) {
      List {
        Section("Open", isExpanded: .constant(true)) { Text("seen") }
        Section("Folded", isExpanded: .constant(false)) { Text("not seen") }
      }
      .listStyle(.sidebar)
    },
  ]
}
