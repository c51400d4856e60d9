import ExternalInput
import TerminalUI

/// Frames as a recording that `asciinema play` and its like show: the format asciicast,
/// version 2.
///
/// The first frame is sent whole, of each later one only the rows that changed. Times are the
/// caller's: the same frames at the same times give the same bytes.
///
/// ```swift
/// var recording = Asciicast(size: host.size, title: "Subscribing")
/// recording.add(host.render(), at: 0)
/// host.send(.key(.down))
/// recording.add(host.render(), at: 800)
/// print(recording.text, terminator: "")
/// ```
public struct Asciicast: Sendable {
  /// How many colours are used from the next frame on.
  public var colors: ColorLevel {
    get { export.colors }
    set { export.colors = newValue }
  }
  /// What the next frames' colours are read on; `nil` where that is not known, for colours
  /// that can be read on light and on dark.
  public var backgroundScheme: ColorScheme? {
    get { export.backgroundScheme }
    set { export.backgroundScheme = newValue }
  }

  private let header: String
  private var export: ANSIExport
  private var size: Size
  private var shown: (lines: [String], cursor: Point?)?
  private var lastTime = 0
  private var events: [String] = []

  /// Begins a recording on a screen of `size` cells.
  public init(
    size: Size,
    title: String = "",
    colors: ColorLevel = .trueColor,
    usesASCII: Bool = false
  ) {
    self.size = size
    export = ANSIExport(colors: colors, usesASCII: usesASCII)
    let named = title.isEmpty ? "" : ", \"title\": \(JSONText.string(title))"
    header = "{\"version\": 2, \"width\": \(size.width), \"height\": \(size.height)\(named)}"
  }

  /// Adds a frame at a time, in milliseconds since the recording began; one before that of
  /// the last frame counts as the same. A frame like the last one adds nothing; one of another
  /// size changes the screen's.
  public mutating func add(_ frame: Frame, at milliseconds: Int) {
    lastTime = max(lastTime, milliseconds)
    if frame.size != size {
      size = frame.size
      shown = nil
      append("r", "\(size.width)x\(size.height)")
    }
    let lines = export.lines(of: frame)
    let output = Self.output(from: shown?.lines, to: lines)
    let cursor = Self.inside(frame.cursor, size)
    let isMoved = shown.map { $0.cursor != cursor } ?? (cursor != nil)
    shown = (lines, cursor)
    guard !output.isEmpty || isMoved else { return }
    append("o", "\u{1B}[?25l" + output + Self.showing(cursor))
  }

  /// The recording: the header and one line an event, each ended by a line feed.
  public var text: String { ([header] + events).map { $0 + "\n" }.joined() }

  /// What is sent to come from some rows to others; all of them at first.
  private static func output(from old: [String]?, to new: [String]) -> String {
    var output = old == nil ? "\u{1B}[0m\u{1B}[H\u{1B}[2J" : ""
    for (y, line) in new.enumerated() where old.map({ $0[y] != line }) ?? !line.isEmpty {
      // The line is erased first: behind a full one, erasing to its end takes its last cell.
      let erasing = old == nil ? "" : "\u{1B}[2K"
      output += "\u{1B}[\(y + 1);1H" + erasing + line
    }
    return output
  }

  private static func inside(_ cursor: Point?, _ size: Size) -> Point? {
    cursor.flatMap { Rect(origin: .zero, size: size).contains($0) ? $0 : nil }
  }

  private static func showing(_ cursor: Point?) -> String {
    cursor.map { "\u{1B}[\($0.y + 1);\($0.x + 1)H\u{1B}[?25h" } ?? ""
  }

  private mutating func append(_ kind: String, _ data: String) {
    let thousandths = String(lastTime % 1000 + 1000).dropFirst()
    events.append("[\(lastTime / 1000).\(thousandths), \"\(kind)\", \(JSONText.string(data))]")
  }
}
