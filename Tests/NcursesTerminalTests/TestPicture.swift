import Foundation

@testable import NcursesTerminal
@testable import TerminalUI

/// A picture of one colour whose PNG file is any bytes.
struct TestPicture: PictureSource {
  final class Token: Sendable {}

  let token: any AnyObject & Sendable = Token()
  var size = Size(width: 16, height: 16)
  var color: [UInt8] = [255, 0, 0, 255]
  var file: [UInt8]? = Array("a PNG file".utf8)

  func pixels(in part: Rect, scaledTo size: Size) -> [UInt8] {
    Array(repeating: color, count: size.area).flatMap(\.self)
  }

  func png(of part: Rect, reducedBy factor: Int, limit: Int) -> [UInt8]? {
    file.flatMap { $0.count <= limit ? $0 : nil }
  }

  /// Returns the picture in a frame, with the visible cells of `place` in a window.
  func placed(at place: Rect, in window: Rect? = nil) -> FramePicture {
    let visible = place.intersection(window ?? place)
    return FramePicture(
      source: self,
      place: place,
      visible: visible,
      cellsBehind: Array(repeating: .blank, count: visible.size.area)
    )
  }
}

extension Frame {
  /// Returns the frame with pictures, whose cells are half blocks.
  func adding(_ pictures: FramePicture...) -> Frame {
    var frame = self
    for picture in pictures {
      let area = picture.visible
      let style = CellStyle(foreground: .critical, background: .accent)
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX {
          frame[x, y] = Cell(text: "▀", columns: 1, style: style)
        }
      }
    }
    frame.pictures += pictures
    return frame
  }
}

extension NcursesTerminal {
  /// Waits until no task adds pictures.
  func settlePictures() async {
    while pictures.isAdding { await Task.yield() }
  }
}
