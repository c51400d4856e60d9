import SwiftUI

@main
struct TidewatchApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
