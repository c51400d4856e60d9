import Foundation

@testable import TerminalUI

private enum Marked: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

private struct AnchorFixture: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Monthly")
      Text("Yearly").anchorPreference(key: Marked.self, value: .bounds) { $0 }
      Text("Once")
    }
    .overlayPreferenceValue(Marked.self, alignment: .topLeading) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Text("<-").offset(x: proxy[anchor].maxX + 8, y: proxy[anchor].minY)
        }
      }
    }
  }
}

private struct EditedList: View {
  var body: some View {
    List {
      ForEach(["Ada", "Grace", "Edsger"], id: \.self) { Text($0) }
        .onDelete { _ in }
        .onMove { _, _ in }
      Text("stays")
    }
    .environment(\.editMode, .constant(.active))
  }
}

private struct SearchFixture: View {
  var body: some View {
    List { Text("found") }
      .searchable(
        text: .constant("ap"),
        tokens: .constant([TokenFixture(id: "Fruit")])
      ) {
        Text($0.id)
      }
      .searchSuggestions {
        Text("apple").searchCompletion("apple")
        Text("apricot").searchCompletion("apricot")
      }
      .searchScopes(.constant(1)) {
        Text("All").tag(1)
        Text("Mine").tag(2)
      }
  }
}

private struct TokenFixture: Identifiable {
  let id: String
}

private struct SectionedFixture: View {
  let edges: VerticalEdge.Set

  var body: some View {
    List {
      Section("A") { Text("one") }
      Section("B") { Text("two") }
    }
    .listSectionSeparator(.visible, edges: edges)
  }
}

extension Fixture {
  private static let rows = [Size(width: 14, height: 5), Size(width: 32, height: 8)]

  static let vocabulary: [Fixture] = [
    Fixture("anchorPreference", rows) { AnchorFixture() },
    Fixture("anchorPreference-rightToLeft", rows, direction: .rightToLeft) { AnchorFixture() },
    Fixture("EditButton", rows) { EditButton() },
    Fixture("editMode", rows) { EditedList() },
    Fixture("editMode-rightToLeft", rows, direction: .rightToLeft) { EditedList() },
    Fixture("editMode-insetGrouped", rows) { EditedList().listStyle(.insetGrouped) },
    Fixture(
      "editMode-menu",
      [Size(width: 12, height: 5), Size(width: 32, height: 10)],
      press: [.enter]
    ) { EditedList() },
    Fixture(
      "searchSuggestions",
      [Size(width: 20, height: 6), Size(width: 40, height: 9)],
      press: [.tab]
    ) {
      SearchFixture()
    },
    Fixture("ColorPicker", [Size(width: 14, height: 2), Size(width: 32, height: 2)]) {
      ColorPicker("Ground", selection: .constant(.orange))
      ColorPicker("Text", selection: .constant(Color(red: 0.2, green: 0.4, blue: 0.6)))
    },
    Fixture(
      "ColorPicker-open",
      [Size(width: 12, height: 5), Size(width: 32, height: 22)],
      press: [.enter]
    ) {
      ColorPicker("Ground", selection: .constant(.orange))
    },
    Fixture("inspector", [Size(width: 30, height: 8), Size(width: 70, height: 8)]) {
      Text("Content").inspector(isPresented: .constant(true)) { Text("Details") }
    },
    Fixture("listItemTint", rows) {
      List {
        Label("Inbox", systemImage: "tray").listItemTint(.orange)
        Label("Sent", systemImage: "paperplane").listItemTint(.monochrome)
      }
    },
    Fixture("listRowSeparatorTint", rows) {
      List {
        Text("One").listRowSeparator(.visible).listRowSeparatorTint(.red)
        Text("Two")
        Text("Three").listRowSeparator(.visible, edges: .top).listRowSeparatorTint(.blue)
      }
    },
    Fixture("listSectionSeparator-top", rows) { SectionedFixture(edges: .top) },
    Fixture("listSectionSeparator-bottom", rows) { SectionedFixture(edges: .bottom) },
    Fixture("Gauge-marked", [Size(width: 14, height: 4), Size(width: 32, height: 4)]) {
      Gauge(value: 0.6) {
        Text("Fuel")
      } currentValueLabel: {
        Text("60%")
      } minimumValueLabel: {
        Text("E")
      } maximumValueLabel: {
        Text("F")
      } markedValueLabels: {
        Text("0")
        Text("½")
        Text("1")
      }
    },
    Fixture("Picker-sources", [Size(width: 14, height: 1), Size(width: 32, height: 1)]) {
      Picker("Sound", sources: [SoundFixture("a"), SoundFixture("b")], selection: \.sound) {
        Text("Bell").tag("a")
        Text("Horn").tag("b")
      }
    },
  ]
}

@MainActor
private struct SoundFixture {
  let sound: Binding<String>

  init(_ sound: String) { self.sound = .constant(sound) }
}
