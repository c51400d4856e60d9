import Foundation
import TerminalUI
import TestSupport
import Testing

@testable import TerminalExport

@Suite("Recorded exports")
@MainActor
struct GoldenTests {
  private func expect(_ text: String, as name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = GoldenFile(folder.appending(path: "Golden/\(name)"), text: text)
    if let complaint = try file.complaint(recordWith: "TerminalExportTests") {
      Issue.record(Comment(rawValue: complaint))
    }
  }

  private static let words: [(name: String, words: PlanWords, ascii: Bool)] = [
    ("english", .english, false), ("ascii", .english, true), ("japanese", .japanese, false),
    ("arabic", .arabic, false),
  ]

  @Test("SVG exports match their recordings", arguments: 0..<4)
  func pictures(index: Int) throws {
    let (name, words, ascii) = Self.words[index]
    let host = PlanScreen.host(words, ascii: ascii)
    let spoken = SpokenExport(locale: Locale(identifier: words.locale)).text(of: host)
    let picture = SVGExport(title: words.title, description: spoken, usesASCII: ascii)
    try expect(picture.text(of: host.render()), as: "\(name).svg")
  }

  @Test("SVG exports with the light and monochrome themes match their recordings")
  func themes() throws {
    let frame = PlanScreen.host(.english).render()
    try expect(SVGExport(theme: .light).text(of: frame), as: "english-light.svg")
    try expect(SVGExport(theme: .mono).text(of: frame), as: "english-mono.svg")
  }

  @Test("HTML exports match their recordings", arguments: 0..<4)
  func pages(index: Int) throws {
    let (name, words, ascii) = Self.words[index]
    let frame = PlanScreen.host(words, ascii: ascii).render()
    let page = HTMLExport(
      theme: index == 2 ? .light : .dark,
      title: words.title,
      language: words.locale,
      usesASCII: ascii
    )
    try expect(page.text(of: frame), as: "\(name).html")
  }

  @Test("ANSI exports at every colour level match their recordings", arguments: ColorLevel.allCases)
  func colours(level: ColorLevel) throws {
    let frame = PlanScreen.host(.english).render()
    try expect(ANSIExport(colors: level).text(of: frame), as: "english-\(level).ansi.txt")
  }

  @Test("ANSI exports in other scripts match their recordings", arguments: 1..<4)
  func scripts(index: Int) throws {
    let (name, words, ascii) = Self.words[index]
    let frame = PlanScreen.host(words, ascii: ascii).render()
    let export = ANSIExport(colors: .palette, usesASCII: ascii)
    try expect(export.text(of: frame), as: "\(name).ansi.txt")
  }

  @Test("semantic JSON exports match their recordings", arguments: [0, 2, 3])
  func semantics(index: Int) throws {
    let (name, words, _) = Self.words[index]
    let host = PlanScreen.host(words)
    try expect(SemanticsExport().text(of: host), as: "\(name).json")
  }

  @Test(
    "spoken exports in four languages match their recordings",
    arguments: ["en", "ja", "de", "ar"]
  )
  func spoken(language: String) throws {
    let words: PlanWords = language == "ja" ? .japanese : language == "ar" ? .arabic : .english
    let export = SpokenExport(locale: Locale(identifier: language))
    try expect(export.text(of: PlanScreen.host(words)), as: "spoken-\(language).txt")
  }

  @Test("a contact sheet matches its recording")
  func sheet() throws {
    let items = Self.words.map { name, words, ascii in
      ContactSheet.Item("\(name) <&>", PlanScreen.host(words, ascii: ascii).render())
    }
    let light = ContactSheet.Item("light", PlanScreen.host(.english).render(), theme: .light)
    let sheet = ContactSheet(items + [light], columns: 2, title: "Plans")
    try expect(sheet.text(), as: "sheet.svg")
  }

  @Test("joined lines and blocks match their recording")
  func lines() throws {
    var frame = Frame(size: Size(width: 64, height: 12))
    for value in 0x2500..<0x25A0 {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      let place = Point(x: (value - 0x2500) % 32 * 2, y: (value - 0x2500) / 32)
      frame[place.x, place.y] = Cell(text: String(scalar), columns: 1, style: .plain)
    }
    let boxes = [
      "┌─┬─┐ ╔═╦═╗ ┏━┳━┓ ╭─┬─╮ ╓─╥─╖ ╒═╤═╕ ┎─┰─┒ ┍━┯━┑",
      "│ │ │ ║ ║ ║ ┃ ┃ ┃ │ │ │ ║ ║ ║ │ │ │ ┃ ┃ ┃ │ │ │",
      "├─┼─┤ ╠═╬═╣ ┣━╋━┫ ├─┼─┤ ╟─╫─╢ ╞═╪═╡ ┠─╂─┨ ┝━┿━┥",
      "│ │ │ ║ ║ ║ ┃ ┃ ┃ │ │ │ ║ ║ ║ │ │ │ ┃ ┃ ┃ │ │ │",
      "└─┴─┘ ╚═╩═╝ ┗━┻━┛ ╰─┴─╯ ╙─╨─╜ ╘═╧═╛ ┖─┸─┚ ┕━┷━┙",
    ]
    for (y, line) in boxes.enumerated() {
      for (x, character) in line.enumerated() {
        frame[x, y + 6] = Cell(text: String(character), columns: 1, style: .plain)
      }
    }
    try expect(SVGExport(theme: .light).text(of: frame), as: "lines.svg")
  }

  @Test("an asciicast recording matches its recorded file")
  func recording() throws {
    let host = PlanScreen.host(.english)
    var recording = Asciicast(size: host.size, title: "Choosing")
    recording.add(host.render(), at: 0)
    for (index, key) in [Key.down, .up, .up].enumerated() {
      host.send(.key(key))
      recording.add(host.render(), at: 500 + index * 1250)
    }
    host.resize(to: Size(width: 30, height: 10))
    recording.add(host.render(), at: 61_001)
    try expect(recording.text, as: "english.cast")
  }
}
