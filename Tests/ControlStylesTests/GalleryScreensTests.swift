import Foundation
import StoreModel
import Testing

@testable import StoreBrowser
@testable import StoreViews

@Suite("Recorded gallery screens")
@MainActor
struct GalleryScreensTests {
  @Test(
    "every custom style and placement matches its recording and shows all prices and terms",
    arguments: GallerySheet.custom
  )
  func recorded(sheet: GallerySheet) throws {
    let texts = try check(sheet)
    try GallerySheet.check(texts.joined(separator: "\n"), in: sheet.name)
  }

  /// The StoreKit styles are recorded beside the tests of their own module.
  @Test(
    "every standard style and placement shows all prices and terms",
    arguments: GallerySheet.standard
  )
  func standard(sheet: GallerySheet) throws { _ = try check(sheet) }

  /// Checks the screens of a sheet and returns their text.
  private func check(_ sheet: GallerySheet) throws -> [String] {
    let session = try GallerySession.everything()
    let plans = try #require(session.catalog.groups.first).products
    return try sheet.screens.map { screen in
      let shown = Array(plans.prefix(screen.count))
      let properties = ScreenProperties(
        width: screen.width,
        height: screen.height,
        isASCII: screen.isASCII,
        plans: shown,
        words: session.catalog.words
      )
      let lines = try screen.lines(of: session, shown)
      let complaints = properties.complaints(
        about: lines,
        style: sheet.style.name,
        showsAll: showsAll(screen)
      )
      let text = screen.text(lines)
      #expect(complaints.isEmpty, "\(complaints)\n\(text)")
      return text
    }
  }

  @Test("every style and placement has exactly one recording")
  func full() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: GallerySheet.directory.path)
    let styles = ControlStyleList.gallery.map(\.name)
    #expect(styles.count >= 8)
    #expect(GallerySheet.custom.count == 47 * 3)
    let expected =
      GallerySheet.custom.map(\.name) + styles.map { "states-\($0)" }
      + styles.map { "languages-\($0)" }
    #expect(Set(files) == Set(expected.map { "\($0).txt" }))
    for sheet in GallerySheet.custom {
      let file = GallerySheet.directory.appending(path: "\(sheet.name).txt")
      let text = try String(contentsOf: file, encoding: .utf8)
      let names = text.split(separator: "\n").filter { $0.hasPrefix("screen") }
      #expect(names == sheet.screens.map { "screen  \($0.name)" }, "\(sheet.name)")
    }
  }

  /// Returns whether all important content must be visible without scrolling: in the bars of
  /// pickers, and on screens with enough space.
  private func showsAll(_ screen: GalleryScreen) -> Bool {
    if screen.width == 120, screen.count <= 3 { return true }
    if screen.width == 80, screen.count == 1 { return true }
    let isPicker = !ScreenProperties.hasButtons(screen.style.name)
    return isPicker && ["automatic", "buttonsInBottomBar"].contains(screen.placement)
  }

  @Test(
    "exactly one plan is marked as selected without colour",
    arguments: ControlStyleList.gallery.map(\.name).filter { !ScreenProperties.hasButtons($0) }
  )
  func chosen(style: String) throws {
    for placement in try ControlStyleList.style(style).placements {
      let screen = GalleryScreen(
        style: try ControlStyleList.style(style),
        placement: placement,
        width: 120,
        height: 40,
        isASCII: true
      )
      let text = try screen.lines().joined(separator: "\n")
      #expect(text.components(separatedBy: "(*)").count == 2, "\(text)")
    }
  }
}

@Suite("Checks of gallery screens")
@MainActor
struct ScreenPropertiesTests {
  private func screen() throws -> ([String], ScreenProperties) {
    let session = try GallerySession.everything()
    let plans = try #require(session.catalog.groups.first).products
    let screen = GalleryScreen(style: try ControlStyleList.style("savings"))
    let properties = ScreenProperties(
      width: 80,
      height: 24,
      plans: Array(plans.prefix(3)),
      words: session.catalog.words
    )
    return (try screen.lines(), properties)
  }

  @Test(
    "the checks find each kind of fault",
    arguments: [
      ("$299.99/year", "$299.99/yea "), ("$299.99/year", "$299.9/year"),
      ("$29.99 / month", "$29.99"), ("$29.99 / month", "$29.99 / mo…"),
      ("$29.99 / month", " $29.99 / month"), ("1 month free, then", "1 month free"),
      ("Try It Free", "           "), ("○", String(repeating: "○", count: 60)),
    ]
  )
  func fault(right: String, wrong: String) throws {
    let (lines, properties) = try screen()
    #expect(properties.complaints(about: lines, style: "savings", showsAll: true) == [])
    let faulty = lines.map { $0.replacing(right, with: wrong) }
    #expect(faulty != lines)
    let found = properties.complaints(about: faulty, style: "savings", showsAll: true)
    #expect(!found.isEmpty, "\(faulty)")
  }

  @Test("the checks report missing prices, missing lines and non-ASCII characters")
  func rest() throws {
    let (lines, properties) = try screen()
    #expect(properties.missing(lines, hasButtons: false, showsAll: false) == [])
    let without = lines.map { $0.replacing("$", with: "") }
    #expect(properties.missing(without, hasButtons: false, showsAll: false) == ["no price"])
    #expect(properties.missing(without, hasButtons: true, showsAll: true).count > 3)
    #expect(properties.outside(lines.dropLast()) == ["23 lines"])
    let ascii = ScreenProperties(
      width: 80,
      height: 24,
      isASCII: true,
      plans: properties.plans,
      words: properties.words
    )
    #expect(!ascii.outside(lines).isEmpty)
  }
}
