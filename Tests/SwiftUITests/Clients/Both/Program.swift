import SwiftUI

@main
struct Program: App {
  @State private var counter = Counter()
  @StateObject private var account = Account()

  init() {}

  var body: some Scene {
    WindowGroup {
      CounterReader()
        .environment(counter)
        .environmentObject(account)
        .onAppear(perform: start)
    }
  }

  private func start() {}
}

struct Program_Previews: PreviewProvider {
  static var previews: some View {
    Builders()
      .previewDisplayName("Builders")
  }
}
