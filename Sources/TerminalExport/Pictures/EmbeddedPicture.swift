import Foundation
import TerminalUI

/// A picture of a screen as a PNG file inside a document.
struct EmbeddedPicture {
  /// The cells that show the picture.
  let cells: Rect
  /// The PNG file as a `data:` address. It contains only letters, digits and `+/=:;,`.
  let address: String

  /// The most bytes of the file of a picture, and of all files of a screen. This project's choice.
  private static let (fileLimit, screenLimit) = (1 << 20, 1 << 23)
  /// The most pixels of a picture.
  private static let pixelLimit = 1 << 19
  /// The number of pixels of a picture for each pixel of the screen, for displays with small
  /// pixels.
  private static let density = 2

  /// Embeds the pictures of a frame. Returns them with the frame that has the cells behind them
  /// instead of half blocks. Pictures that are too large stay in half blocks.
  static func embed(_ frame: Frame, _ theme: ScreenTheme) -> (frame: Frame, [EmbeddedPicture]) {
    guard !frame.pictures.isEmpty, theme.colors >= .palette else { return (frame, []) }
    var count = 0
    var embedded: [(FramePicture, EmbeddedPicture)] = []
    for picture in frame.pictures {
      guard let file = file(of: picture), count + file.count <= screenLimit else { continue }
      count += file.count
      let address = "data:image/png;base64," + Data(file).base64EncodedString()
      embedded.append((picture, EmbeddedPicture(cells: picture.visible, address: address)))
    }
    return (frame.withCells(behind: embedded.map(\.0)), embedded.map(\.1))
  }

  private static func file(of picture: FramePicture) -> [UInt8]? {
    guard let part = picture.visiblePart(of: picture.source.size) else { return nil }
    let place = picture.place.size
    let target = Size(
      width: place.width * PixelGrid.width * density,
      height: place.height * PixelGrid.height * density
    )
    let factor = picture.source.reduction(toFit: target, limit: pixelLimit)
    return picture.source.png(of: part, reducedBy: factor, limit: fileLimit)
  }
}

extension EmbeddedPicture {
  /// The picture as an SVG element.
  var svg: String {
    "<image x=\"\(cells.minX * PixelGrid.width)\" y=\"\(cells.minY * PixelGrid.height)\""
      + " width=\"\(cells.size.width * PixelGrid.width)\""
      + " height=\"\(cells.size.height * PixelGrid.height)\" preserveAspectRatio=\"none\""
      + " xmlns:xlink=\"http://www.w3.org/1999/xlink\" xlink:href=\"\(address)\"/>"
  }

  /// The picture as an HTML element of the class `p`, in a positioned element.
  var html: String {
    let (x, y, size) = (cells.minX, cells.minY, cells.size)
    return "<img class=\"p\" alt=\"\" style=\"left:\(x)ch;top:\(Self.rows(y));"
      + "width:\(size.width)ch;height:\(Self.rows(size.height))\" src=\"\(address)\"/>"
  }

  /// The rules of ``html``.
  static let rules = ["pre{position:relative}", ".p{position:absolute}"]

  /// Returns the height of rows. A row is 1.15 em high; see ``HTMLExport``.
  private static func rows(_ count: Int) -> String { "calc(\(count)*1.15em)" }
}
