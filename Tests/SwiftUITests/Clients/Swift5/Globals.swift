import SwiftUI

struct Labels {
  var title: String
}

private enum LabelsKey: EnvironmentKey {
  static var defaultValue = Labels(title: "Plans")
}

extension EnvironmentValues {
  var labels: Labels {
    get { self[LabelsKey.self] }
    set { self[LabelsKey.self] = newValue }
  }
}

final class Shelf: ObservableObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) static var shared: Shelf!
  @Published var titles: [String] = []

  static func create() { shared = Shelf() }
}

struct ShelfView: View {
  @Environment(\.labels.title) private var title
  @ObservedObject var shelf = Shelf.shared

  var body: some View {
    List(shelf.titles, id: \.self) { Text($0) }
      .navigationTitle(title)
  }
}
