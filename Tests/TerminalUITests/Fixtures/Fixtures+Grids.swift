@testable import TerminalUI

extension Fixture {
  static let grids: [Fixture] = [
    Fixture("Grid") {
      Grid(alignment: .leading, horizontalSpacing: 16) {
        GridRow {
          Text("Plan").bold()
          Text("Price").gridColumnAlignment(.trailing)
          Text("Period")
        }
        Divider()
        GridRow {
          Text("Basic")
          Text("$4.99")
          Text("month")
        }
        GridRow {
          Text("Premium")
          Text("$49.99")
          Text("year")
        }
      }
    },
    Fixture("Grid-in-Arabic", direction: .rightToLeft) {
      Grid(alignment: .leading) {
        GridRow {
          Text("one")
          Text("two")
        }
        GridRow {
          Text("a longer one")
          Text("three")
        }
      }
    },
    Fixture("gridCellColumns") {
      Grid {
        GridRow {
          Text("over both").gridCellColumns(2).border()
        }
        GridRow {
          Text("left").border()
          Text("right").border()
        }
      }
    },
    Fixture("gridCellUnsizedAxes") {
      Grid {
        GridRow {
          Text("one")
          Text("two")
        }
        Divider().gridCellUnsizedAxes(.horizontal)
        GridRow {
          Text("three")
          Text("four")
        }
      }
    },
    Fixture("gridCellAnchor") {
      Grid {
        GridRow {
          Text("tall\nand\nwide one")
          Text("low").gridCellAnchor(.bottomTrailing)
        }
        GridRow {
          Text("a")
          Text("as wide as this")
        }
      }
    },
    Fixture("LazyVGrid") {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))], alignment: .leading) {
          ForEach(0..<40) { Text("item \($0)") }
        }
      }
    },
    Fixture("LazyVGrid-of-fixed-and-flexible-columns") {
      LazyVGrid(
        columns: [GridItem(.fixed(32), alignment: .leading), GridItem(), GridItem()]
      ) {
        ForEach(0..<9) { Text("\($0)").frame(maxWidth: .infinity).border() }
      }
    },
    Fixture("LazyHGrid") {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(32))]) {
          ForEach(0..<40) { Text("item \($0)") }
        }
      }
    },
  ]
}
