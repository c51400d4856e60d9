/// A picture in a frame. Its cells in the frame are half blocks; a screen with pixels can show the
/// picture in their place.
package struct FramePicture: Sendable {
  /// The pixels.
  package let source: any PictureSource
  /// The cells over which the whole picture is stretched. A part of them can be outside the frame.
  package let place: Rect
  /// The visible cells of `place`. They are inside the frame and never empty.
  package let visible: Rect
  /// The cells behind the visible cells, row by row: blank where the picture has drawn, and
  /// unchanged where the picture is transparent.
  package let cellsBehind: [Cell]

  /// Creates a picture. `cellsBehind` must contain a cell for each cell of `visible`.
  package init(source: any PictureSource, place: Rect, visible: Rect, cellsBehind: [Cell]) {
    self.source = source
    self.place = place
    self.visible = visible
    self.cellsBehind = cellsBehind
  }

  /// Returns the pixels of the visible cells, in a copy of the picture that is `size` pixels large.
  /// Returns `nil` if the picture is clipped and has so few pixels that cells do not begin at
  /// pixels.
  package func visiblePart(of size: Size) -> Rect? {
    guard
      let columns = Self.part(
        from: visible.minX - place.minX,
        to: visible.maxX - place.minX,
        of: place.size.width,
        pixels: size.width
      ),
      let rows = Self.part(
        from: visible.minY - place.minY,
        to: visible.maxY - place.minY,
        of: place.size.height,
        pixels: size.height
      )
    else { return nil }
    return Rect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  private static func part(from start: Int, to end: Int, of count: Int, pixels: Int) -> Range<Int>?
  {
    if start == 0, end == count { return 0..<pixels }
    guard pixels >= count else { return nil }
    return start * pixels / count..<end * pixels / count
  }
}

extension FramePicture: Hashable {
  /// Whether both pictures show the same pixels in the same cells.
  package static func == (first: Self, second: Self) -> Bool {
    first.source.identity == second.source.identity && first.place == second.place
      && first.visible == second.visible && first.cellsBehind == second.cellsBehind
  }

  /// Adds the pixels' identity and the cells.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(source.identity)
    hasher.combine(place)
    hasher.combine(visible)
  }
}

extension Frame {
  /// Returns the frame with the cells behind some of its pictures instead of the half blocks.
  ///
  /// - Parameter blank: The scalar of blank cells.
  package func withCells(
    behind pictures: [FramePicture],
    blank: Unicode.Scalar = " "
  ) -> Frame {
    if pictures.isEmpty { return self }
    var result = self
    for picture in pictures {
      let (area, cells) = (picture.visible, picture.cellsBehind)
      for y in area.minY..<area.maxY {
        let start = (y - area.minY) * area.size.width
        result.edit(row: y) { row in
          for x in area.minX..<area.maxX {
            var cell = cells[start + x - area.minX]
            if cell.scalar == 0x20, !cell.hasMarks {
              cell = Cell(scalar: blank.value, columns: 1, style: cell.style)
            }
            // The other half of a wide character.
            let other = row[x].columns == 2 ? x + 1 : x - 1
            if row[x].columns != 1, row.indices.contains(other) {
              row[other] = Cell(scalar: 0x20, columns: 1, style: row[other].style)
            }
            row[x] = cell
          }
        }
      }
    }
    return result
  }

  /// Returns the cells of a rectangle inside the frame, row by row.
  func cells(in rect: Rect) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(rect.size.area)
    for y in rect.minY..<rect.maxY {
      read(row: y) { cells += UnsafeBufferPointer(rebasing: $0[rect.minX..<rect.maxX]) }
    }
    return cells
  }
}
