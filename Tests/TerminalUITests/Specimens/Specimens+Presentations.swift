@testable import TerminalUI

extension Specimen {
  private static let screens = [Size(width: 40, height: 12), Size(width: 80, height: 24)]
  private static let small = [Size(width: 20, height: 6), Size(width: 40, height: 12)]

  static let presentations: [Specimen] = sheets + dialogs

  private static let sheets: [Specimen] = [
    Specimen("sheet", screens) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("Something to read.").navigationTitle("A sheet")
        Button("Close") {}
      }
    },
    Specimen("sheet-navigation", screens) {
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
    Specimen("fullScreenCover", small) {
      Desk().fullScreenCover(isPresented: .constant(true)) { Text("nothing but this") }
    },
    Specimen("popover", small) {
      VStack(alignment: .leading) {
        Text("above")
        Button("Info") {}.popover(isPresented: .constant(true)) { Text("small print") }
        Text("below")
      }
    },
    Specimen("presentationDetents", screens) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("half").presentationDetents([.medium, .large])
      }
    },
    Specimen("presentationDetents-height", screens) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("two rows").presentationDetents([.height(32)])
      }
    },
    Specimen("presentationDragIndicator", small) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("leaf").presentationDragIndicator(.visible)
      }
    },
    Specimen("presentationCornerRadius", small) {
      Desk().sheet(isPresented: .constant(true)) { Text("leaf").presentationCornerRadius(0) }
    },
    Specimen("presentationBackground", small) {
      Desk().sheet(isPresented: .constant(true)) { Text("leaf").presentationBackground(Color.blue) }
    },
    Specimen("presentationBackgroundInteraction", small) {
      Desk().sheet(isPresented: .constant(true)) {
        Text("leaf").presentationBackgroundInteraction(.enabled)
      }
    },
    Specimen("presentationSizing", screens) {
      Desk().sheet(isPresented: .constant(true)) { Text("leaf").presentationSizing(.page) }
    },
    Specimen("contextMenu", small, press: [.function(10)]) {
      Button("File") {}.contextMenu {
        Button("Open") {}
        Button("Delete", role: .destructive) {}
      }
    },
  ]

  private static let dialogs: [Specimen] = [
    Specimen("alert", screens) {
      Desk().alert("Delete this note?", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It cannot be brought back.")
      }
    },
    Specimen("alert-plain", small) {
      Desk().alert("Saved", isPresented: .constant(true)) {}
    },
    Specimen("alert-field", screens) {
      Desk().alert("Name", isPresented: .constant(true)) {
        TextField("Your name", text: .constant(""))
        Button("OK") {}
        Button("Cancel", role: .cancel) {}
      }
    },
    Specimen("alert-long", small) {
      Desk().alert("Many words", isPresented: .constant(true)) {
        Button("One of the choices") {}
        Button("Another of the choices") {}
      } message: {
        Text("A message that is longer than a line of any alert and so has to be wrapped.")
      }
    },
    Specimen("confirmationDialog", screens) {
      Desk().confirmationDialog("Remove the account?", isPresented: .constant(true)) {
        Button("Remove", role: .destructive) {}
        Button("Archive") {}
      } message: {
        Text("Its letters stay on the server.")
      }
    },
    Specimen("actionSheet", small) {
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
