import Testing

@testable import TerminalUI

@Suite("FocusState")
@MainActor
struct FocusStateTests {
  private enum Field: Hashable { case name, mail }

  private struct Sign: View {
    @FocusState private var field: Field?
    @FocusState private var isOnButton: Bool
    let model: Model

    var body: some View {
      VStack {
        TextField("name", text: .constant("")).focused($field, equals: .name)
        if !model.isShown {
          TextField("mail", text: .constant("")).focused($field, equals: .mail)
        }
        Button("next") { field = .mail }.focused($isOnButton)
        Button("off") { field = nil }
        Text("\(field.map { "\($0)" } ?? "none") \(isOnButton)")
      }
      .defaultFocus($field, .mail)
    }
  }

  private func host(_ model: Model = Model()) -> ViewHost {
    ViewHost(Sign(model: model), size: Size(width: 20, height: 9))
  }

  @Test("a focus state starts at the default focus and follows the user's moves")
  func following() {
    let host = host()
    #expect(host.focusLabel == "mail")
    #expect(host.labels.last == "mail false")
    host.press(.tab)
    #expect(host.labels.last == "none true")
    host.press(.backtab, .backtab)
    #expect(host.labels.last == "name false")
  }

  @Test("setting a focus state moves the focus")
  func setting() {
    let host = host()
    host.press(.tab, .enter)
    #expect(host.focusLabel == "mail")
    #expect(host.labels.last == "mail false")
  }

  @Test("a focus state changes when the focused view is removed")
  func going() {
    let model = Model()
    let host = host(model)
    #expect(host.focusLabel == "mail")
    model.isShown = true
    #expect(host.focusLabel == "next")
    #expect(host.labels.last == "none true")
  }

  /// A focused area whose inner page is replaced by another view.
  private struct Replaced: View {
    @FocusState private var isOnPage: Bool
    let model: Model

    var body: some View {
      VStack {
        VStack {
          ScrollView {
            VStack {
              if model.isShown { Text("the end") } else { Button("turn") {} }
            }
          }
          .id(model.isShown)
        }
        .focused($isOnPage)
        Button("next") {}
        Text("\(isOnPage)")
      }
    }
  }

  @Test("a focus state resets when another view replaces the focused view")
  func replaced() {
    let model = Model()
    let host = ViewHost(Replaced(model: model), size: Size(width: 20, height: 9))
    #expect(host.focusLabel == "turn")
    host.press(.tab, .tab)
    #expect(host.labels.last == "true")
    model.isShown = true
    #expect(host.focusLabel == "next")
    #expect(host.labels.last == "false")
  }

  private struct Vanishing: View {
    let model: Model

    var body: some View {
      VStack {
        ForEach(model.names, id: \.self) { name in Button(name) {} }
      }
    }
  }

  @Test("when the focused view is removed, the nearest remaining view gets the focus")
  func nearest() {
    let model = Model()
    model.names = ["a", "b", "c", "d", "e"]
    let host = ViewHost(Vanishing(model: model), size: Size(width: 20, height: 9))
    host.press(.tab, .tab, .tab)
    #expect(host.focusLabel == "d")
    model.names = ["a", "b", "c", "e"]
    #expect(host.focusLabel == "e")
    model.names = ["a", "b"]
    #expect(host.focusLabel == "b")
    model.names = ["x", "y"]
    #expect(host.focusLabel == "x")
    model.names = []
    #expect(host.focusLabel == nil)
  }

  @Test("focusable() lets any view take the focus, unless a view inside can take it")
  func focusable() {
    let host = makeHost(20, 3) {
      VStack {
        Text("note").focusable()
        HStack { Button("b") {} }.focusable()
        Button("c") {}.focusable(false)
      }
    }
    #expect(host.focusLabel == "note")
    host.press(.tab)
    #expect(host.focusLabel == "b")
    host.press(.tab)
    #expect(host.focusLabel == "note")
  }

  @Test("onHover reports whether the focus is inside the view")
  func hovering() {
    let tally = Tally()
    let host = makeHost(20, 3) {
      VStack {
        Button("a") {}.onHover { tally.note("a \($0)") }
        Button("b") {}
      }
    }
    host.update()
    host.press(.tab)
    host.update()
    #expect(tally.log == ["a true", "a false"])
  }

  @Test("the up arrow finds the previous row in a long list of uneven rows")
  func unevenRows() {
    let host = makeHost(12, 7) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<500) { number in
            Button {
            } label: {
              Text(String(repeating: "w ", count: 1 + number * 7 % 23) + "\(number)")
            }
            .buttonStyle(.plain)
          }
        }
      }
    }
    host.press(.end)
    while host.focusLabel?.hasSuffix(" 499") != true { host.press(.tab) }
    for number in (300..<499).reversed() {
      host.press(.up)
      #expect(host.focusLabel?.hasSuffix(" \(number)") == true)
    }
  }
}
