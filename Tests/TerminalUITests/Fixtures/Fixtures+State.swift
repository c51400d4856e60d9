@testable import TerminalUI
@testable import ViewEngine

extension Fixture {
  static let state: [Fixture] = [
    Fixture("State", press: [.enter, .enter]) { CounterFixture() },
    Fixture("Binding") { BindingFixture() },
    Fixture("FocusState", press: [.tab, .enter]) { FocusFixture() },
    Fixture("ViewModifier") {
      VStack {
        Text("Monthly").modifier(TitledFixture(title: "Plan"))
        Text("$4.99").modifier(TitledFixture(title: "Price").concat(EmptyModifier()))
      }
    },
    Fixture("id") { Text("row 3").id(3) },
    Fixture("onAppear") { AppearingFixture() },
    Fixture("preference") { PreferenceFixture() },
    Fixture("horizontalSizeClass", [Size(width: 20, height: 2), Size(width: 60, height: 2)]) {
      SizeClassFixture()
    },
    Fixture("onTapGesture") {
      VStack {
        Text("Tap me").onTapGesture {}
        Text("or me").onTapGesture(count: 2) {}
      }
    },
    Fixture("focusable") {
      VStack {
        Text("in focus").focusable()
        Text("out of reach")
      }
    },
    Fixture("disabled") {
      VStack {
        Button("Buy") {}.disabled(true)
        Button("Cancel") {}
      }
    },
  ]
}

private struct CounterFixture: View {
  @State private var count = 0
  var body: some View { Button("Pressed \(count) times") { count += 1 } }
}

private struct BindingFixture: View {
  @State private var names = ["Anna", "Jo"]

  var body: some View {
    VStack {
      ForEach($names, id: \.self) { $name in TextField("Name", text: $name) }
    }
  }
}

private struct FocusFixture: View {
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).focused($isNaming)
      Button("Name it") { isNaming = true }
      Text(isNaming ? "Type the name" : "Nothing to type")
    }
  }
}

private struct TitledFixture: ViewModifier {
  let title: String

  func body(content: Content) -> some View {
    HStack {
      Text(title).bold()
      content
    }
  }
}

private struct AppearingFixture: View {
  @State private var text = "not yet"
  var body: some View { Text(text).onAppear { text = "appeared" } }
}

private struct PreferenceFixture: View {
  private enum Titles: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  @State private var title = ""

  var body: some View {
    VStack {
      Text("Title: \(title)")
      Text("a").preference(key: Titles.self, value: "Plans ")
      Text("b").preference(key: Titles.self, value: "and prices")
    }
    .onPreferenceChange(Titles.self) { title = $0 }
  }
}

private struct SizeClassFixture: View {
  @Environment(\.horizontalSizeClass) private var horizontal

  var body: some View {
    if horizontal == .compact { Text("one column") } else { Text("two columns side by side") }
  }
}
