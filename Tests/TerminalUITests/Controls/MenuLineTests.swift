import Foundation
import Testing

@testable import TerminalUI

@Suite("Items of menus, lists and bars")
@MainActor
struct MenuLineTests {
  @Test("all items of a menu start at the same column, picker titles and links too")
  func menu() throws {
    let address = try #require(URL(string: "https://example.com"))
    let host = makeHost(40, 24) {
      Menu("Do") {
        Button("First") {}
        Picker("Sort", selection: .constant(1)) { Text("Zero").tag(0) }.pickerStyle(.inline)
        ShareLink("Share", item: address)
        Link("Visit", destination: address)
      }
    }
    host.press(.enter)
    let lines = host.lines
    let starts = ["First", "Sort", "Zero", "Share", "Visit"].map { word -> Int? in
      lines.lazy.compactMap { line in
        line.range(of: word).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }.first
    }
    #expect(starts[0] != nil && starts[1] == starts[0] && starts[2] == starts[0], "\(lines)")
    #expect(starts[4] == starts[0], "\(lines)")
    host.press(.backtab)
    #expect(host.lines.contains { $0.contains("▸  Visit") })
    host.press(.enter)
    #expect(host.lines.contains { $0.contains("https://example.com") }, "the menu shows the URL")
  }

  @Test("a menu closes when its link has opened a URL")
  func opened() throws {
    let address = try #require(URL(string: "https://example.com"))
    let host = makeHost(40, 14) {
      Menu("Do") { Link("Visit", destination: address) }
        .environment(\.openURL, OpenURLAction { _ in .handled })
    }
    host.press(.enter, .enter)
    #expect(host.labels == ["Do"])
  }

  @Test("a button in a row is aligned by the frame around it")
  func rows() {
    let host = makeHost(30, 8) {
      List {
        Button("Leading") {}
        Button("Center") {}.frame(maxWidth: .infinity)
        Button("Right") {}.frame(maxWidth: .infinity, alignment: .trailing)
        Button {
        } label: {
          Text("Inside").frame(maxWidth: .infinity)
        }
      }
      .listStyle(.plain)
    }
    let lines = host.lines
    func margins(_ word: String) -> (Int, Int) {
      let element = host.elements(word)[0]
      let line = lines[element.rect.minY]
      let start = line.range(of: word).map {
        line.distance(from: line.startIndex, to: $0.lowerBound)
      }
      let begin = (start ?? -99) - element.rect.minX
      return (begin, element.rect.size.width - begin - word.count)
    }
    #expect(margins("Leading").0 == 0)
    #expect(abs(margins("Center").0 - margins("Center").1) <= 1)
    #expect(margins("Right").1 == 0)
    #expect(abs(margins("Inside").0 - margins("Inside").1) <= 1)
    let place = host.elements("Center")[0].rect
    #expect(place.size.width > 20, "the whole line is clickable")
  }

  @Test("a spacer in the bottom bar pushes the items to the edges")
  func bottomBar() {
    let lines = screen(40, 6) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("Left") {}
            Spacer()
            Button("Right") {}
          }
        }
      }
    }
    let bar = lines.first { $0.contains("Left") } ?? ""
    #expect(bar.prefix(8).contains("Left") && bar.count > 36, "\(lines)")
    let single = screen(40, 6) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("Only") {} }
        }
      }
    }
    let start = single.first { $0.contains("Only") }?.prefix { $0 == " " }.count ?? 0
    #expect((16...20).contains(start), "a single item is centred")
  }
}
