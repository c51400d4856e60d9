import Foundation

@testable import TerminalUI

private let line = [Size(width: 12, height: 1), Size(width: 32, height: 3)]

extension Specimen {
  static let fields: [Specimen] = [
    Specimen("TextField", line) { TextField("Name", text: .constant("")) },
    Specimen("TextField-text", line) { TextField("Name", text: .constant("Ada 日本")) },
    Specimen("TextField-rightToLeft", line, direction: .rightToLeft) {
      TextField("Name", text: .constant("Ada"))
    },
    Specimen("TextField-axis", line) {
      TextField("Name", text: .constant("A name that takes more than one line"), axis: .vertical)
    },
    Specimen("textFieldStyle-roundedBorder", line) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    },
    Specimen("textFieldStyle-squareBorder", line) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.squareBorder)
    },
    Specimen("SecureField", line) { SecureField("Password", text: .constant("secret")) },
    Specimen("TextEditor", [Size(width: 12, height: 4), Size(width: 32, height: 6)]) {
      TextEditor(text: .constant("First line\nand a second one that is too long for one row"))
    },
    Specimen("Stepper", line) { Stepper("Count", value: .constant(3), in: 0...3) },
    Specimen("Slider", line) { Slider(value: .constant(0.3)) },
    Specimen("Slider-labels", line, direction: .rightToLeft) {
      Slider(value: .constant(0.3)) {
        Text("Volume")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("9")
      }
    },
    Specimen("DatePicker", line) {
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
        .environment(\.timeZone, .gmt)
        .environment(\.calendar, Calendar(identifier: .gregorian))
    },
    Specimen(
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
    Specimen("DisclosureGroup-rightToLeft", line, direction: .rightToLeft) {
      DisclosureGroup("More") { Text("inside") }
    },
    Specimen("DisclosureGroup", line, press: [.enter]) {
      DisclosureGroup("More") { Text("inside") }
    },
    Specimen("GroupBox", [Size(width: 12, height: 4), Size(width: 32, height: 6)]) {
      GroupBox("Title") { Text("inside the box") }
    },
    Specimen("ControlGroup", line) {
      ControlGroup {
        Button("Cut") {}
        Button("Copy") {}
      }
    },
    Specimen("LabeledContent", line) { LabeledContent("Version", value: "1.2") },
    Specimen("searchable", [Size(width: 12, height: 4), Size(width: 32, height: 6)]) {
      List { Text("found") }.searchable(text: .constant(""))
    },
    Specimen("Form", [Size(width: 16, height: 6), Size(width: 44, height: 16)]) {
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
    Specimen(
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
    Specimen("formStyle-columns", [Size(width: 12, height: 5), Size(width: 44, height: 8)]) {
      Form {
        TextField("Name", text: .constant("Ada"))
        Toggle("Newsletter", isOn: .constant(false))
      }
      .formStyle(.columns)
    },
    Specimen(
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
    Specimen("OutlineGroup", line) {
      List([Folder(name: "root", folders: [])], children: \.folders) { Text($0.name) }
    },
  ]
}

private struct Folder: Identifiable {
  let name: String
  let folders: [Folder]?
  var id: String { name }
}
