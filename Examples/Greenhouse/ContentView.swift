import SwiftUI

struct ContentView: View {
  @Environment(Garden.self) private var garden
  @AppStorage("tab") private var tab = Page.plants

  enum Page: String {
    case plants
    case today
    case settings
  }

  var body: some View {
    TabView(selection: $tab) {
      PlantList()
        .tabItem { Label("Plants", systemImage: "leaf") }
        .tag(Page.plants)
      TodayView()
        .tabItem { Label("Today", systemImage: "drop") }
        .badge(garden.thirstyPlants.count)
        .tag(Page.today)
      SettingsView()
        .tabItem { Label("Settings", systemImage: "gearshape") }
        .tag(Page.settings)
    }
  }
}

#Preview {
  ContentView()
    .environment(Garden.sample)
}
