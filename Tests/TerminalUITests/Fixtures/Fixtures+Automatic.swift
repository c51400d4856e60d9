import Foundation

@testable import TerminalUI

extension Fixture {
  private static let forms = [Size(width: 14, height: 6), Size(width: 36, height: 20)]
  private static let screens = [Size(width: 20, height: 6), Size(width: 40, height: 10)]

  /// Automatic styles, which programs rarely name.
  static let automatic: [Fixture] = [
    Fixture("automatic-controls", forms) { AutomaticControls() },
    Fixture("automatic-List", screens) {
      List {
        Section("Plans") {
          Text("Monthly")
          Text("Yearly")
        }
      }
      .listStyle(.automatic)
    },
    Fixture("listStyle-plain", screens) {
      List {
        Section("Plans") {
          Text("Monthly")
          Text("Yearly")
        }
      }
      .listStyle(.plain)
    },
    Fixture("automatic-Form", screens) {
      Form { Toggle("Newsletter", isOn: .constant(true)) }.formStyle(.automatic)
    },
    Fixture("formStyle-grouped", screens) {
      Form { Toggle("Newsletter", isOn: .constant(true)) }.formStyle(.grouped)
    },
    Fixture("automatic-TabView", screens) {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Away", systemImage: "airplane") { Text("Far away") }
      }
      .tabViewStyle(.automatic)
    },
    Fixture("tabViewStyle-grouped", screens) {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        Tab("Away", systemImage: "airplane") { Text("Far away") }
      }
      .tabViewStyle(.grouped)
    },
    Fixture("automatic-NavigationView", screens) {
      NavigationView { Text("one").navigationTitle("Library") }.navigationViewStyle(.automatic)
    },
    Fixture(
      "navigationViewStyle-columns",
      [Size(width: 40, height: 8), Size(width: 80, height: 8)]
    ) {
      NavigationView {
        Text("one").navigationTitle("Library")
        Text("two")
      }
      .navigationViewStyle(.columns)
    },
    Fixture(
      "automatic-NavigationSplitView",
      [Size(width: 40, height: 8), Size(width: 80, height: 8)]
    ) {
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.automatic)
    },
    Fixture(
      "navigationSplitViewStyle-prominentDetail",
      [Size(width: 40, height: 8), Size(width: 80, height: 8)]
    ) {
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }
      .navigationSplitViewStyle(.prominentDetail)
    },
    Fixture("automatic-sheet", screens) {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("leaf").presentationSizing(.automatic)
      }
    },
    Fixture("controlGroupStyle-menu", screens, press: [.enter]) {
      ControlGroup {
        Button("Older") {}
        Button("Newer") {}
      } label: {
        Text("Sort")
      }
      .controlGroupStyle(.menu)
    },
    Fixture("controlGroupStyle-navigation", screens) {
      ControlGroup {
        Button("Older") {}
        Button("Newer") {}
      }
      .controlGroupStyle(.navigation)
    },
    Fixture("menuStyle-button", screens) {
      Menu("Edit") { Button("Copy") {} }.menuStyle(.button)
    },
    Fixture("textFieldStyle-plain", screens) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.plain)
    },
    Fixture("buttonStyle-bordered", screens) { Button("Buy") {}.buttonStyle(.bordered) },
    Fixture("ShapeStyle-roles", screens) {
      VStack(alignment: .leading) {
        Text("standard").foregroundStyle(.standard)
        Text("accent").foregroundStyle(.accentRole)
        Text("onAccent").foregroundStyle(.onAccent).background(.accentRole)
        Text("warning").foregroundStyle(.warning)
        Text("critical").foregroundStyle(.critical)
        Text("foreground").foregroundStyle(.foreground)
      }
    },
    Fixture("radialGradient", screens) {
      Rectangle().fill(
        .radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 64)
      )
    },
    Fixture("conicGradient", screens) {
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center))
    },
    Fixture("Shape-names", screens) {
      HStack {
        Text("ab").frame(width: 80, height: 64).background(.orange, in: .ellipse)
        Text("ab").frame(width: 80, height: 64).background(.orange, in: .containerRelative)
      }
    },
    Fixture("Shape-transform", screens) {
      Rectangle().transform(CGAffineTransform(translationX: 32, y: 16))
        .frame(width: 64, height: 32)
    },
    Fixture("Shape-size", screens) { Rectangle().size(width: 64, height: 32) },
  ]
}

private struct AutomaticControls: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Buy") {}.buttonStyle(.automatic)
      Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(.automatic)
      Picker("Flavour", selection: .constant(1)) { Text("Mocha").tag(1) }
        .pickerStyle(.automatic)
      TextField("Name", text: .constant("Ada")).textFieldStyle(.automatic)
      Label("Settings", systemImage: "gear").labelStyle(.automatic)
      LabeledContent("Version", value: "1.2").labeledContentStyle(.automatic)
      Menu("Edit") { Button("Copy") {} }.menuStyle(.automatic)
      ProgressView("Loading", value: 0.5).progressViewStyle(.automatic)
      Gauge(value: 0.5) { Text("Disk") }.gaugeStyle(.automatic)
      GroupBox("Plan") { Text("Yearly") }.groupBoxStyle(.automatic)
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("inside") }
        .disclosureGroupStyle(.automatic)
      ControlGroup {
        Button("Older") {}
        Button("Newer") {}
      }
      .controlGroupStyle(.automatic)
    }
  }
}
