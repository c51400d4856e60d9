import ExternalInput
import TerminalUI

/// A recording of frames for `asciinema play` and similar players, in the format asciicast version
/// 2.
///
/// The first frame is complete. Later frames contain only the rows that changed. The caller sets
/// the times, so the same input gives the same bytes.
///
/// ```swift
/// import TerminalExport
/// import TerminalUI
///
/// @MainActor
/// func recording(of host: ViewHost) -> String {
///   var recording = Asciicast(size: host.size, title: "Subscribing")
///   recording.add(host.render(), at: 0)
///   host.send(.key(.down))
///   recording.add(host.render(), at: 800)
///   return recording.text
/// }
/// ```
public struct Asciicast: Sendable {
  /// The colours that the next frames may use.
  public var colors: ColorLevel {
    get { export.colors }
    set { export.colors = newValue }
  }
  /// The colour theme of the next frames. If the theme leaves the background to the terminal,
  /// colours are used that are legible on light and dark backgrounds.
  public var theme: ColorTheme {
    get { export.theme }
    set { export.theme = newValue }
  }

  private let header: String
  private var export: ANSIExport
  private var size: Size
  private var shown: (lines: [String], cursor: Point?)?
  private var lastTime = 0
  private var events: [String] = []

  /// Creates a recording of a screen of `size` cells.
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

  /// Adds a frame at a time in milliseconds from the start. If the time is before the time of the
  /// last frame, the last frame's time is used. A frame that is equal to the last frame is not
  /// added. A frame of another size resizes the screen.
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

  /// The recording: a header and one line per event.
  public var text: String { ([header] + events).map { $0 + "\n" }.joined() }

  /// Returns the output that changes the old rows to the new rows. If there are no old rows, the
  /// output contains all new rows.
  private static func output(from old: [String]?, to new: [String]) -> String {
    var output = old == nil ? "\u{1B}[0m\u{1B}[H\u{1B}[2J" : ""
    for (y, line) in new.enumerated() where old.map({ $0[y] != line }) ?? !line.isEmpty {
      // The line is erased before it is written. After a full line, erasing to the end would delete
      // its last cell.
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
