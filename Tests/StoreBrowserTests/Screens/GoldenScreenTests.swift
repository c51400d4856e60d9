import Foundation
import TerminalUI
import Testing

@testable import StoreBrowser

@Suite("Golden screens")
@MainActor
struct GoldenScreenTests {
  @Test("a screen equals its recording", arguments: ScreenCase.all)
  func screen(_ screen: ScreenCase) throws {
    try screen.golden().check()
  }

  @Test("recordings exist for every file, size, character set and language")
  func matrixIsFull() throws {
    let recorded = try GoldenScreen.recordedNames()
    for config in ["StreamingPass", "FlowerMovie", "Everything"] {
      for size in ["40x12", "80x24", "120x40"] {
        for signs in ["unicode", "ascii"] {
          for locale in ["en_US", "ja"] {
            let name = "\(config)-\(size)-\(signs)-\(locale)"
            #expect(recorded.contains(name), "\(name).txt is missing; record it")
          }
        }
      }
    }
  }

  @Test("each screen is recorded at every width", arguments: BrowserScreen.allCases)
  func widths(screen: BrowserScreen) {
    for width in ScreenCase.sizes.map(\.0) + [200] {
      let isRecorded = ScreenCase.all.contains {
        $0.screen == screen.rawValue && $0.width == width
      }
      #expect(isRecorded, "\(width)")
    }
  }

  @Test("every recording belongs to exactly one test")
  func nothingIsLeftOver() throws {
    let names = ScreenCase.all.map(\.name)
    #expect(Set(names).count == names.count)
    let recorded = try GoldenScreen.recordedNames()
    #expect(recorded == Set(names))
  }

  @Test(
    "an ASCII recording contains only ASCII",
    arguments: ScreenCase.all.filter(\.usesASCII)
  )
  func asciiOnly(_ screen: ScreenCase) throws {
    for line in try GoldenScreen.recordedRows(screen.name) {
      #expect(line.unicodeScalars.allSatisfy { $0.isASCII }, "\(line)")
    }
  }

  @Test("no recorded row is wider than its screen", arguments: ScreenCase.all)
  func width(_ screen: ScreenCase) throws {
    let lines = try GoldenScreen.recordedRows(screen.name)
    #expect(lines.count == screen.height)
    for line in lines { #expect(TextWidth.columns(String(line)) <= screen.width, "\(line)") }
  }

  @Test("no recording contains control or bidirectional characters", arguments: ScreenCase.all)
  func harmless(_ screen: ScreenCase) throws {
    let bidi: Set<Unicode.Scalar> = [
      "\u{200E}", "\u{200F}", "\u{061C}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}",
      "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}",
    ]
    let steering = try GoldenScreen.recordedRows(screen.name).joined().unicodeScalars.filter {
      $0.properties.generalCategory == .control || bidi.contains($0)
    }
    #expect(steering.isEmpty)
  }
}
