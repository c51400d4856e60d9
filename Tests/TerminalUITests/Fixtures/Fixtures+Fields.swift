import Foundation

@testable import TerminalUI

private let line = [Size(width: 12, height: 1), Size(width: 32, height: 3)]

extension Fixture {
  static let fields: [Fixture] = [
    Fixture("TextField", line) { TextField("Name", text: .constant("")) },
    Fixture("TextField-text", line) { TextField("Name", text: .constant("Ada 日本")) },
    Fixture("TextField-rightToLeft", line, direction: .rightToLeft) {
      TextField("Name", text: .constant("Ada"))
    },
    Fixture("TextField-axis", line) {
      TextField("Name", text: .constant("A name that takes more than one line"), axis: .vertical)
    },
    Fixture("textFieldStyle-roundedBorder", line) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    },
    Fixture("textFieldStyle-squareBorder", line) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.squareBorder)
    },
    Fixture("SecureField", line) { SecureField("Password", text: .constant("secret")) },
    Fixture("TextEditor", [Size(width: 12, height: 4), Size(width: 32, height: 6)]) {
      TextEditor(text: .constant("First line\nand a second one that is too long for one row"))
    },
    Fixture("Stepper", line) { Stepper("Count", value: .constant(3), in: 0...3) },
    Fixture("Slider", line) { Slider(value: .constant(0.3)) },
    Fixture("Slider-labels", line, direction: .rightToLeft) {
      Slider(value: .constant(0.3)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
    },
    Fixture("DatePicker", line) {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    },
    Fixture(
      "DatePicker-narrow",
      [Size(width: 14, height: 3), Size(width: 20, height: 5)],
      press: [.tab, .tab, .tab]
    ) {
      Form {
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
          .environment(\.timeZone, .gmt)
          .environment(\.calendar, Calendar(identifier: .gregorian))
      }
    },
    Fixture("DisclosureGroup-rightToLeft", line, direction: .rightToLeft) {
      DisclosureGroup("More") { Text("inside") }
    },
    Fixture("DisclosureGroup", line, press: [.enter]) {
      DisclosureGroup("More") { Text("inside") }
    },
    Fixture("GroupBox", [Size(width: 12, height: 4), Size(width: 32, height: 6)]) {
      GroupBox("Title") { Text("inside the box") }
    },
    Fixture("ControlGroup", line) {
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
    },
    Fixture("LabeledContent", line) { LabeledContent("Version", value: "1.2") },
    Fixture("searchable", [Size(width: 12, height: 4), Size(width: 32, height: 6)]) {
      List { Text("found") }.searchable(text: .constant(""))
    },
    Fixture("Form", [Size(width: 16, height: 6), Size(width: 44, height: 16)]) {
      Form {
        Section("Person") {
          TextField("Name", text: .constant("Ada"))
          DatePicker(
            "Born",
            selection: .constant(Date(timeIntervalSince1970: 0)),
            displayedComponents: .date
          )
          .environment(\.timeZone, .gmt)
        }
        Section {
          Toggle("Newsletter", isOn: .constant(false))
          Stepper("Copies", value: .constant(2))
          LabeledContent("Version", value: "1.2")
          Button("Save") {}
        } footer: {
          Text("Nothing is sent.")
        }
      }
    },
    Fixture(
      "formStyle-columns-controls",
      [Size(width: 24, height: 9), Size(width: 44, height: 16)]
    ) {
      Form {
        Section("Account") {
          TextField("Name", text: .constant("Ann"))
          SecureField("Password", text: .constant(""), prompt: Text("Required"))
          Picker("Plan", selection: .constant(1)) {
            Text("Monthly").tag(1)
            Text("Yearly").tag(2)
          }
          Toggle("Remind me before it renews", isOn: .constant(true))
        }
        Section {
          Stepper("Seats: 3", value: .constant(3))
          Slider(value: .constant(0.4)) { Text("Volume") }
          Picker("Pay with", selection: .constant(1)) {
            Text("Card").tag(1)
            Text("Cash").tag(2)
          }
          .pickerStyle(.inline)
          Button("Save") {}
        } header: {
          Text("More")
        } footer: {
          Text("You can change this later.")
        }
      }
      .formStyle(.columns)
    },
    Fixture("formStyle-columns", [Size(width: 12, height: 5), Size(width: 44, height: 8)]) {
      Form {
        TextField("Name", text: .constant("Ada"))
        Toggle("Newsletter", isOn: .constant(false))
      }
      .formStyle(.columns)
    },
    Fixture(
      "OutlineGroup-open",
      [Size(width: 12, height: 4), Size(width: 32, height: 6)],
      press: [.enter]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        OutlineGroup(
          [Folder(name: "root", folders: [Folder(name: "leaf", folders: nil)])],
          children: \.folders
        ) {
          Text($0.name)
        }
      }
    },
    Fixture("OutlineGroup", line) {
      List([Folder(name: "root", folders: [])], children: \.folders) { Text($0.name) }
    },
  ]
}

private struct Folder: Identifiable {
  let name: String
  let folders: [Folder]?
  var id: String { name }
}
