import CNcurses
import TerminalUI

/// The pictures on the screen of a terminal.
struct ScreenPictures {
  /// The pictures in the form of the terminal's protocol.
  enum Engine {
    case none
    case kitty(KittyPictures)
    case sixel(SixelPictures)
  }

  /// How the person wants pictures.
  let mode: PictureMode
  var probe: PictureProbe
  var engine = Engine.none
  /// The last frame with pictures, whose pictures may be added later; `nil` for a frame without
  /// pictures.
  var latest: Frame?
  /// Whether a task will add pictures.
  var isAdding = false
  /// Whether the size of a cell may have changed.
  var needsMeasuring = false
  /// The row in which a query was sent that some terminals print; `nil` after it was written again.
  var queryRow: Int?

  init(_ mode: PictureMode, _ environment: TerminalEnvironment) {
    self.mode = environment.takesStrings ? mode : .blocks
    probe = PictureProbe(queriesKitty: environment.takesPictureQuery)
  }
}

/// Pictures are drawn in two steps. A frame first appears with half blocks, so that pictures delay
/// no frame. Then the pixels are sent, and the frame appears again without these half blocks. After
/// that, moving or clipping a picture takes one step.
extension NcursesTerminal {
  /// The fewest colours with which pictures are shown.
  private static let leastColors = 256

  /// Whether pictures are shown with pixels if the terminal can.
  private var showsPictures: Bool {
    pictures.mode == .auto && isUnicode && !palette.isColourless && colours >= Self.leastColors
  }

  /// Returns the pictures of a frame that can appear with pixels now.
  func readyPictures(of frame: Frame) -> [FramePicture] {
    guard !frame.pictures.isEmpty, showsPictures, !needsProbe else { return [] }
    return frame.pictures.filter { isReady($0) }
  }

  private var needsProbe: Bool { pictures.probe.isIdle || pictures.needsMeasuring }

  private var screenRect: Rect { Rect(origin: .zero, size: size) }

  private func isReady(_ picture: FramePicture) -> Bool {
    guard screenRect.intersection(picture.visible) == picture.visible else { return false }
    switch pictures.engine {
    case .none: return false
    case .kitty(let kitty): return kitty.isReady(picture)
    case .sixel(let sixel): return sixel.isReady(picture, on: size)
    }
  }

  private func isPending(_ picture: FramePicture) -> Bool {
    guard screenRect.intersection(picture.visible) == picture.visible else { return false }
    switch pictures.engine {
    case .none: return false
    case .kitty(let kitty): return kitty.isPending(picture)
    case .sixel(let sixel): return sixel.isPending(picture, on: size)
    }
  }

  /// Prepares the rows in which pictures are gone or have moved. Returns these rows.
  func clearObsoletePictures(_ ready: [FramePicture]) -> Set<Int> {
    guard case .sixel(let sixel) = pictures.engine else { return [] }
    let rows = sixel.obsoleteRows(after: ready)
    for row in rows { nc_redraw_row(screen, Int32(row)) }
    return rows
  }

  /// Shows the pictures after their frame. Then queries the terminal, or sends pixels, if pictures are
  /// missing.
  ///
  /// - Parameter written: The rows that were written with the frame.
  func showPictures(_ ready: [FramePicture], of frame: Frame, written: Set<Int>) {
    switch pictures.engine {
    case .none: break
    case .kitty(var kitty):
      sendAtPlace(kitty.show(ready))
      pictures.engine = .kitty(kitty)
    case .sixel(var sixel):
      sendAtPlace(sixel.show(ready, written: written))
      pictures.engine = .sixel(sixel)
    }
    pictures.latest = frame.pictures.isEmpty || !showsPictures ? nil : frame
    guard let first = pictures.latest?.pictures.first else { return }
    if needsProbe { query(at: first) } else { addPicturesSoon() }
  }

  /// Sends the query. A terminal that prints it instead does so in the row of a picture, which is
  /// written again after the reply.
  private func query(at picture: FramePicture) {
    let query: String
    if pictures.probe.isIdle {
      query = "\u{1B}[\(picture.visible.minY + 1);1H" + pictures.probe.start()
      if pictures.probe.queriesKitty { pictures.queryRow = picture.visible.minY }
    } else if pictures.probe.awaitsReply {
      return
    } else {
      query = pictures.probe.measureAgain()
    }
    pictures.needsMeasuring = false
    decoder.awaitsPictures = true
    sendAtPlace(Array(query.utf8))
  }

  /// Processes the replies that were read.
  func takePictureReplies() {
    for reply in decoder.takePictureReplies() where pictures.probe.awaitsReply {
      let query = pictures.probe.take(reply, windowCell: windowCell)
      if let query { send(Array(query.utf8)) }
      decoder.awaitsPictures = pictures.probe.awaitsReply
      if !pictures.probe.awaitsReply { finishProbe() }
    }
  }

  private func finishProbe() {
    switch pictures.probe.found {
    case .kitty:
      pictures.engine = .kitty(KittyPictures(cell: windowCell ?? PictureLimits.usualCell))
      if isGuarded { nc_guard_pictures(NC_PICTURES_KITTY) }
    case .sixel(let colors, let cell):
      pictures.engine = .sixel(SixelPictures(colors: colors, cell: cell))
      if isGuarded { nc_guard_pictures(NC_PICTURES_SIXEL) }
    case nil: pictures.engine = .none
    }
    guard !isClosed, let frame = pictures.latest ?? shown else { return }
    if pictures.probe.found != .kitty, let row = pictures.queryRow {
      for y in row..<row + Self.queryRows { nc_redraw_row(screen, Int32(y)) }
    }
    pictures.queryRow = nil
    present(frame)
  }

  /// The number of rows that the text of a query takes at most on a usual window.
  private static let queryRows = 2

  /// The size of a cell in pixels that the system reports; `nil` if it is unknown.
  private var windowCell: Size? {
    var (width, height) = (Int32(0), Int32(0))
    guard nc_cell_size(screen, &width, &height) else { return nil }
    return Size(width: Int(width), height: Int(height))
  }

  /// Adds missing pictures after the waiting input is handled.
  private func addPicturesSoon() {
    guard !pictures.isAdding, let latest = pictures.latest,
      latest.pictures.contains(where: { isPending($0) })
    else { return }
    pictures.isAdding = true
    Task { @MainActor [weak self] in
      guard let self, pictures.isAdding else { return }
      pictures.isAdding = false
      addPictures()
    }
  }

  /// Sends the pixels of some pictures, and shows the last frame again with them.
  func addPictures() {
    guard !isClosed, showsPictures, let latest = pictures.latest else { return }
    var count = 0
    for picture in latest.pictures where isPending(picture) && count < PictureLimits.turnBytes {
      switch pictures.engine {
      case .none: return
      case .kitty(var kitty):
        let bytes = kitty.transmit(picture, needed: latest.pictures)
        pictures.engine = .kitty(kitty)
        send(bytes)
        count += bytes.count
      case .sixel(var sixel):
        count += sixel.encode(picture, needed: latest.pictures)
        pictures.engine = .sixel(sixel)
      }
    }
    present(latest)
  }

  /// Waits for the missing replies of a query before the program stops. The next frame with a
  /// picture queries the terminal again.
  func forgetPictureQuery() {
    guard pictures.probe.awaitsReply else { return }
    awaitReplies(keepsInput: true)
    pictures.probe = PictureProbe(queriesKitty: environment.takesPictureQuery)
    pictures.engine = .none
    decoder.awaitsPictures = false
  }

  /// Removes the pictures from the terminal, before it is left or cleared.
  func erasePictures() {
    switch pictures.engine {
    case .none: break
    case .kitty(var kitty):
      send(kitty.erase())
      pictures.engine = .kitty(kitty)
    case .sixel(var sixel):
      sixel.erase()
      pictures.engine = .sixel(sixel)
    }
  }

  /// Forgets the pictures after the window has changed. The next frame is written completely.
  func followWindowWithPictures() {
    erasePictures()
    switch pictures.probe.found {
    case .kitty:
      pictures.engine = .kitty(KittyPictures(cell: windowCell ?? PictureLimits.usualCell))
    case .sixel: (pictures.engine, pictures.needsMeasuring) = (.none, true)
    case nil: break
    }
  }

  /// Sends bytes that move the cursor, and restores its position and style.
  private func sendAtPlace(_ bytes: [UInt8]) {
    if !bytes.isEmpty { send(Array("\u{1B}7".utf8) + bytes + Array("\u{1B}8".utf8)) }
  }
}
