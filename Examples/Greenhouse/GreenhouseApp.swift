import SwiftUI

@main
struct GreenhouseApp: App {
  @State private var garden = Garden.sample

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(garden)
    }
  }
}
