import Foundation

@testable import TerminalUI

private struct Tree: Identifiable {
  let id: Int
  let name: String
  let height: Int
  let place: String

  static let all = [
    Tree(id: 1, name: "Beech", height: 38, place: "By the well"),
    Tree(id: 2, name: "Giant sequoia of the old park", height: 94, place: "Avenue"),
    Tree(id: 3, name: "Yew", height: 7, place: "Hedge"),
  ]
}

private struct Trees: View {
  @State private var order = [KeyPathComparator(\Tree.height, order: .reverse)]
  @State private var chosen: Int? = 2

  var body: some View {
    Table(Tree.all.sorted(using: order), selection: $chosen, sortOrder: $order) {
      TableColumn("Name", value: \.name).width(min: 80, ideal: 160)
      TableColumn("Height", value: \.height) { Text("\($0.height) m") }
        .width(72)
        .alignment(.numeric)
      TableColumn("Place", value: \.place)
    }
  }
}

private struct Forest: View {
  @State private var chosen: Set<Int> = [1, 3]

  var body: some View {
    Table(of: Tree.self, selection: $chosen) {
      TableColumn("Name", value: \.name)
      TableColumn("Place") { Label($0.place, systemImage: "mappin") }
    } rows: {
      TableRow(Tree.all[0])
      ForEach(Tree.all.dropFirst()) { TableRow($0) }
    }
  }
}

private struct Parts: View {
  var body: some View {
    Text("loose")
    Section("Fruit") {
      Text("Apple")
      Text("Pear")
    }
  }
}

extension Fixture {
  private static let wide = [Size(width: 24, height: 4), Size(width: 64, height: 7)]

  static let tables: [Fixture] = [
    Fixture("Table", wide) { Trees() },
    Fixture("Table-sorting", wide, press: [.up]) { Trees() },
    Fixture("Table-selection-many", wide) { Forest() },
    Fixture("tableColumnHeaders", wide) { Forest().tableColumnHeaders(.hidden) },
    Fixture(
      "OutlineGroup-root",
      [Size(width: 12, height: 3), Size(width: 24, height: 5)],
      press: [.enter]
    ) {
      List { OutlineGroup(Branch.trunk, children: \.branches) { Text($0.name) } }
    },
    Fixture("Group-subviews", [Size(width: 7, height: 3), Size(width: 16, height: 5)]) {
      VStack(alignment: .leading, spacing: 0) {
        Group(subviews: Parts()) { subviews in
          ForEach(subviews) { subview in
            if subview.id == subviews.first?.id { subview.bold() } else { subview.italic() }
          }
          Text("\(subviews.count) views")
        }
      }
    },
    Fixture("ForEach-sections", [Size(width: 9, height: 4), Size(width: 20, height: 8)]) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections: Parts()) { section in
          section.header.bold()
          HStack { section.content }.border()
        }
      }
    },
  ]
}

private struct Branch: Identifiable {
  let name: String
  var branches: [Branch]?
  var id: String { name }

  static let trunk = Branch(name: "Trunk", branches: [Branch(name: "Bough"), Branch(name: "Twig")])
}
