@testable import TerminalUI

extension Fixture {
  private static let screens = [Size(width: 40, height: 12), Size(width: 80, height: 24)]
  private static let small = [Size(width: 20, height: 6), Size(width: 40, height: 12)]

  static let presentations: [Fixture] = sheets + dialogs

  private static let sheets: [Fixture] = [
    Fixture("sheet", screens) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("Something to read.").navigationTitle("A sheet")
        Button("Close") {}
      }
    },
    Fixture("sheet-navigation", screens) {
      Desk().sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("Something to write.")
            .navigationTitle("New note")
            .toolbar {
              ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
              ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
            }
        }
      }
    },
    Fixture("fullScreenCover", small) {
      Desk().fullScreenCover(isPresented: .constant(true)) { Text("nothing but this") }
    },
    Fixture("popover", small) {
      VStack(alignment: .leading) {
        Text("above")
        Button("Info") {}.popover(isPresented: .constant(true)) { Text("small print") }
        Text("below")
      }
    },
    Fixture("presentationDetents", screens) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("half").presentationDetents([.medium, .large])
      }
    },
    Fixture("presentationDetents-height", screens) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("two rows").presentationDetents([.height(32)])
      }
    },
    Fixture("presentationDragIndicator", small) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("leaf").presentationDragIndicator(.visible)
      }
    },
    Fixture("presentationCornerRadius", small) {
      Desk().sheet(isPresented: .constant(true)) { Text("leaf").presentationCornerRadius(0) }
    },
    Fixture("presentationBackground", small) {
      Desk().sheet(isPresented: .constant(true)) { Text("leaf").presentationBackground(Color.blue) }
    },
    Fixture("presentationBackgroundInteraction", small) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("leaf").presentationBackgroundInteraction(.enabled)
      }
    },
    Fixture("presentationSizing", screens) {
      Desk().sheet(isPresented: .constant(true)) { Text("leaf").presentationSizing(.page) }
    },
    Fixture("contextMenu", small, press: [.function(10)]) {
      Button("File") {}.contextMenu {
        Button("Open") {}
        Button("Delete", role: .destructive) {}
      }
    },
  ]

  private static let dialogs: [Fixture] = [
    Fixture("alert", screens) {
      Desk().alert("Delete this note?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It cannot be brought back.")
      }
    },
    Fixture("alert-plain", small) {
      Desk().alert("Saved", isPresented: .constant(true)) {}
    },
    Fixture("alert-field", screens) {
      Desk().alert("Name", isPresented: .constant(true)) {
        TextField("Your name", text: .constant(""))
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      }
    },
    Fixture("alert-long", small) {
      Desk().alert("Many words", isPresented: .constant(true)) {
        Button("One of the choices") {}
        Button("Another of the choices") {}
      } message: {
        Text("A message that is longer than a line of any alert and so has to be wrapped.")
      }
    },
    Fixture("confirmationDialog", screens) {
      Desk().confirmationDialog("Remove the account?", isPresented: .constant(true)) {
        Button("Remove", role: .destructive) {}
        Button("Archive") {}
      } message: {
        Text("Its letters stay on the server.")
      }
    },
    Fixture("actionSheet", small) {
      Desk().actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("Sort by"), buttons: [.default(Text("Name")), .cancel()])
      }
    },
  ]

  private struct Desk: View {
    var body: some View {
      VStack(alignment: .leading) { ForEach(1..<5) { Text("line \($0) of what lies behind") } }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
