import Foundation

@testable import TerminalUI

private struct Days: View {
  var body: some View {
    MultiDatePicker(
      "Days off",
      selection: .constant([
        DateComponents(year: 2026, month: 11, day: 5),
        DateComponents(year: 2026, month: 11, day: 24),
      ]),
      in: Date(timeIntervalSince1970: 1_793_600_000)...
    )
    .environment(\.timeZone, .gmt)
    .environment(\.calendar, Calendar(identifier: .gregorian))
    .environment(\.locale, Locale(identifier: "en_US"))
  }
}

private struct TwoTexts: View {
  var body: some View {
    Text("Title")
    Text("what it does")
  }
}

extension Fixture {
  static let days: [Fixture] = [
    Fixture(
      "MultiDatePicker",
      [Size(width: 12, height: 5), Size(width: 32, height: 10)],
      press: [.down, .down]
    ) {
      Days()
    },
    Fixture(
      "MultiDatePicker-rightToLeft",
      [Size(width: 32, height: 10)],
      direction: .rightToLeft,
      press: [.down, .down]
    ) {
      Days()
    },
    Fixture(
      "labels-of-two-texts",
      [Size(width: 16, height: 12), Size(width: 40, height: 16)]
    ) {
      Form {
        Toggle(isOn: .constant(true)) { TwoTexts() }
        Picker(selection: .constant(1)) {
          Text("Mocha").tag(1)
        } label: {
          TwoTexts()
        }
        LabeledContent {
          Text("12")
        } label: {
          TwoTexts()
        }
        Stepper(value: .constant(1)) { TwoTexts() }
      }
    },
    Fixture(
      "pickers-in-form",
      [Size(width: 16, height: 8), Size(width: 40, height: 16)],
      press: [.down, .down]
    ) {
      Form {
        Toggle("Sugar", isOn: .constant(true))
        Picker("Size", selection: .constant(1)) { ForEach(0..<3) { Text("\($0) cups") } }
          .pickerStyle(.inline)
        Picker("Wheel", selection: .constant(4)) { ForEach(0..<9) { Text("at \($0)") } }
          .pickerStyle(.wheel)
      }
    },
    Fixture(
      "TextEditor-outlined",
      [Size(width: 12, height: 4), Size(width: 32, height: 6)],
      press: [.down]
    ) {
      TextEditor(text: .constant("One line that wraps at the edge of the editor.\n\n3\n4\n5\n6"))
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
    },
    Fixture(
      "Menu-all-kinds",
      [Size(width: 16, height: 8), Size(width: 40, height: 20)],
      press: [.enter, .down]
    ) {
      Menu("Do") {
        Button("First") {}
        Toggle(isOn: .constant(true)) { TwoTexts() }
        Divider()
        Picker("Sort", selection: .constant(1)) {
          Text("by name").tag(0)
          Text("by date").tag(1)
        }
        ShareLink("Share", item: "text")
        Menu("More") { Button("Last") {} }
      }
    },
    Fixture("popover-cut", [Size(width: 16, height: 6), Size(width: 40, height: 8)]) {
      VStack(spacing: 0) {
        Text("above")
        Button("Info") {}.popover(isPresented: .constant(true)) {
          VStack(spacing: 0) {
            ForEach(0..<8) { Text("line \($0)") }
            Button("OK") {}
          }
        }
        Spacer()
      }
    },
  ]
}
