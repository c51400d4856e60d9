import Foundation
import Testing

@testable import TerminalUI

@Suite("Heights of sheets with overflowing content")
@MainActor
struct SheetHeightTests {
  private struct Tall: View {
    var interaction = PresentationContentInteraction.automatic
    var rows = 40

    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) {
        ScrollView { VStack { ForEach(0..<rows, id: \.self) { Text("row \($0)") } } }
          .presentationDetents([.medium, .large])
          .presentationContentInteraction(interaction)
      }
    }
  }

  private func height(_ host: ViewHost) -> Int { host.lines.count { $0.contains("│") } }

  @Test("the down arrow and Page Down enlarge the sheet first", arguments: [Key.pageDown, .down])
  func grow(key: Key) {
    let host = makeHost(30, 24) { Tall() }
    let low = height(host)
    host.press(key)
    #expect(height(host) > low)
    if key == .pageDown { #expect(host.lines.contains { $0.contains("row 0") }) }
    host.press(.pageDown)
    #expect(!host.lines.contains { $0.contains("row 0 ") })
  }

  @Test("a sheet with the scrolls interaction, or with fitting content, keeps its height")
  func keep() {
    let scrolling = makeHost(30, 24) { Tall(interaction: .scrolls) }
    let low = height(scrolling)
    scrolling.press(.pageDown)
    #expect(height(scrolling) == low)
    #expect(!scrolling.lines.contains { $0.contains("row 0 ") })
    let short = makeHost(30, 24) { Tall(rows: 3) }
    short.press(.pageDown, .down)
    #expect(height(short) == low)
    short.type("+")
    #expect(height(short) > low)
  }
}

extension SheetHeightTests {
  private struct Third: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
  }

  @Test("a custom detent computes the height from the available space")
  func custom() {
    let host = makeHost(30, 24) {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("content").presentationDetents([.custom(Third.self)])
      }
    }
    #expect(host.lines.count { $0.contains("│") } == 7)
  }
}

extension SheetHeightTests {
  private struct Told: View {
    var isTold = true

    var body: some View {
      VStack(spacing: .cells(0)) {
        Text("the screens").excludedFromSheets(isTold, at: .top)
        Color.clear.frame(maxHeight: .infinity)
        Text("what happened").excludedFromSheets(isTold)
        Text("the keys")
      }
      .sheet(isPresented: .constant(true)) {
        ScrollView { VStack { ForEach(0..<40, id: \.self) { Text("row \($0)") } } }
      }
    }
  }

  @Test("a sheet leaves lines with excludedFromSheets visible on screens with enough rows")
  func keptClear() {
    let small = makeHost(30, 12) { Told() }
    #expect(small.lines.contains { $0.contains("what happened") }, "\(small.lines)")
    #expect(small.lines.contains { $0.contains("the keys") })
    #expect(small.lines.first?.contains("the screens") == true, "\(small.lines)")
    #expect(small.lines[1].contains("╭"), "\(small.lines)")
    let covered = makeHost(30, 12) { Told(isTold: false) }
    #expect(!covered.lines.contains { $0.contains("what happened") }, "\(covered.lines)")
    #expect(covered.lines.contains { $0.contains("the keys") })
    let tiny = makeHost(30, 9) { Told() }
    #expect(!tiny.lines.contains { $0.contains("what happened") }, "\(tiny.lines)")
  }
}
