import SwiftUI

struct Ingredient: Identifiable, Hashable {
  let id: Int
  var name: String
  var isDone = false
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct Ingredients: View {
  @State private var items = [Ingredient(id: 1, name: "Salt")]
  @State private var editMode = EditMode.inactive
  @State private var text = ""
  @State private var tokens: [Ingredient] = []
  @State private var color = Color.red
  @State private var isInspected = false
  @State private var path = NavigationPath()
  @State private var scope = 0
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    NavigationStack(path: $path) {
      List {
        ForEach($items) { $item in
          HStack {
            Toggle(item.name, isOn: $item.isDone)
            TextField("Name", text: $item.name)
          }
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [item.id: $0] }
          .listItemTint(.orange)
          .listRowSeparatorTint(.red)
        }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
        ForEach($items, id: \.name) { $item in
          Stepper(item.name, value: .constant(1))
        }
        Section("Colour") {
          ColorPicker("Ground", selection: $color, supportsOpacity: false)
          Picker("Done", sources: $items, selection: \.isDone) {
            Text("Yes").tag(true)
            Text("No").tag(false)
          }
        }
        .listSectionSeparator(.hidden, edges: .bottom)
      }
      .environment(\.editMode, $editMode)
      .toolbar { EditButton() }
      .searchable(text: $text, tokens: $tokens, prompt: "Ingredient") { Text($0.name) }
      .searchSuggestions {
        ForEach(items) { Text($0.name).searchCompletion($0.name) }
      }
      .searchScopes($scope) {
        Text("All").tag(0)
        Text("Done").tag(1)
      }
      .onSubmit(of: .search) { dismissSearch() }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[1] {
          Rectangle()
            .frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
        }
      }
    }
    .inspector(isPresented: $isInspected) {
      Image(systemName: "star")
        .symbolEffect(.bounce.up.byLayer, value: items.count)
        .symbolEffect(.variableColor.iterative, options: .repeating, isActive: isSearching)
        .contentTransition(.symbolEffect(.replace.downUp))
        .inspectorColumnWidth(min: 100, ideal: 200, max: 300)
    }
    .task {
      guard let kept = path.codable else { return }
      path = NavigationPath(kept)
    }
  }
}

struct Levels: View {
  @State private var selection = 0
  private let names = ["One", "Two"]

  var body: some View {
    TabView(selection: $selection) {
      ForEach(names.indices, id: \.self) { index in
        Tab(names[index], systemImage: "star", value: index) { Text(names[index]) }
      }
    }
    Gauge(value: 0.5, in: 0...1) {
      Text("Level")
    } currentValueLabel: {
      Text("Half")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    } markedValueLabels: {
      Text("a")
      Text("b")
    }
  }
}

struct Pictures: View {
  let image: UIImage?

  var body: some View {
    if let image { Image(uiImage: image).resizable() }
    Button("Settings") {
      guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
      UIApplication.shared.open(url)
    }
    Button("Scene") {
      guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
      print(scene.activationState)
    }
  }
}
