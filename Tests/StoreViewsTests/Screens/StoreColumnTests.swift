import Foundation
import StoreModel
import TerminalUI
import Testing

@testable import StoreViews

@Suite("The column of a store")
@MainActor
struct StoreColumnTests {
  private func store(_ style: String, _ width: Int, _ height: Int) throws -> ShownStore {
    let session = try StoreSession.streaming()
    let view = SubscriptionStoreView(groupID: try session.group().id)
      .storeButton(.visible, for: .restorePurchases, .policies)
    let styled = try StyledPlacement.automatic(style)(view)
    return ShownStore(styled, of: session, width: width, height: height)
  }

  /// Returns the columns from the first to the last character of a line.
  private func extent(_ line: String) -> ClosedRange<Int>? {
    let columns = line.enumerated().filter { $0.element != " " }.map(\.offset)
    return columns.first.flatMap { first in columns.last.map { first...$0 } }
  }

  nonisolated private static let sizes = [
    Size(width: 120, height: 40), Size(width: 200, height: 60),
  ]
  nonisolated private static let vertical = ["automatic", "picker", "prominentPicker", "buttons"]

  @Test("a wide store is a centred column", arguments: vertical, sizes)
  func column(style: String, size: Size) throws {
    let store = try store(style, size.width, size.height)
    let used = store.lines.compactMap(extent)
    let first = try #require(used.map(\.lowerBound).min())
    let last = try #require(used.map(\.upperBound).max())
    #expect(last - first < StoreFrameLimits.column, "\(store.text)")
    #expect(abs(first - (size.width - 1 - last)) <= 2, "\(store.text)")
  }

  @Test("the button and the links follow the plans as one block", arguments: vertical)
  func block(style: String) throws {
    let store = try store(style, 120, 40)
    let rows = store.lines.indices.filter { !store.lines[$0].isEmpty }
    let gaps = zip(rows, rows.dropFirst()).map { $1 - $0 - 1 }
    #expect(gaps.allSatisfy { $0 <= 3 }, "\(store.text)")
    let (above, below) = (try #require(rows.first), 39 - (try #require(rows.last)))
    #expect(above < below, "\(store.text)")
    #expect(!store.lines.contains { $0.hasPrefix("───────") }, "\(store.text)")
  }

  @Test("names begin and prices end in one column", arguments: ["picker", "prominentPicker"])
  func alignment(style: String) throws {
    let store = try store(style, 120, 40)
    let rows = store.lines.filter { $0.contains(" / ") }
    #expect(rows.count == 4, "\(store.text)")
    let names = rows.compactMap { row in
      ["Premium", "Basic"].compactMap { row.range(of: $0)?.lowerBound.utf16Offset(in: row) }.first
    }
    #expect(Set(names).count == 1, "\(store.text)")
    let ends = rows.compactMap { row in
      ["year", "month"].compactMap { row.range(of: $0, options: .backwards)?.upperBound }
        .first?.utf16Offset(in: row)
    }
    #expect(Set(ends).count == 1, "\(store.text)")
  }

  @Test("plans that scroll have no borders, and the button is in a bar at the bottom")
  func low() throws {
    let store = try store("picker", 40, 12)
    #expect(!store.text.contains("╭") && !store.text.contains("┏"), "\(store.text)")
    #expect(store.lines.contains { $0.hasPrefix("────────") }, "\(store.text)")
    #expect(store.lines.last?.contains("Subscribe") == true, "\(store.text)")
  }

  @Test("the header has the name and the description of the group")
  func header() throws {
    let large = try store("picker", 120, 40)
    #expect(large.contains("Every film and series, on every screen, without adverts."))
    #expect(large.contains("│ S │"), "\(large.text)")
    let usual = try store("picker", 80, 24)
    #expect(usual.contains("Every film and series, on every screen, without adverts."))
    #expect(!usual.contains("│ S │"), "\(usual.text)")
    let small = try store("picker", 40, 12)
    #expect(small.contains("Streaming Pass") && !small.contains("Every film"), "\(small.text)")
  }

  @Test(
    "the rows of the links end between two links, without a sign at either end",
    arguments: ["en_US", "fr", "de", "ru", "vi"],
    [30, 40, 60, 80]
  )
  func linkRows(locale: String, width: Int) throws {
    let session = try StoreSession.streaming(locale: locale)
    let words = session.words
    let view = SubscriptionStoreView(groupID: try session.group().id)
      .storeButton(.visible, for: .restorePurchases, .redeemCode, .policies)
    let store = ShownStore(view, of: session, width: width, height: 50)
    let links = [
      words[.restoreSubscription], words[.redeemCode], words[.termsOfService],
      words[.privacyPolicy],
    ]
    let rows = store.lines.filter { line in links.contains { line.contains($0) } }
    for link in links { #expect(rows.contains { $0.contains(link) }, "\(store.text)") }
    for row in rows {
      let text = row.trimmingCharacters(in: .whitespaces)
      #expect(links.contains { text.hasPrefix($0) }, "\(store.text)")
      #expect(links.contains { text.hasSuffix($0) }, "\(store.text)")
      let before = row.prefix { $0 == " " }.count
      let after = width - row.count
      #expect(abs(before - after) <= 2, "\(store.text)")
    }
  }

  @Test("plans leave room for a second row of links, so that no card is cut")
  func secondLinkRow() throws {
    let session = try StoreSession.streaming(locale: "fr")
    let view = SubscriptionStoreView(groupID: try session.group().id)
      .storeButton(.visible, for: .restorePurchases, .policies)
    let store = ShownStore(view, of: session, width: 80, height: 21)
    #expect(!store.contains("↓"), "\(store.text)")
    #expect(store.contains("┏") && store.contains("╰"), "\(store.text)")
  }

  @Test(
    "the button is in the middle of the store, whatever the length of the terms",
    arguments: ["en_US", "ja", "es", "de"],
    ["picker", "compactPicker"]
  )
  func buttonColumn(locale: String, style: String) throws {
    let session = try StoreSession.streaming(locale: locale)
    let words = session.words
    let view = SubscriptionStoreView(groupID: try session.group().id)
    let store = ShownStore(try StyledPlacement.automatic(style)(view), of: session)
    for _ in 0..<4 {
      let button = store.host.semantics.elements.first { element in
        [words[.subscribe], words[.tryItFree]].contains { element.label.hasPrefix($0) }
      }
      #expect(button?.rect.minX == 22, "\(store.text)")
      store.press(style == "picker" ? .down : .right)
    }
  }

  @Test("the selected plan of a prominent picker is larger if the cards share their lines")
  func largerPlan() throws {
    let prominent = try store("prominentPicker", 80, 21)
    #expect(prominent.contains("┗━┯━") && prominent.contains("━┯━┛"), "\(prominent.text)")
    prominent.press(.down)
    #expect(prominent.contains("┏━┷━") && prominent.contains("┗━┯━"), "\(prominent.text)")
    let picker = try store("picker", 80, 21)
    #expect(picker.contains("┡━") && !picker.contains("┯"), "\(picker.text)")
    let names = prominent.lines.compactMap { line in
      line.firstRange(of: #/(Premium|Basic) (Yearly|Monthly)/#)?.lowerBound.utf16Offset(in: line)
    }
    #expect(Set(names).count == 1, "\(prominent.text)")
  }

  @Test("links fill a row before the next one begins")
  func ranges() {
    #expect(LinkRows.ranges(of: [10, 10, 10], separator: 2, in: 34) == [0..<3])
    #expect(LinkRows.ranges(of: [10, 10, 10], separator: 2, in: 33) == [0..<2, 2..<3])
    #expect(LinkRows.ranges(of: [10, 30, 5], separator: 2, in: 20) == [0..<1, 1..<2, 2..<3])
    #expect(LinkRows.ranges(of: [], separator: 2, in: 20).isEmpty)
  }

  @Test("in Hebrew one space is on each side of the signs between the links")
  func mirroredLinks() throws {
    let session = try StoreSession.streaming(locale: "he")
    let words = session.words
    let view = SubscriptionStoreView(groupID: try session.group().id)
      .storeButton(.visible, for: .restorePurchases, .policies)
      .environment(\.layoutDirection, .rightToLeft)
    let store = ShownStore(view, of: session)
    let fromTheLeft = [
      words[.privacyPolicy], words[.policiesConjunction], words[.termsOfService], "·",
      words[.restoreSubscription],
    ]
    #expect(store.contains(fromTheLeft.joined(separator: " ")), "\(store.text)")
  }
}

@Suite("The rows of content and bar")
@MainActor
struct BarLayoutTests {
  private func layout(_ height: Int, follows: Bool, hasLine: Bool = true) -> BarLayout {
    let space = StoreSpace(
      size: Size(width: 80, height: height),
      placement: .automatic,
      headerRows: 1
    )
    return BarLayout(space: space, follows: follows, hasLine: hasLine)
  }

  @Test("a bar that follows the content has no line, and both are above the middle")
  func following() {
    let rows = layout(30, follows: true).rows(content: 10, bar: 4, in: 30)
    #expect(rows.content == 5..<15)
    #expect(rows.line.isEmpty)
    #expect(rows.bar == 16..<20)
  }

  @Test("the gap shrinks before the bar is pinned to the bottom")
  func gaps() {
    let layout = layout(20, follows: true)
    #expect(layout.rows(content: 15, bar: 4, in: 20).bar == 16..<20)
    #expect(layout.rows(content: 16, bar: 4, in: 20).bar == 16..<20)
    let pinned = layout.rows(content: 17, bar: 4, in: 20)
    #expect(pinned.content == 0..<15)
    #expect(pinned.line == 15..<16)
    #expect(pinned.bar == 16..<20)
  }

  @Test("a bar that does not follow stays at the bottom")
  func pinned() {
    let rows = layout(30, follows: false).rows(content: 10, bar: 4, in: 30)
    #expect(rows.content == 5..<15)
    #expect(rows.line == 25..<26)
    #expect(rows.bar == 26..<30)
  }

  @Test("parts fit in any height", arguments: 0...20)
  func fits(height: Int) {
    for follows in [false, true] {
      for hasLine in [false, true] {
        for (content, bar) in [(0, 0), (1, 1), (30, 1), (1, 30), (30, 30), (6, 0)] {
          let layout = layout(height, follows: follows, hasLine: hasLine)
          let rows = layout.rows(content: content, bar: bar, in: height)
          #expect(rows.content.upperBound <= rows.line.lowerBound)
          #expect(rows.line.upperBound <= rows.bar.lowerBound)
          #expect(rows.bar.upperBound <= height)
        }
      }
    }
  }
}
