@testable import TerminalUI

extension Fixture {
  private static let screens = [Size(width: 40, height: 12), Size(width: 80, height: 24)]
  private static let small = [Size(width: 20, height: 6), Size(width: 40, height: 12)]

  static let navigation: [Fixture] = [
    Fixture("NavigationStack", screens) { Shelf() },
    Fixture("NavigationStack-pushed", screens, press: [.down, .enter]) { Shelf() },
    Fixture("NavigationStack-rightToLeft", small, direction: .rightToLeft, press: [.enter]) {
      Shelf()
    },
    Fixture("NavigationView", small) {
      NavigationView {
        NavigationLink("Details", destination: Text("More"))
          .navigationBarTitle("Library", displayMode: .inline)
      }
      .navigationViewStyle(.stack)
    },
    Fixture("NavigationSplitView", [Size(width: 40, height: 12), Size(width: 80, height: 14)]) {
      NavigationSplitView {
        VStack(alignment: .leading) {
          NavigationLink("Inbox") { Text("Three letters").navigationTitle("Inbox") }
          NavigationLink("Drafts") { Text("None").navigationTitle("Drafts") }
        }
        .navigationTitle("Mail")
      } detail: {
        Text("Choose a folder")
      }
    },
    Fixture("NavigationLink", press: [.tab]) {
      NavigationStack {
        VStack(alignment: .leading) {
          NavigationLink("First") { Text("1") }
          NavigationLink("Second", value: 2)
          NavigationLink("Nowhere", value: Int?.none)
        }
      }
    },
    Fixture("navigationDestination", small, press: [.enter]) {
      NavigationStack {
        NavigationLink("Seven", value: 7)
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
      }
    },
    Fixture("navigationTitle", [Size(width: 20, height: 6), Size(width: 40, height: 14)]) {
      NavigationStack { Text("content").navigationTitle("A title longer than twenty columns") }
    },
    Fixture("navigationSubtitle", small) {
      NavigationStack {
        Text("content").navigationTitle("Letters").navigationSubtitle("12 unread")
          .navigationBarTitleDisplayMode(.inline)
      }
    },
    Fixture(
      "navigationBarTitleDisplayMode",
      [Size(width: 12, height: 5), Size(width: 40, height: 14)]
    ) {
      NavigationStack {
        Text("content").navigationTitle("Inline").navigationBarTitleDisplayMode(.inline)
      }
    },
    Fixture("navigationBarHidden", small) {
      NavigationStack { Text("content").navigationTitle("Gone").navigationBarHidden(true) }
    },
    Fixture("navigationBarBackButtonHidden", small, press: [.enter]) {
      NavigationStack {
        NavigationLink("Go") {
          Text("content").navigationTitle("There").navigationBarBackButtonHidden()
        }
      }
    },
    Fixture("toolbar", screens) {
      NavigationStack {
        Text("content").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Older") {}
              Button("Newer") {}
            }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Text("3 notes") }
          }
      }
    },
    Fixture("toolbar-principal", small) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .principal) { Text("middle").italic() }
          ToolbarItem { Button("Add") {} }
        }
      }
    },
    Fixture("toolbar-hidden", small) {
      NavigationStack {
        Text("content").navigationTitle("Gone").toolbar(.hidden, for: .navigationBar)
      }
    },
  ]

  private struct Shelf: View {
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading) {
          NavigationLink("The Odyssey") { Book(title: "The Odyssey") }
          NavigationLink("Beowulf") { Book(title: "Beowulf") }
        }
        .navigationTitle("Books")
        .toolbar { Button("Edit") {} }
      }
    }
  }

  private struct Book: View {
    let title: String

    var body: some View {
      VStack {
        Text("An old poem.")
        Button("Read") {}
      }
      .navigationTitle(title)
      .toolbar { ToolbarItem(placement: .bottomBar) { Text("412 pages") } }
    }
  }
}
