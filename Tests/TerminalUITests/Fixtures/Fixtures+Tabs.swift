@testable import TerminalUI

extension Fixture {
  private static let screens = [Size(width: 40, height: 12), Size(width: 80, height: 16)]

  static let tabs: [Fixture] = [
    Fixture("TabView", screens) {
      TabView {
        Button("Play") {}.tabItem { Text("Listen") }
        Text("Library").tabItem { Text("Library") }.badge(3)
        Text("Search").tabItem { Text("Search") }
      }
    },
    Fixture("TabView-of-many-tabs", screens) {
      TabView(selection: .constant(4)) {
        ForEach(0..<7) { number in
          Tab("Section \(number)", systemImage: "star", value: number) { Text("page \(number)") }
        }
      }
    },
    Fixture("TabView-focused", screens, press: [.tab, .right]) {
      TabView {
        Button("Play") {}.tabItem { Text("Listen") }
        Text("All books").tabItem { Text("Library") }
      }
    },
    Fixture("Tab", screens) {
      TabView(selection: .constant(2)) {
        Tab("Home", systemImage: "house", value: 1) { Text("At home") }
        Tab("Away", systemImage: "globe", value: 2) { Text("Far away") }.badge("new")
      }
    },
    Fixture("TabSection", screens) {
      TabView {
        Tab("Home", systemImage: "house") { Text("At home") }
        TabSection("Library") {
          Tab("Songs", systemImage: "music.note") { Text("Songs") }
          Tab("Albums", systemImage: "square.stack") { Text("Albums") }
        }
      }
      .tabViewStyle(.sidebarAdaptable)
    },
    Fixture("PageTabViewStyle", [Size(width: 20, height: 5), Size(width: 40, height: 8)]) {
      TabView {
        Text("one")
        Text("two")
        Text("three")
      }
      .tabViewStyle(.page)
    },
    Fixture(
      "PageTabViewStyle-turned",
      [Size(width: 12, height: 4), Size(width: 20, height: 5)],
      press: [.right, .right]
    ) {
      TabView {
        ForEach(1..<4) { Text("page \($0)") }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      .indexViewStyle(.page(backgroundDisplayMode: .always))
    },
    Fixture("TabView-inNavigation", screens) {
      NavigationStack {
        TabView {
          Text("first").navigationTitle("One").tabItem { Text("1st") }
          Text("second").navigationTitle("Two").tabItem { Text("2nd") }
        }
      }
    },
  ]
}
