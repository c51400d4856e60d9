import Foundation
import Observation
import Testing

@testable import TerminalUI

private struct Plant: Identifiable {
  let id: Int
  let name: String
  let height: Int

  static let all = [
    Plant(id: 1, name: "Fern", height: 30),
    Plant(id: 2, name: "Moss", height: 4),
    Plant(id: 3, name: "Oak", height: 900),
  ]
}

@Suite("Tables")
@MainActor
struct TableTests {
  @MainActor @Observable
  fileprivate final class Garden {
    var plants = Plant.all
    var chosen: Int?
    var several: Set<Int> = []
    var order = [KeyPathComparator(\Plant.name)]
  }

  private let garden = Garden()

  private struct Sorted: View {
    @Bindable var garden: Garden

    var body: some View {
      Table(garden.plants, selection: $garden.chosen, sortOrder: $garden.order) {
        TableColumn("Name", value: \.name)
        TableColumn("Height", value: \.height) { Text("\($0.height) cm") }
          .width(80)
          .alignment(.trailing)
      }
      .onChange(of: garden.order) { garden.plants.sort(using: garden.order) }
    }
  }

  @Test("a table shows its column titles and a row for each element")
  func appearance() {
    let rows = screen(60, 5) {
      Table(Plant.all) {
        TableColumn("Name", value: \.name)
        TableColumn("Height") { Text("\($0.height) cm") }.width(80).alignment(.numeric)
      }
    }
    let rule = String(repeating: "─", count: 60)
    let gap = String(repeating: " ", count: 43)
    #expect(rows[0] == "  Name" + gap + "    Height")
    #expect(rows[1] == rule)
    #expect(rows[2] == "  Fern" + gap + "     30 cm")
    #expect(rows[4] == "  Oak " + gap + "    900 cm")
  }

  @Test("column titles and values are aligned when the table scrolls")
  func alignedWithMarks() {
    let plants = (0..<40).map { Plant(id: $0, name: "plant", height: $0) }
    let rows = screen(60, 6) {
      Table(plants) {
        TableColumn("Name", value: \.name)
        TableColumn("Height") { Text("\($0.height)") }
      }
    }
    let title = rows[0].range(of: "Height")?.lowerBound
    let value = rows[2].range(of: "0")?.lowerBound
    #expect(title.map { rows[0].distance(from: rows[0].startIndex, to: $0) } == 32)
    #expect(value.map { rows[2].distance(from: rows[2].startIndex, to: $0) } == 32)
    #expect(rows[5].hasSuffix("↓"))
  }

  @Test("a narrow screen shows only the first column")
  func compact() {
    let rows = screen(40, 4) { Sorted(garden: garden) }
    #expect(
      rows.prefix(3).map { $0.trimmingCharacters(in: .whitespaces) } == ["▸ Fern", "Moss", "Oak"]
    )
  }

  @Test("Enter on a column title sorts by that column, and again in reverse")
  func sorting() {
    let host = makeHost(60, 6) { Sorted(garden: garden) }
    host.focus(label: "Height")
    host.press(.enter)
    #expect(host.lines[0].hasSuffix("Height ▴"))
    #expect(garden.plants.map(\.name) == ["Moss", "Fern", "Oak"])
    #expect(garden.order.count == 2)
    host.press(.enter)
    #expect(host.lines[0].hasSuffix("Height ▾"))
    #expect(garden.plants.map(\.name) == ["Oak", "Fern", "Moss"])
    #expect(host.elements("Height")[0].isSelected)
    #expect(!host.elements("Name")[0].isSelected)
  }

  @Test("Space and arrow keys select a row")
  func choosing() {
    let host = makeHost(60, 6) { Sorted(garden: garden) }
    host.focus(label: "Fern 30 cm")
    host.press(.space)
    #expect(garden.chosen == 1)
    host.press(.down)
    #expect(garden.chosen == 2)
    #expect(host.focusLabel == "Moss 4 cm")
  }

  @Test("Space selects several rows")
  func choosingSeveral() {
    let host = makeHost(60, 6) {
      Table(
        Plant.all,
        selection: Binding {
          garden.several
        } set: {
          garden.several = $0
        }
      ) {
        TableColumn("Name", value: \.name)
      }
    }
    host.press(.space, .down, .down, .space)
    #expect(garden.several == [1, 3])
  }

  @Test("table rows can be static and from data")
  func writtenRows() {
    let rows = screen(60, 6) {
      Table(of: Plant.self) {
        TableColumn("Name", value: \.name)
        if garden.several.isEmpty { TableColumn("Height") { Text("\($0.height)") } }
      } rows: {
        TableRow(Plant(id: 9, name: "Ivy", height: 7))
        ForEach(Plant.all) { TableRow($0) }
      }
    }
    #expect(rows[0].split(separator: " ") == ["Name", "Height"])
    #expect(rows[2].split(separator: " ") == ["Ivy", "7"])
    #expect(rows[5].split(separator: " ") == ["Oak", "900"])
  }

  @Test("a table creates only the visible rows")
  func lazy() {
    let tally = Tally()
    let plants = (0..<5_000).map { Plant(id: $0, name: "plant", height: $0) }
    _ = screen(60, 10) {
      Table(plants) {
        TableColumn("Name") { plant in
          let _ = tally.note("cell")
          Text(plant.name)
        }
      }
    }
    #expect((1..<60).contains(tally["cell"]))
  }

  @Test("columns share the width within their limits")
  func widths() {
    let free = TableColumnWidth()
    let fixed = TableColumnWidth(fixed: 80)
    let bounded = TableColumnWidth(min: 40, ideal: nil, max: 64)
    #expect(TableColumnWidth.shares(of: [free, free, free], in: 34) == [10, 10, 10])
    #expect(TableColumnWidth.shares(of: [free, fixed], in: 40) == [28, 10])
    #expect(TableColumnWidth.shares(of: [bounded, free], in: 42) == [8, 32])
    #expect(TableColumnWidth.shares(of: [bounded, free], in: 10) == [5, 3])
    #expect(TableColumnWidth.shares(of: [fixed, fixed], in: 15) == [10, 3])
    #expect(TableColumnWidth.shares(of: [fixed, fixed], in: 4) == [4, 0])
    #expect(TableColumnWidth.shares(of: [], in: 4) == [])
    #expect(TableColumnWidth(min: nil, ideal: 96, max: nil).most == 12)
  }

  @Test("a selection menu applies to the focused row or to all selected rows")
  func selectionMenu() {
    var done: [Set<Int>] = []
    let host = makeHost(60, 12) {
      Table(
        Plant.all,
        selection: Binding {
          garden.several
        } set: {
          garden.several = $0
        }
      ) {
        TableColumn("Name", value: \.name)
      }
      .contextMenu(forSelectionType: Int.self) { items in
        Button("Water \(items.count)") { done.append(items) }
      } primaryAction: {
        done.append($0)
      }
    }
    host.press(.enter)
    #expect(done == [[1]])
    host.press(.space, .down, .space, .character("m"))
    #expect(host.labels == ["Water 2"])
    host.press(.enter)
    #expect(done.last == [1, 2])
    host.press(.down, .character("m"), .enter)
    #expect(done.last == [3])
  }

  @Test("a click selects a row, and a click on the selected row runs the primary action")
  func clickAgain() throws {
    var done: [Set<Int>] = []
    let host = makeHost(60, 12) {
      Table(
        Plant.all,
        selection: Binding {
          garden.chosen
        } set: {
          garden.chosen = $0
        }
      ) {
        TableColumn("Name", value: \.name)
      }
      .contextMenu(forSelectionType: Int.self) { _ in
        EmptyView()
      } primaryAction: {
        done.append($0)
      }
    }
    host.update()
    let rows = host.semantics.elements.filter { $0.role == .option }
    let third = try #require(rows.last).visibleRect.origin
    host.send(.mouse(.click, at: third))
    #expect(garden.chosen == 3)
    #expect(done.isEmpty)
    host.send(.mouse(.click, at: third))
    #expect(done == [[3]])
  }
}
