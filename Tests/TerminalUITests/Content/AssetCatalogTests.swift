import Foundation
import Testing

@testable import TerminalUI

@Suite("Asset catalogs")
@MainActor
struct AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID())")
  private static let contents = "Contents.json"

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appending(path: "Assets.xcassets").appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func color(_ red: String, _ green: String, _ blue: String) -> String {
    """
    {"color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "\(green)",
    "blue": "\(blue)", "alpha": "1.000"}}, "idiom": "universal"}
    """
  }

  @Test(
    "a colour component parses in each of its spellings",
    arguments: [
      ("0.5", 0.5), ("255", 1), ("0x80", 128.0 / 255), ("1.000", 1), ("0", 0), ("9.5", 1),
    ]
  )
  func parts(text: String, value: Double) {
    #expect(AssetCatalog.ColorSet.number(text) == value)
  }

  @Test("colours are found by name, in light and dark variants, and in namespaced folders")
  func colors() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let dark = color("0x00", "0x00", "0xFF").replacing(
      "\"idiom\"",
      with: "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}], \"idiom\""
    )
    try write("{\"colors\": [\(color("255", "0", "0")), \(dark)]}", "Brand.colorset/Contents.json")
    try write("{\"properties\": {\"provides-namespace\": true}}", "Shop/Contents.json")
    try write("{\"colors\": [\(color("0.0", "1.0", "0.0"))]}", "Shop/Sale.colorset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let cells = { (scheme: ColorScheme) in
      makeHost(2, 1) {
        HStack(spacing: 0) {
          Text(verbatim: "a").foregroundStyle(Color("Brand", bundle: bundle))
          Text(verbatim: "b").foregroundStyle(Color("Shop/Sale", bundle: bundle))
        }
        .environment(\.colorScheme, scheme)
      }
      .render().row(0).map(\.style.foreground)
    }
    let green = CellColor(red: 0, green: 255, blue: 0)
    #expect(cells(.light) == [CellColor(red: 255, green: 0, blue: 0), green])
    #expect(cells(.dark) == [CellColor(red: 0, green: 0, blue: 255), green])
  }

  @Test("an image is drawn at the size that its scale defines")
  func pictures() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let gradient =
      "iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAiUlEQVR42pXNyRHCQAxE0W9rbLdXCIEQCIEQCIEQCIHQ"
      + "kXWgKBYjpl7NTb8LsP+H+SdVUh0slNCENnRhfWW9ooI6yTiQbEu9e14wKD8ZR5JtaXDvCw20G4wTybY0um8LHegj40yy"
      + "LU1ue6GH4YVxIdmWZpdZGGF6MK4k29Li8gszLM64kWxLO3cHGAARgZfr4D4AAAAASUVORK5CYII="
    try write(
      "{\"images\": [{\"filename\": \"a.png\", \"idiom\": \"universal\", \"scale\": \"1x\"}]}",
      "Sky.imageset/Contents.json"
    )
    let file = folder.appending(path: "Assets.xcassets/Sky.imageset/a.png")
    try #require(Data(base64Encoded: gradient)).write(to: file)
    let bundle = try #require(Bundle(path: folder.path))
    let rows = screen(10, 3) { Image("Sky", bundle: bundle) }
    #expect(rows == ["", "    ▀▀", ""])
    #expect(screen(10, 1, ascii: true) { Image("Sky", bundle: bundle) } == ["  [Sky]"])
    #expect(screen(12, 1) { Image("Moon", bundle: bundle) } == ["   [Moon]"])
  }

  @Test("a JPEG image is drawn, and the next file of a set replaces a damaged one")
  func photographs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A grey picture of 8 × 8 pixels.
    let grey =
      "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ"
      + "4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQ"
      + "AQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z"
    try write("no picture", "Cloud.imageset/broken.jpg")
    try write(
      """
      {"images": [
        {"filename": "broken.jpg", "idiom": "universal", "scale": "1x"},
        {"filename": "a.jpg", "idiom": "universal", "scale": "2x"}
      ]}
      """,
      "Cloud.imageset/Contents.json"
    )
    let file = folder.appending(path: "Assets.xcassets/Cloud.imageset/a.jpg")
    try #require(Data(base64Encoded: grey)).write(to: file)
    let bundle = try #require(Bundle(path: folder.path))
    let cell = makeHost(1, 1) { Image("Cloud", bundle: bundle).resizable() }.render()[0, 0]
    #expect(cell.text == "█")
    #expect(cell.style.foreground == CellColor(red: 128, green: 128, blue: 128))
  }
}
