import Foundation
import Observation
import Testing

@testable import TerminalUI

@Suite("Changing grids")
@MainActor
struct GridChangeTests {
  @Observable
  final class Model {
    var name = "tea"
    var isWide = false
    var isTrailing = false
    var isHigh = false
    var hasThird = false
  }

  private struct Table: View {
    let model: Model

    var body: some View {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow(alignment: model.isHigh ? .top : .bottom) {
          Text(model.name).gridColumnAlignment(model.isTrailing ? .trailing : .leading)
          Text("1\n2")
        }
        GridRow {
          Text("coffee").gridCellColumns(model.isWide ? 2 : 1)
          Text("3")
        }
        if model.hasThird {
          GridRow {
            Text("milk")
            Text("4")
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test(
    "a changed grid looks like a new grid, after any sequence of changes",
    arguments: 0..<64
  )
  func changes(step: Int) {
    let model = Model()
    let host = makeHost(24, 6) { Table(model: model) }
    #expect(host.lines[1] == "tea    2" && host.lines[2] == "coffee 3")
    // The changes follow one another, so that each starts from the result of the previous one.
    for turn in 0..<6 where step >> turn & 1 == 1 {
      switch turn {
      case 0: model.name = "chamomile"
      case 1: model.isWide = true
      case 2: model.isTrailing = true
      case 3: model.isHigh = true
      case 4: model.hasThird = true
      default: model.name = "t"
      }
      #expect(host.lines == makeHost(24, 6) { Table(model: model) }.lines, "\(turn)")
    }
  }

  @Test("a column grows and shrinks with its widest cell")
  func growing() {
    let model = Model()
    let host = makeHost(24, 6) { Table(model: model) }
    model.name = "chamomile"
    #expect(host.lines[2] == "coffee    3")
    model.name = "tea"
    #expect(host.lines[2] == "coffee 3")
  }

  @Test("a cell without an anchor uses the grid's alignment")
  func silentCells() {
    let rows = screen(9, 2) {
      Grid(alignment: .trailing, horizontalSpacing: 8, verticalSpacing: 0) {
        GridRow {
          Text("a").gridCellAnchor(.leading)
          Text("b")
        }
        GridRow {
          Text("long")
          Text("word")
        }
      }
    }
    #expect(rows == ["a       b", "long word"])
  }
}
