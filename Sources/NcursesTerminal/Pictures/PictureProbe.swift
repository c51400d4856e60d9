import TerminalUI

/// The protocol with which a terminal shows pictures.
enum PictureProtocol: Hashable {
  /// The kitty graphics protocol.
  case kitty
  /// Sixel graphics, with the largest number of colours and the size of a cell in pixels.
  case sixel(colors: Int, cell: Size)
}

/// Finds out with queries how a terminal shows pictures. Nothing ever waits for a reply.
///
/// 1. The first query asks for the kitty graphics protocol, and for the terminal's attributes. A
///   terminal without the protocol replies only to the second part.
/// 2. If the attributes contain sixel graphics, the second query asks for the size of a cell and
///   the number of colours.
///
/// Sources: the kitty graphics protocol, "Querying support"; XTerm Control Sequences, DA1, XTWINOPS
/// 16 and XTSMGRAPHICS.
struct PictureProbe {
  private enum Step {
    case idle
    case identifying(hasKitty: Bool)
    case measuring
    case finished
  }

  /// The number of the query for the kitty graphics protocol, which the reply repeats.
  static let queryNumber = 31
  private static let attributes = "\u{1B}[c"
  private static let kittyQuery = "\u{1B}_Gi=\(queryNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
  private static let sixelQuery = "\u{1B}[16t\u{1B}[?1;1;0S"

  /// The largest plausible side of a cell, in pixels. This project's choice.
  private static let mostCellPixels = 256
  /// The attribute of sixel graphics in the reply to DA1.
  private static let sixelAttribute = 4
  /// The most colours of a picture. Few terminals have more.
  static let mostColors = 256

  /// Whether the query for the kitty graphics protocol can be sent. GNU Screen and tmux show its
  /// text as a title.
  let queriesKitty: Bool
  private var step = Step.idle
  private var colors = PictureProbe.mostColors
  private var cell: Size?
  private(set) var found: PictureProtocol?

  init(queriesKitty: Bool) { self.queriesKitty = queriesKitty }

  /// Whether no query has been sent yet.
  var isIdle: Bool { if case .idle = step { true } else { false } }

  /// Whether a reply is missing.
  var awaitsReply: Bool {
    switch step {
    case .identifying, .measuring: true
    case .idle, .finished: false
    }
  }

  /// Returns the first query.
  mutating func start() -> String {
    step = .identifying(hasKitty: false)
    return (queriesKitty ? Self.kittyQuery : "") + Self.attributes
  }

  /// Returns the query for the size of a cell, after the window has changed.
  mutating func measureAgain() -> String {
    (step, cell) = (.measuring, nil)
    return Self.sixelQuery + Self.attributes
  }

  /// Processes a reply. Returns the next query, or `nil` if there is none.
  ///
  /// - Parameter windowCell: The size of a cell that the system reports, for terminals that do not
  ///   reply to the query.
  mutating func take(_ reply: PictureReply, windowCell: Size?) -> String? {
    switch (reply, step) {
    case (.kitty, .identifying): step = .identifying(hasKitty: true)
    case (.cellSize(let width, let height), .measuring):
      cell = Self.plausible(Size(width: width, height: height))
    case (.sixelColors(let count), .measuring):
      if count > 1 { colors = min(count, Self.mostColors) }
    case (.attributes, .identifying(hasKitty: true)): finish(.kitty)
    case (.attributes(let numbers), .identifying):
      if numbers.dropFirst().contains(Self.sixelAttribute) { return measureAgain() }
      finish(nil)
    case (.attributes, .measuring):
      let cell = cell ?? windowCell.flatMap(Self.plausible)
      finish(cell.map { .sixel(colors: colors, cell: $0) })
    default: break
    }
    return nil
  }

  private mutating func finish(_ result: PictureProtocol?) { (step, found) = (.finished, result) }

  private static func plausible(_ size: Size) -> Size? {
    let range = 1...mostCellPixels
    return range.contains(size.width) && range.contains(size.height) ? size : nil
  }
}
