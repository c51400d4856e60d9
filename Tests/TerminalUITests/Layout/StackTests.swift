import Foundation
import Testing

@testable import TerminalUI

@Suite("Stacks")
@MainActor
struct StackTests {
  @Test("a column puts no rows between its views by default")
  func column() {
    let rows = screen(3, 3) {
      VStack(alignment: .leading) {
        Text("a")
        Text("b")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(rows == ["a", "b", ""])
  }

  @Test("a row puts one column between views by default")
  func row() {
    #expect(screen(3, 1) { HStack { letters } } == ["a b"])
    #expect(screen(2, 1) { HStack(spacing: .cells(0)) { letters } } == ["ab"])
    #expect(screen(5, 1) { HStack(spacing: .cells(3)) { letters } } == ["a   b"])
  }

  @Test("a column's spacing is measured in rows")
  func columnSpacing() {
    #expect(screen(1, 4) { VStack(spacing: .cells(2)) { letters } } == ["a", "", "", "b"])
  }

  @ViewBuilder private var letters: some View {
    Text("a")
    Text("b")
  }

  @Test("equally flexible views get equal lengths, and the last view gets the odd cell")
  func equalShares() {
    let rows = screen(7, 1) {
      HStack(spacing: .cells(0)) {
        Block("a")
        Block("b")
        Block("c")
      }
    }
    #expect(rows == ["aabbccc"])
  }

  @Test("a stack allocates less flexible views first, in any order")
  func flexibilityOrder() {
    let rows = screen(10, 1) {
      HStack(spacing: .cells(0)) {
        Block("a")
        Block("b").frame(width: .cells(6))
        Block("c")
      }
    }
    #expect(rows == ["aabbbbbbcc"])
  }

  @Test("space that a bounded view does not use goes to the others")
  func boundedView() {
    let rows = screen(10, 1) {
      HStack(spacing: .cells(0)) {
        Block("a")
        Block("b").frame(maxWidth: .cells(2))
      }
    }
    #expect(rows == ["aaaaaaaabb"])
  }

  @Test("a stack allocates higher priorities first and keeps the minimum of the others")
  func priority() {
    let rows = screen(10, 1) {
      HStack(spacing: .cells(0)) {
        Block("a").frame(minWidth: .cells(2))
        Block("b").layoutPriority(1)
      }
    }
    #expect(rows == ["aabbbbbbbb"])
  }

  @Test("lower-priority text is truncated before higher-priority text")
  func priorityOfText() {
    let rows = screen(9, 1) {
      HStack {
        Text("long name").lineLimit(1)
        Text("$9.99").layoutPriority(1)
      }
    }
    #expect(rows == ["lo… $9.99"])
  }

  @Test("if the ideal lengths fit exactly, each view gets its ideal length")
  func exactFit() {
    let rows = screen(9, 1) {
      HStack(spacing: .cells(0)) {
        Text("a").padding(.horizontal, .cells(3))
        Text("|")
        Text("b")
        Spacer()
      }
    }
    #expect(rows == ["   a   |b"])
  }

  @Test("a row is placed with the width that it was measured with")
  func placedAsMeasured() {
    let rows = screen(17, 3) {
      VStack(alignment: .leading) {
        HStack(alignment: .top, spacing: .cells(0)) {
          Text("aaaaa")
          Text("bbbbbb")
          Text("c c c c c")
        }
        Text("foot")
      }
    }
    #expect(
      rows.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "aaaaabbbbbbc c c", "c c", "foot",
      ]
    )
  }

  @Test("a spacer takes the remaining space")
  func spacer() {
    let rows = screen(9, 1) {
      HStack(spacing: .cells(0)) {
        Text("left")
        Spacer()
        Text("end")
      }
    }
    #expect(rows == ["left  end"])
  }

  @Test("two spacers share the remaining space")
  func twoSpacers() {
    let rows = screen(1, 7) {
      VStack {
        Text("a")
        Spacer()
        Text("b")
        Spacer()
        Text("c")
      }
    }
    #expect(rows == ["a", "", "", "b", "", "", "c"])
  }

  @Test("a spacer keeps its minimum length and takes no space across the stack")
  func spacerMinimum() {
    let host = makeHost(20, 5) {
      HStack(spacing: .cells(0)) {
        Button("a") {}
        Spacer(minLength: .cells(4))
        Button("b") {}
      }
      .fixedSize()
      .border()
    }
    #expect(host.lines[2].contains("▸ a ◂        b"))
    #expect(host.lines.filter { !$0.isEmpty }.count == 3)
  }

  @Test("a column is as wide as its widest view and centres the others")
  func columnWidth() {
    let rows = screen(9, 2) {
      HStack(spacing: .cells(0)) {
        VStack {
          Text("wide")
          Text("ab")
        }
        Text("|")
        Spacer()
      }
    }
    #expect(rows[0].hasPrefix("wide"))
    #expect(rows[1].hasPrefix(" ab"))
  }

  @Test("a ZStack shows its last view in front and is as large as its largest view")
  func pile() {
    let rows = screen(5, 3) {
      ZStack(alignment: .topLeading) {
        Block("a").frame(width: .cells(4), height: .cells(2))
        Block("b").frame(width: .cells(2), height: .cells(1))
      }
    }
    #expect(rows == ["bbaa", "aaaa", ""])
  }

  @Test("a stack lays out the views of a group inside")
  func groups() {
    let rows = screen(5, 1) {
      HStack {
        Group { letters }
        Text("c")
      }
    }
    #expect(rows == ["a b c"])
  }

  @Test("a group's modifier applies to each of its views")
  func modifierOnGroup() {
    let rows = screen(12, 1) {
      HStack(spacing: .cells(0)) { Group { letters }.padding(.horizontal, .cells(1)) }
    }
    #expect(rows == ["    a  b"])
    let framed = screen(6, 1) {
      HStack(spacing: .cells(0)) { Group { letters }.frame(width: .cells(3), alignment: .leading) }
    }
    #expect(framed == ["a  b"])
  }

  @Test("a column that is too low is cut at its end")
  func lowColumn() {
    let rows = screen(3, 2) {
      VStack(alignment: .leading) { ForEach(1..<6) { Text("n\($0)") } }
        .frame(maxHeight: .cells(2), alignment: .top)
    }
    #expect(rows == ["n1", "n2"])
  }

  @Test("an empty view takes no space and no spacing")
  func emptiness() {
    let rows = screen(4, 1) {
      HStack(spacing: .cells(1)) {
        Text("a")
        EmptyView()
        Text("b")
      }
    }
    #expect(rows == ["a b"])
    #expect(screen(4, 2) { VStack {} } == ["", ""])
    #expect(
      screen(4, 1) {
        HStack { Text("a").border().frame(width: .cells(0), height: .cells(0)).clipped() }
      } == [""]
    )
  }

  @Test("negative lengths do not crash the layout")
  func negativeLengths() {
    let rows = screen(6, 2) {
      HStack(spacing: .cells(-1)) {
        Text("ab").padding(.all, .cells(-3))
        Spacer(minLength: .cells(-4))
        Text("cd").frame(width: .cells(-2))
        Divider().frame(minWidth: .cells(5), maxWidth: .cells(2))
      }
    }
    #expect(rows.count == 2)
  }
}
