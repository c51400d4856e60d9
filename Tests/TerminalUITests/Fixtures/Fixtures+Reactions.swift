import Foundation

@testable import TerminalUI
@testable import ViewEngine

extension Fixture {
  private static let forms = [Size(width: 12, height: 5), Size(width: 36, height: 8)]

  /// Views that react to keys or to preferences of other views, shown after the reaction.
  static let reactions: [Fixture] = [
    Fixture("App", forms, press: [.enter]) { AppRoot(AppFixture()) },
    Fixture("onFocus", forms, press: [.tab]) { FocusReport() },
    Fixture("onDisappear", forms, press: [.enter]) { GoneReport() },
    Fixture("onGeometryChange", forms) { SizeReport() },
    Fixture("gesture", forms, press: [.enter, .tab, .enter]) { GestureReport() },
    Fixture("commands", forms, press: [.left, .escape, .backspace]) { CommandReport() },
    Fixture("activationKeys", forms, press: [.enter, .character("y")]) { KeyReport() },
    Fixture("defaultFocus", forms) { DefaultFocusFixture() },
    Fixture("environmentObject", forms) { ShopReader().environmentObject(ShopFixture()) },
    Fixture("transformEnvironment", forms) {
      VStack {
        Button("Buy") {}.transformEnvironment(\.isEnabled) { $0 = false }
        Button("Wait") {}
      }
    },
    Fixture("transformPreference", forms) { WordReport() },
    Fixture("transformAnchorPreference", forms) { CornerReport() },
    Fixture("layoutValue", forms) {
      Indented {
        Text("no indent")
        Text("some").layoutValue(key: Indent.self, value: 24)
        Text("more").layoutValue(key: Indent.self, value: 48)
      }
    },
    Fixture("listSectionSeparatorTint", forms) {
      List {
        Section("A") { Text("one") }
        Section("B") { Text("two") }
      }
      .listSectionSeparator(.visible)
      .listSectionSeparatorTint(.red)
    },
    Fixture("editMode-held", forms) {
      List {
        ForEach(["moves and goes", "stays", "is kept"], id: \.self) { name in
          Text(name).moveDisabled(name == "stays").deleteDisabled(name == "is kept")
        }
        .onDelete { _ in }
        .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    },
    Fixture("selectionDisabled", forms, press: [.down, .enter]) { ChosenReport() },
    Fixture("inspectorColumnWidth", [Size(width: 30, height: 8), Size(width: 70, height: 8)]) {
      Text("Content").inspector(isPresented: .constant(true)) {
        Text("Details").inspectorColumnWidth(240)
      }
    },
  ]
}

private struct AppFixture: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup {
      Button("count") { count += 1 }
      Text("\(count)")
    }
    Window("About", id: "about") { Text("not opened") }
  }
}

private struct FocusReport: View {
  @State private var report = "nothing yet"

  var body: some View {
    VStack {
      Button("First") {}
      Button("Second") {}.onFocus { report = "second" }
      Text(report)
    }
  }
}

private struct GoneReport: View {
  @State private var isShown = true
  @State private var report = "there"

  var body: some View {
    VStack {
      Button("Hide") { isShown = false }
      if isShown { Text("here").onDisappear { report = "gone" } }
      Text(report)
    }
  }
}

private struct SizeReport: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack {
      Text("ten cells.").onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      Text("\(Int(width)) points")
    }
  }
}

private struct GestureReport: View {
  @State private var report: [String] = []

  var body: some View {
    VStack {
      Text("tap").gesture(TapGesture().onEnded { report.append("tapped") })
      Text("hold").onLongPressGesture { report.append("held") }
      Text(report.joined(separator: ", "))
    }
  }
}

private struct CommandReport: View {
  @State private var report: [String] = []

  var body: some View {
    VStack {
      Button("Here") {}
        .onMoveCommand { report.append("\($0)") }
        .onExitCommand { report.append("exit") }
        .onDeleteCommand { report.append("delete") }
      Text(report.joined(separator: ", "))
    }
  }
}

private struct KeyReport: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Press y") { count += 1 }.activationKeys([.character("y")])
      Text("\(count)")
    }
  }
}

private struct DefaultFocusFixture: View {
  @FocusState private var field: Int?

  var body: some View {
    VStack {
      Button("One") {}.focused($field, equals: 1)
      Button("Two") {}.focused($field, equals: 2)
    }
    .defaultFocus($field, 2)
  }
}

private final class ShopFixture: ObservableObject {
  let name = "The corner shop"
}

private struct ShopReader: View {
  @EnvironmentObject private var shop: ShopFixture
  var body: some View { Text(shop.name) }
}

private enum Words: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct WordReport: View {
  var body: some View {
    Text("told").preference(key: Words.self, value: "a")
      .transformPreference(Words.self) { $0 += " and b" }
      .overlayPreferenceValue(Words.self, alignment: .bottom) { Text($0).fixedSize().offset(y: 16) }
  }
}

private enum Corners: PreferenceKey {
  static var defaultValue: [Anchor<CGPoint>] { [] }
  static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) {
    value += nextValue()
  }
}

private struct CornerReport: View {
  var body: some View {
    Text("a word")
      .transformAnchorPreference(key: Corners.self, value: .bottomTrailing) { $0.append($1) }
      .frame(width: 96, height: 48)
      .overlayPreferenceValue(Corners.self, alignment: .topLeading) { corners in
        GeometryReader { proxy in
          ForEach(0..<corners.count, id: \.self) { index in
            Text("*").offset(x: proxy[corners[index]].x, y: proxy[corners[index]].y)
          }
        }
      }
  }
}

private enum Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Places the views below one another, each indented by its layout value.
private struct Indented: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    CGSize(width: 96, height: 16 * CGFloat(subviews.count))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + 16 * CGFloat(index)),
        proposal: .unspecified
      )
    }
  }
}

private struct ChosenReport: View {
  @State private var chosen: String?

  var body: some View {
    List(selection: $chosen) {
      Text("Ada").tag("Ada")
      Text("Grace").tag("Grace").selectionDisabled()
      Text(chosen ?? "nobody")
    }
  }
}
