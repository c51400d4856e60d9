import Testing

@testable import TerminalUI

@Suite("Widths in list rows")
@MainActor
struct RowSpaceTests {
  private func row(_ content: some View) -> String {
    let lines = screen(40, 6) {
      NavigationStack { List { content }.listStyle(.plain) }
    }
    return lines.first { !$0.isEmpty } ?? ""
  }

  @Test("a menu or a link beside other views is only as wide as its label")
  func besideOthers() {
    let menu = row(
      HStack {
        Text("Row")
        Spacer()
        Menu("More") { Button("x") {} }
      }
    )
    #expect(menu.hasSuffix("More ▾") && menu.hasPrefix("▸ Row "), "\(menu)")
    #expect(menu.count > 36)
    let link = row(
      HStack {
        Text("Row")
        Spacer()
        NavigationLink("go") { Text("x") }
      }
    )
    #expect(link.hasSuffix("go ›"), "\(link)")
    #expect(link.count > 36)
    #expect(row(NavigationLink("go") { Text("x") }).hasPrefix("▸ go   "))
    #expect(row(Menu("More") { Button("x") {} }).hasSuffix("›"))
  }

  @Test("a plain button starts at the same column as other rows")
  func plainButton() {
    let lines = screen(20, 4) {
      List {
        Button("Other") {}
        Button("Plain") {}.buttonStyle(.plain)
        Text("Text")
      }
      .listStyle(.plain)
    }
    #expect(lines[1] == "  Plain")
    #expect(lines[2] == "  Text")
  }

  @Test("a picker's label stays visible, beside or above the picker")
  func picker() {
    let long = "An option with a very long name that does not fit"
    let lines = screen(40, 8) {
      Form { Picker("Favourite flavour", selection: .constant(1)) { Text(long).tag(1) } }
    }
    #expect(lines[1].contains("Favourite flavour"), "\(lines)")
    #expect(lines[2].contains("An option with"), "\(lines)")
    let small = screen(20, 8) {
      Form { Picker("Flavour", selection: .constant(1)) { Text("Vanilla").tag(1) } }
    }
    #expect(small[1].contains("Flavour") && small[2].contains("Vanilla"), "\(small)")
    let wrapped = screen(34, 8) {
      Form {
        Picker("What it is to taste of", selection: .constant(1)) { Text("Vanilla").tag(1) }
      }
    }
    #expect(wrapped[1].contains("What it") && wrapped[1].contains("Vanilla"), "\(wrapped)")
    #expect(wrapped[2].contains("taste"), "\(wrapped)")
  }

  @Test("a date that does not fit beside its label is below it")
  func date() {
    let lines = screen(20, 8) {
      Form { DatePicker("Birthday of the cat", selection: .constant(.distantPast)) }
    }
    #expect(lines.contains { $0.contains("Birthday of") }, "\(lines)")
    #expect(lines.contains { $0.contains("-01") }, "\(lines)")
  }

  @Test("one line separates the sections of a grouped list")
  func groupedLines() {
    let lines = screen(20, 12) {
      List {
        Section("Empty") {}
        Section { Text("one") }
        Section { Text("two") }
        Section {
        } footer: {
          Text("foot")
        }
        Section("Head") { Text("three") }
      }
      .listStyle(.grouped)
    }
    let rule = String(repeating: "─", count: 20)
    #expect(
      lines == [
        "Empty", rule, "  one", rule, "  two", rule, "foot", "Head", rule, "  three", rule, "",
      ]
    )
  }
}
