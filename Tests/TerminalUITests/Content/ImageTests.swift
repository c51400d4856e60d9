import Foundation
import ImageDecoding
import Synchronization
import Testing

@testable import TerminalUI

@Suite("Symbols and images")
@MainActor
struct ImageTests {
  @Test("every glyph takes one or two columns, and its ASCII form at most two")
  func glyphs() throws {
    #expect(SymbolTable.names.count > 600)
    for name in SymbolTable.names {
      let glyph = try #require(SymbolTable.glyph(named: name))
      #expect((1...2).contains(TextWidth.columns(glyph.unicode)), "\(name)")
      #expect(glyph.ascii.utf8.allSatisfy { $0 < 0x80 }, "\(name)")
      #expect((1...2).contains(glyph.ascii.count), "\(name)")
      let isPrivate = glyph.unicode.unicodeScalars.contains {
        $0.properties.generalCategory == .privateUse
      }
      #expect(!isPrivate, "\(name)")
    }
  }

  @Test("forward and backward symbols are mirrored in right-to-left layout")
  func mirroredSymbols() {
    let names = ["chevron.forward", "chevron.right", "arrow.backward"]
    let shown = { (direction: LayoutDirection) in
      names.map { name in screen(1, 1, direction: direction) { Image(systemName: name) }[0] }
    }
    #expect(shown(.leftToRight) == ["›", "›", "←"])
    #expect(shown(.rightToLeft) == ["‹", "›", "→"])
  }

  @Test(
    "an unlisted symbol name shows the nearest listed symbol",
    arguments: [
      ("star.fill", "★"), ("star.fill.badge.anything", "★"), ("person.crop.circle.fill", "👤"),
      ("7.circle.fill", "⑦"), ("b.square", "B"), ("tray.fill", "📥"), ("crown.fill", "♛"),
    ]
  )
  func fallback(name: String, glyph: String) {
    #expect(SymbolTable.glyph(named: name)?.unicode == glyph)
  }

  @Test(
    "the symbols that paywalls use are listed in all their variants",
    arguments: [
      ("purchased.circle.fill", "✔", "v"), ("dial.low", "◔", "o"), ("dial.medium.fill", "◑", "o"),
      ("arrow.trianglehead.counterclockwise", "↺", "<o"),
      ("arrow.trianglehead.2.clockwise.rotate.90.circle.fill", "↻", "o>"),
      ("crown.circle.fill", "♛", "*"), ("gift.fill", "🎁", "*"), ("indianrupeesign", "₹", "R"),
      ("bolt.shield.fill", "⚡", "!"), ("heart.text.square.fill", "♥", "<3"),
      ("chart.dots.scatter", "∴", ":"), ("infinity.circle.fill", "∞", "oo"),
    ]
  )
  func paywallSymbols(name: String, glyph: String, ascii: String) {
    let found = SymbolTable.glyph(named: name)
    #expect(found?.unicode == glyph)
    #expect(found?.ascii == ascii)
  }

  @Test("no symbol name is listed twice")
  func listedOnce() {
    #expect(Set(SymbolTable.listedNames).count == SymbolTable.listedNames.count)
  }

  @Test("an unknown symbol shows a neutral mark, and the debug log names the symbol once")
  func unknown() {
    let log = SharedLines()
    DebugLog.send { log.add($0) }
    defer { DebugLog.send(to: nil) }
    for _ in 0..<3 {
      #expect(screen(1, 1) { Image(systemName: "no.such.thing") } == ["□"])
    }
    #expect(log.lines.filter { $0.contains("no.such.thing") }.count == 1)
    #expect(screen(1, 1, ascii: true) { Image(systemName: "no.such.thing") } == ["#"])
  }

  @Test("symbols take the inherited style and symbol variant")
  func surroundings() {
    let host = makeHost(1, 1) {
      VStack { Image(systemName: "heart") }.symbolVariant(.fill).foregroundStyle(.warning).bold()
    }
    let cell = host.render()[0, 0]
    #expect(cell.text == "♥")
    #expect(cell.style.foreground == .warning)
    #expect(cell.style.attributes == .bold)
  }

  @Test("images are read by their labels, and decorative images are not read")
  func reading() {
    let host = makeHost(40, 6) {
      VStack {
        Image(systemName: "trash.fill")
        Image("Hero", label: Text("A hero"))
        Image(decorative: "Ground")
        Button(action: {}) { Label("Delete", systemImage: "trash") }
        Label("Share", systemImage: "gift").labelStyle(.iconOnly)
      }
    }
    #expect(host.labels == ["trash", "A hero", "Delete", "Share"])
  }

  @Test("an image draws two colours in each cell, and its name on screens without colour")
  func halfBlocks() throws {
    let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
    let bitmap = try #require(Bitmap(width: 1, height: 2, pixels: [red, blue]))
    let image = Image(bitmap, label: Text("flag")).resizable()
    let cell = makeHost(1, 1) { image }.render()[0, 0]
    #expect(cell.text == "▀")
    #expect(cell.style.foreground == CellColor(red: 255, green: 0, blue: 0))
    #expect(cell.style.background == CellColor(red: 0, green: 0, blue: 255))
    let shown = screen(6, 1) { image.environment(\.showsPictures, false) }
    #expect(shown == ["[flag]"])
  }
}

/// Lines that several threads can append to.
final class SharedLines: Sendable {
  private let storage = Mutex<[String]>([])
  var lines: [String] { storage.withLock { $0 } }

  func add(_ line: String) { storage.withLock { $0.append(line) } }
}
