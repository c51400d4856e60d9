import ImageDecoding

@testable import TerminalUI

extension Fixture {
  static let images: [Fixture] = [
    Fixture("Image+Symbol") { Image(systemName: "star.fill") },
    Fixture("Image+Unknown") { Image(systemName: "no.such.symbol") },
    Fixture("Image+Missing") { Image("Mascot") },
    Fixture("Image+Resizable") {
      Image(systemName: "crown.fill").resizable().frame(width: 100, height: 64).border(.gray)
    },
    Fixture("Image+Picture") { Image(picture).resizable() },
    Fixture("Image+Template") {
      Image(picture).renderingMode(.template).foregroundStyle(.red)
    },
    Fixture("symbolVariant") {
      HStack {
        Image(systemName: "heart")
        Image(systemName: "heart").symbolVariant(.fill)
        Image(systemName: "bell").symbolVariant(.slash)
        Image(systemName: "heart").symbolVariant(.slash)
      }
    },
    Fixture("Symbols", [Size(width: 20, height: 10), Size(width: 44, height: 10)]) {
      VStack(alignment: .leading) {
        row(["checkmark", "xmark", "plus", "minus", "info.circle", "questionmark", "ellipsis"])
        row(["chevron.left", "chevron.right", "arrow.up", "arrow.down", "arrow.clockwise"])
        row(["gear", "person", "house", "magnifyingglass", "trash", "pencil", "bell", "lock"])
        row(["cart", "creditcard", "calendar", "clock", "flag", "folder", "book", "envelope"])
        row(["play", "pause", "stop", "wifi", "bolt", "flame", "leaf", "drop", "globe", "map"])
        row(["sun.max", "moon", "cloud", "snowflake", "car", "airplane", "gift", "sparkles"])
        row(["1.circle", "2.circle.fill", "a.square", "person.crop.circle.badge.plus"])
      }
    },
  ]

  @MainActor
  private static func row(_ names: [String]) -> some View {
    HStack { ForEach(names, id: \.self) { Image(systemName: $0) } }
  }

  /// Red above blue, transparent on the left.
  private static var picture: Bitmap {
    let clear = Bitmap.Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
    let blue = Bitmap.Pixel(red: 0, green: 0, blue: 255)
    let rows = [[clear, red, red], [clear, clear, blue], [red, red, blue], [red, blue, blue]]
    let pixels = rows.flatMap { $0.flatMap { Array(repeating: $0, count: 8) } }
    let tall = (0..<4).flatMap { row in
      (0..<8).flatMap { _ in Array(pixels[row * 24..<row * 24 + 24]) }
    }
    return Bitmap(width: 24, height: 32, pixels: tall) ?? Self.dot
  }

  private static var dot: Bitmap {
    guard
      let dot = Bitmap(width: 1, height: 1, pixels: [Bitmap.Pixel(red: 9, green: 9, blue: 9)])
    else { preconditionFailure("one pixel is a picture") }
    return dot
  }
}
