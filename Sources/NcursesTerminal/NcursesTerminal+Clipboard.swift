import Foundation

extension NcursesTerminal {
  /// Copies a text to the person's clipboard. The sequence OSC 52 reaches the terminal's own
  /// machine, also from a remote session. On a local display, a clipboard program is used as well,
  /// because not every terminal supports the sequence.
  ///
  /// - Returns: Whether the text was sent. The result is `false` if there is no clipboard, or if
  ///   the text is longer than terminals accept (74,994 bytes, xterm's limit).
  public func copy(_ text: String) -> Bool {
    let isHanded = ClipboardProgram.found(in: environment)?.take(text) ?? false
    guard !isClosed, environment.takesStrings,
      let bytes = ClipboardSequence.bytes(for: text)
    else { return isHanded }
    send(bytes)
    return true
  }
}

/// The sequence that copies a text to the terminal's clipboard (OSC 52).
enum ClipboardSequence {
  /// The maximum number of bytes of text that terminals accept: xterm's limit.
  static let limit = 74_994

  /// Returns the sequence for a text; `nil` if the text is too long.
  static func bytes(for text: String) -> [UInt8]? {
    let data = Data(text.utf8)
    guard data.count <= limit else { return nil }
    return Array("\u{1B}]52;c;\(data.base64EncodedString())\u{07}".utf8)
  }
}

/// A local program that copies standard input to the clipboard.
struct ClipboardProgram: Hashable {
  let path: String
  let arguments: [String]

  /// Returns the clipboard program of the local display; `nil` if there is none or the session is
  /// remote.
  static func found(
    in environment: TerminalEnvironment,
    isExecutable: (String) -> Bool = FileManager.default.isExecutableFile
  ) -> ClipboardProgram? {
    let variables = environment.variables
    guard variables["SSH_TTY"] == nil, variables["SSH_CONNECTION"] == nil else { return nil }
    var names: [(name: String, arguments: [String])] = []
    if variables["WAYLAND_DISPLAY"] != nil { names.append(("wl-copy", [])) }
    if variables["DISPLAY"] != nil {
      names += [("xclip", ["-selection", "clipboard"]), ("xsel", ["-ib"])]
    }
    #if os(macOS)
    names.append(("pbcopy", []))
    #endif
    let folders = (variables["PATH"] ?? "").split(separator: ":")
    for (name, arguments) in names {
      let paths = folders.map { "\($0)/\(name)" }
      if let path = paths.first(where: isExecutable) {
        return ClipboardProgram(path: path, arguments: arguments)
      }
    }
    return nil
  }

  /// Copies a text without waiting for the program. Returns whether the program started.
  func take(_ text: String) -> Bool {
    // The program's input is a file instead of a pipe. If the program ended early, writing to a
    // pipe would end this process.
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let isWritten = FileManager.default.createFile(
      atPath: place.path,
      contents: Data(text.utf8),
      attributes: [.posixPermissions: 0o600]
    )
    guard isWritten else { return false }
    defer { try? FileManager.default.removeItem(at: place) }
    do {
      let process = Process()
      process.executableURL = URL(filePath: path)
      process.arguments = arguments
      process.standardInput = try FileHandle(forReadingFrom: place)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return true
    } catch {
      return false
    }
  }
}
