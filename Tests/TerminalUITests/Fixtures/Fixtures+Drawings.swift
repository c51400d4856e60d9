import Foundation

@testable import TerminalUI

private struct SparkFixture: View {
  private let values: [CGFloat] = [2, 5, 3, 8, 6, 9, 4]

  var body: some View {
    GraphicsView { context, size in
      let points = values.enumerated().map { index, value in
        CGPoint(
          x: size.width * CGFloat(index) / CGFloat(values.count - 1),
          y: size.height * (1 - value / 10)
        )
      }
      context.stroke(Path { $0.addLines(points) }, with: .color(.green), lineWidth: 2)
      context.draw(Text("plans"), at: CGPoint(x: 0, y: size.height), anchor: .bottomLeading)
    }
  }
}

private struct EditedChoice: View {
  var body: some View {
    NavigationStack {
      List(selection: .constant(Set(["Ada"]))) {
        ForEach(["Ada", "Grace", "Edsger"], id: \.self) { NavigationLink($0, value: $0) }
          .onDelete { _ in }
          .onMove { _, _ in }
      }
      .navigationDestination(for: String.self) { Text($0) }
      .environment(\.editMode, .constant(.active))
    }
  }
}

private struct RowButtons: View {
  var body: some View {
    Form {
      HStack {
        Text("Item")
        Spacer()
        Button("Add") {}
      }
      HStack {
        TextField("New", text: .constant(""))
        Button("Put") {}
      }
      HStack {
        Button("One") {}
        Spacer()
        Button("Two", role: .destructive) {}
      }
      Button("Whole row") {}
    }
  }
}

private struct DateFixture: View {
  var body: some View {
    DatePicker(
      "Day",
      selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
      displayedComponents: .date
    )
    .environment(\.timeZone, .gmt)
  }
}

private struct EditedRow: Identifiable {
  var id: String
}

private struct GlassFixture: View {
  @Namespace private var pieces

  var body: some View {
    GlassEffectContainer {
      HStack {
        Text("one").glassEffect().glassEffectID("one", in: pieces)
        Text("two").glassEffect().glassEffectUnion(id: "all", namespace: pieces)
      }
    }
    .hoverEffectDisabled()
  }
}

extension Fixture {
  private static let sizes = [Size(width: 16, height: 4), Size(width: 32, height: 8)]

  static let drawings: [Fixture] = [
    Fixture("Canvas", sizes) { SparkFixture() },
    Fixture("AsyncImage", sizes) {
      AsyncImage(url: URL(string: "https://example.com/a.png")) {
        $0.resizable()
      } placeholder: {
        ProgressView("Loading")
      }
    },
    Fixture("TimelineView", sizes) {
      TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 0)])) { context in
        Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate)) s")
      }
    },
    Fixture("GroupBox-label", sizes) {
      GroupBox(label: Label("Plan", systemImage: "star")) { Text("Monthly") }
    },
    Fixture("glassEffect", sizes) {
      VStack {
        Text("clear").glassEffect(.clear)
        Text("tinted").padding(.horizontal).glassEffect(.regular.tint(.blue))
        Text("regular").padding(.horizontal).glassEffect(in: .rect)
      }
    },
    Fixture("safeAreaBar", sizes) {
      ScrollView { Text("content") }.safeAreaBar(edge: .bottom) { Text("bar") }
    },
    Fixture("editMode-selection", sizes) { EditedChoice() },
    Fixture("Form-rowButtons", [Size(width: 16, height: 6), Size(width: 32, height: 8)]) {
      RowButtons()
    },
    Fixture("Form-rowButtons-focus", [Size(width: 32, height: 8)], press: [.tab, .tab, .tab]) {
      RowButtons()
    },
    Fixture("listSectionSpacing", [Size(width: 24, height: 10)]) {
      List {
        Section("A") { Text("one").badge(3) }
        Section("B") { Text("two").badge("new") }
      }
      .listStyle(.plain)
      .listSectionSpacing(.compact)
      .badgeProminence(.increased)
    },
    Fixture("navigationBarItems", sizes) {
      NavigationView {
        Text("content")
          .navigationBarTitle("Title")
          .navigationBarItems(leading: Button("Edit") {}, trailing: Button("Add") {})
      }
    },
    Fixture("ToolbarTitleMenu", sizes) {
      NavigationStack {
        Text("content").navigationTitle("Title").toolbar {
          ToolbarTitleMenu { Button("Rename") {} }
        }
      }
    },
    Fixture("textEditorStyle", sizes) {
      TextEditor(text: .constant("some text")).textEditorStyle(.roundedBorder)
    },
    Fixture("datePickerStyle", sizes) {
      DatePicker(
        "Day",
        selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
        displayedComponents: .date
      )
      .datePickerStyle(.graphical)
      .environment(\.timeZone, .gmt)
    },
    Fixture("datePickerStyle-every", [Size(width: 16, height: 6), Size(width: 36, height: 8)]) {
      VStack {
        DateFixture().datePickerStyle(.automatic)
        DateFixture().datePickerStyle(.compact)
        DateFixture().datePickerStyle(.field)
        DateFixture().datePickerStyle(.stepperField)
        DateFixture().datePickerStyle(.wheel)
      }
    },
    Fixture("textEditorStyle-bare", sizes) {
      VStack {
        TextEditor(text: .constant("automatic")).textEditorStyle(.automatic)
        TextEditor(text: .constant("plain")).textEditorStyle(.plain)
      }
    },
    Fixture("GlassEffectContainer", sizes) { GlassFixture() },
    Fixture("editActions", sizes, press: [.down]) {
      List(.constant([EditedRow(id: "one"), EditedRow(id: "two")]), editActions: .all) { $row in
        Text(row.id)
      }
    },
    Fixture("quiet-modifiers", sizes) {
      Text("the same")
        .help("hint")
        .hoverEffect(.lift)
        .onOpenURL { _ in }
        .focusEffectDisabled()
        .menuOrder(.fixed)
        .draggable("text")
        .dropDestination(for: String.self) { _, _ in false }
        .scrollTransition { content, phase in content.offset(x: phase.value * 80) }
        .navigationTransition(.automatic)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .contentTransition(.symbolEffect(.replace))
        .accessibilityInputLabels(["word"])
    },
    Fixture("Stepper-fractions", sizes) {
      Stepper("Weight", value: .constant(1.5), in: 0...3, step: 0.5, format: .number)
    },
    Fixture("ShareLink-items", sizes, press: [.enter]) {
      ShareLink(items: ["one", "two"])
    },
  ]
}
