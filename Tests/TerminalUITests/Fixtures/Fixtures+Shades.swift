@testable import TerminalUI

extension Fixture {
  private static let sizes = [Size(width: 12, height: 5), Size(width: 36, height: 8)]
  private static let screens = [Size(width: 40, height: 12), Size(width: 80, height: 16)]

  /// Named colours, styles and sizes, and modifiers that leave the view unchanged.
  static let shades: [Fixture] = [
    Fixture("Color-names", sizes) {
      VStack(alignment: .leading) {
        Text("cyan").foregroundStyle(.cyan)
        Text("pink").foregroundStyle(.pink)
        Text("mint").foregroundStyle(.mint)
        Text("teal").foregroundStyle(.teal)
        Text("indigo").foregroundStyle(.indigo)
        Text("brown").foregroundStyle(.brown)
      }
    },
    Fixture("ShapeStyle-names", sizes) {
      VStack(alignment: .leading) {
        Text("quaternary").foregroundStyle(.quaternary)
        Text("quinary").foregroundStyle(.quinary)
        Text("separator").foregroundStyle(.separator)
        Text("placeholder").foregroundStyle(.placeholder)
        Text("link").foregroundStyle(.link)
        Text("selection").background(.selection)
        Text("window").background(.windowBackground)
      }
    },
    Fixture("Material", sizes) {
      VStack(alignment: .leading) {
        Text("thinnest").background(.ultraThinMaterial)
        Text("regular").background(.regularMaterial)
        Text("thick").background(.thickMaterial)
        Text("thickest").background(.ultraThickMaterial)
        Text("bar").background(.bar)
      }
    },
    Fixture("EquatableView", sizes) {
      VStack {
        SameView(word: "same").equatable()
        EquatableView(content: SameView(word: "by name"))
      }
    },
    Fixture("AnyView", sizes) { AnyView(Text("erased")) },
    Fixture("presentationSizing-form", screens) {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("leaf").presentationSizing(.form)
      }
    },
    Fixture("tabViewStyle-tabBarOnly", screens) {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Away", systemImage: "airplane") { Text("Far away") }
      }
      .tabViewStyle(.tabBarOnly)
    },
    Fixture("Menu-rightToLeft", screens, direction: .rightToLeft, press: [.enter]) {
      Menu("Edit") {
        Button("Copy") {}
        Divider()
        Menu("Move to") { Button("Inbox") {} }
      }
    },
    Fixture("Form-rightToLeft", screens, direction: .rightToLeft) {
      Form {
        Section("Person") {
          Toggle("Newsletter", isOn: .constant(true))
          Stepper("Copies", value: .constant(1))
          LabeledContent("Version", value: "1.2")
          DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        }
      }
    },
  ]
}

private struct SameView: View, Equatable {
  let word: String
  var body: some View { Text(word) }
}
