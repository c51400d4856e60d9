import Testing

@testable import TerminalUI

@Suite("Presentations")
@MainActor
struct PresentationTests {
  private let model = Model()
  private let tally = Tally()

  private struct Desk<Modified: View>: View {
    @Bindable var model: Model
    @ViewBuilder let present: (Button<Text>, Binding<Bool>) -> Modified

    var body: some View {
      present(Button("open") { model.isShown = true }, $model.isShown)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private func start<Modified: View>(
    _ width: Int = 40,
    _ height: Int = 12,
    @ViewBuilder _ present: @escaping (Button<Text>, Binding<Bool>) -> Modified
  ) -> ViewHost {
    let host = ViewHost(
      Desk(model: model, present: present),
      size: Size(width: width, height: height)
    )
    host.press(.enter)
    return host
  }

  // MARK: Alerts

  private func startAlert() -> ViewHost {
    start(60) { [tally] open, isShown in
      open.alert("Sure?", isPresented: isShown) {
        Button("Delete", role: .destructive) { tally.note("delete") }
        Button("Keep") { tally.note("keep") }
        Button("Cancel", role: .cancel) { tally.note("cancel") }
      } message: {
        Text("Think.")
      }
    }
  }

  @Test("an alert shows its title, message and buttons, with the cancel button first")
  func alertAppearance() {
    let host = startAlert()
    #expect(host.labels == ["Sure?", "Think.", "Cancel", "Delete", "Keep"])
    #expect(host.focusLabel == "Keep", "the button without a role has the focus")
  }

  @Test("Enter runs the focused button's action and closes the alert")
  func alertEnter() {
    let host = startAlert()
    host.press(.enter)
    #expect(tally.log == ["keep"])
    #expect(!model.isShown)
    #expect(host.focusLabel == "open")
  }

  @Test(
    "Escape and q run the cancel button's action",
    arguments: [Key.escape, .character("q")]
  )
  func alertEscape(key: Key) {
    let host = startAlert()
    host.press(key)
    #expect(tally.log == ["cancel"])
    #expect(!model.isShown)
  }

  @Test("an alert higher than the screen scrolls to the focused button")
  func lowScreen() {
    let host = start(36, 6) {
      $0.alert("Which of them?", isPresented: $1) {
        Button("The first of all") {}
        Button("The second of all") {}
      } message: {
        Text("There is not room for all of this on a screen of six rows.")
      }
    }
    #expect(host.lines.contains { $0.contains("The first of all") })
    host.press(.down)
    #expect(host.lines.contains { $0.contains("The second of all") })
  }

  @Test("an alert without buttons shows OK, and Escape closes it")
  func plainAlert() {
    let host = start { $0.alert("Done", isPresented: $1) {} }
    #expect(host.labels == ["Done", "OK"])
    host.press(.escape)
    #expect(!model.isShown)
  }

  @Test("Escape does not close an alert without a cancel button")
  func noCancel() {
    let host = start {
      $0.alert("Which?", isPresented: $1) {
        Button("This") {}
        Button("That") {}
      }
    }
    host.press(.escape)
    #expect(model.isShown)
  }

  @Test("an alert accepts text in a field, and Enter presses the default button")
  func field() {
    let host = ViewHost(Naming(model: model, tally: tally), size: Size(width: 40, height: 12))
    model.isShown = true
    host.type("quill")
    host.press(.enter)
    #expect(tally.log == ["quill"])
    #expect(!model.isShown)
  }

  private struct Naming: View {
    @Bindable var model: Model
    let tally: Tally

    var body: some View {
      Text("desk").alert("Name", isPresented: $model.isShown) {
        TextField("name", text: $model.text)
        Button("Cancel", role: .cancel) { tally.note("cancel") }
        Button("OK") { tally.note(model.text) }
      }
    }
  }

  @Test("an alert with presenting data appears only if there is data")
  func data() {
    let host = start {
      $0.alert("About", isPresented: $1, presenting: Optional("it")) { value in
        Button("use \(value)") {}
      } message: {
        Text("this: \($0)")
      }
    }
    #expect(host.labels == ["About", "this: it", "use it"])
    model.isShown = false
    let empty = start { open, isShown in
      open.alert("About", isPresented: isShown, presenting: String?.none) { Text($0) }
    }
    #expect(empty.labels == ["open"])
  }

  @Test("an alert in the older API shows its buttons")
  func olderAlert() {
    let host = start { [tally] open, isShown in
      open.alert(isPresented: isShown) {
        Alert(
          title: Text("Old"),
          primaryButton: .destructive(Text("Go")) { tally.note("go") },
          secondaryButton: .cancel()
        )
      }
    }
    #expect(host.labels == ["Old", "Cancel", "Go"])
    #expect(host.focusLabel == "Cancel")
    host.press(.right, .enter)
    #expect(tally.log == ["go"])
  }

  @Test("a confirmation dialog shows its choices in a column, with Cancel below")
  func dialog() {
    let host = start { [tally] open, isShown in
      open.confirmationDialog("Sort by", isPresented: isShown) {
        Button("Name") { tally.note("name") }
        Button("Date") { tally.note("date") }
      }
    }
    #expect(host.labels == ["Sort by", "Name", "Date", "Cancel"])
    host.press(.down, .enter)
    #expect(tally.log == ["date"])
    host.press(.enter, .escape)
    #expect(!model.isShown)
    #expect(tally.log == ["date"])
  }

  // MARK: Sheets

  @Test("a sheet for another item has new state, and onDismiss runs when the sheet closes")
  func items() {
    let host = ViewHost(Listed(model: model, tally: tally), size: Size(width: 30, height: 10))
    model.number = 1
    #expect(host.focusLabel == "1: 0")
    host.press(.enter)
    #expect(host.focusLabel == "1: 1")
    model.number = 2
    #expect(host.focusLabel == "2: 0")
    host.press(.escape)
    #expect(model.number == 0)
    _ = host.lines
    #expect(tally.log == ["gone"])
  }

  private struct Number: Identifiable {
    let id: Int
  }

  private struct Listed: View {
    @Bindable var model: Model
    let tally: Tally

    private var item: Binding<Number?> {
      Binding(
        get: { model.number == 0 || model.number == 10 ? nil : Number(id: model.number) },
        set: { model.number = $0?.id ?? 0 }
      )
    }

    var body: some View {
      Text("desk").sheet(item: item, onDismiss: { tally.note("gone") }) {
        Counter(name: "\($0.id)")
      }
    }
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name): \(count)") { count += 1 } }
  }

  @Test("a medium sheet starts at the bottom of the screen, and plus and minus change its height")
  func detents() {
    let host = start(40, 20) {
      $0.sheet(isPresented: $1) { Text("leaf").presentationDetents([.medium, .large]) }
    }
    #expect(host.lines.firstIndex { $0.contains("╭") } == 9)
    #expect(host.lines.firstIndex { $0.contains("╰") } == 17)
    host.press(.character("+"))
    #expect(host.lines.firstIndex { $0.contains("╭") } == 0)
    host.press(.character("-"))
    #expect(host.lines.firstIndex { $0.contains("╭") } == 9)
  }

  @Test("interactiveDismissDisabled blocks Escape and q, and dismiss closes the sheet")
  func dismissDisabled() {
    let host = start {
      $0.sheet(isPresented: $1) { Leaving().interactiveDismissDisabled() }
    }
    host.press(.escape, .character("q"))
    #expect(model.isShown)
    host.press(.enter)
    #expect(!model.isShown)
  }

  private struct Leaving: View {
    @Environment(\.presentationMode) private var presentationMode

    var body: some View { Button("leave") { presentationMode.wrappedValue.dismiss() } }
  }

  @Test("Escape in a sheet's stack pops a screen first, then closes the sheet")
  func stackInSheet() {
    let host = start {
      $0.sheet(isPresented: $1) {
        NavigationStack { NavigationLink("deeper") { Text("deep") } }
      }
    }
    host.press(.enter)
    #expect(host.labels.contains("deep"))
    host.press(.escape)
    #expect(host.focusLabel == "deeper")
    host.press(.escape)
    #expect(!model.isShown)
    #expect(host.focusLabel == "open")
  }

  @Test("an alert over a sheet closes only itself")
  func alertOverSheet() {
    let host = start { open, isShown in
      open.sheet(isPresented: isShown) { Asking() }
    }
    host.press(.enter)
    #expect(host.labels == ["Really?", "OK"])
    host.press(.enter)
    #expect(host.focusLabel == "ask")
    #expect(model.isShown)
  }

  private struct Asking: View {
    @State private var isAsking = false

    var body: some View {
      Button("ask") { isAsking = true }.alert("Really?", isPresented: $isAsking) {}
    }
  }

  @Test("a full-screen cover fills the screen")
  func cover() {
    let host = start(20, 4) { $0.fullScreenCover(isPresented: $1) { Block("c") } }
    #expect(host.lines == Array(repeating: String(repeating: "c", count: 20), count: 4))
    host.press(.escape)
    #expect(!model.isShown)
  }

  @Test("a popover is below its view and does not dim the content behind")
  func popover() {
    let host = start(30, 8) { open, isShown in
      VStack { open.popover(isPresented: isShown) { Text("note") } }
    }
    let top = host.lines.firstIndex { $0.contains("╭") }
    let button = host.lines.firstIndex { $0.contains("open") }
    #expect(top == button.map { $0 + 1 })
    #expect(!host.render().cells.contains { $0.style.attributes.contains(.dim) })
  }

  @Test("F10 opens a context menu, and Enter runs the chosen action and closes the menu")
  func contextMenu() {
    let host = start { [tally] open, _ in
      open.contextMenu { Button("Copy") { tally.note("copy") } }
    }
    model.isShown = false
    host.press(.function(10))
    #expect(host.labels == ["Copy"])
    host.press(.enter)
    #expect(tally.log == ["copy"])
    #expect(host.focusLabel == "open")
  }
}
