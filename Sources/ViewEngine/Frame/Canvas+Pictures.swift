/// A picture with the cells that it drew.
struct DrawnPicture {
  let picture: FramePicture
  let cells: [Cell]
}

extension Canvas {
  /// Draws a picture as cells and records it. The frame contains the picture if nothing draws over
  /// its visible cells later; see ``finishPictures()``.
  ///
  /// - Parameters:
  ///   - place: The cells over which the picture is stretched.
  ///   - drawCells: Draws the picture as cells, clipped to `window`.
  package func draw(
    _ source: any PictureSource,
    over place: Rect,
    in window: Rect,
    cells drawCells: () -> Void
  ) {
    let visible = place.intersection(window).intersection(bounds)
    guard !visible.isEmpty else { return drawCells() }
    let before = frame.cells(in: visible)
    drawCells()
    let after = frame.cells(in: visible)
    let behind = zip(before, after).map { before, after in
      // Text that the picture covers must not come back. A half of a wide character cannot.
      before == after && before.columns == 1 ? before : .blank(behind: before)
    }
    let picture = FramePicture(
      source: source,
      place: place,
      visible: visible,
      cellsBehind: behind
    )
    drawnPictures.append(DrawnPicture(picture: picture, cells: after))
  }

  /// Adds the recorded pictures to the frame, without pictures with a changed cell: a view in front
  /// covers the cell, a clip shape cuts it, or a style changes it. Bold is no change,
  /// because half blocks look the same in bold.
  package func finishPictures() {
    if drawnPictures.isEmpty { return }
    frame.pictures = drawnPictures.filter { drawn in
      zip(frame.cells(in: drawn.picture.visible), drawn.cells).allSatisfy { now, then in
        now == then || now.withoutBold == then.withoutBold
      }
    }
    .map(\.picture)
    drawnPictures = []
  }
}

extension Cell {
  /// Returns a blank with the background of a cell.
  fileprivate static func blank(behind cell: Cell) -> Cell {
    Cell(scalar: 0x20, columns: 1, style: CellStyle(background: cell.style.background))
  }

  fileprivate var withoutBold: Cell {
    var cell = self
    cell.style.attributes.remove(.bold)
    return cell
  }
}
