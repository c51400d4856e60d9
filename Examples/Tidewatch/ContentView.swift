import SwiftUI

struct ContentView: View {
  @State private var page = Page.plans

  enum Page {
    case plans
    case family
    case pass
  }

  var body: some View {
    TabView(selection: $page) {
      LevelShop()
        .tabItem { Label("Plans", systemImage: "water.waves") }
        .tag(Page.plans)
      FamilyShop()
        .tabItem { Label("Family", systemImage: "person.2.fill") }
        .tag(Page.family)
      MyPassView()
        .tabItem { Label("My Pass", systemImage: "ticket") }
        .tag(Page.pass)
    }
  }
}

#Preview {
  ContentView()
}
