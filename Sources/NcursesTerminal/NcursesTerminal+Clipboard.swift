import CNcurses
import Foundation

extension NcursesTerminal {
  /// Puts a text on the person's clipboard: by the terminal's own sequence (OSC 52), which
  /// reaches the machine they sit at, and where that is this one by its clipboard program
  /// too, since not every terminal knows the sequence.
  ///
  /// - Returns: False where neither can be, or the text is longer than terminals take
  ///   (74,994 bytes, as xterm).
  public func copy(_ text: String) -> Bool {
    let isHanded = ClipboardProgram.found(in: environment)?.take(text) ?? false
    guard !isClosed, environment.takesStrings,
      let bytes = ClipboardSequence.bytes(for: text)
    else { return isHanded }
    bytes.withUnsafeBufferPointer { buffer in
      // C's `char` has the size and alignment of `UInt8`.
      buffer.withMemoryRebound(to: CChar.self) { nc_send(screen, $0.baseAddress, $0.count) }
    }
    return true
  }
}

/// The sequence that has a terminal take a text (OSC 52).
enum ClipboardSequence {
  /// The most bytes of text that terminals take, as xterm has it.
  static let limit = 74_994

  /// The sequence for a text; `nil` for one that is too long.
  static func bytes(for text: String) -> [UInt8]? {
    let data = Data(text.utf8)
    guard data.count <= limit else { return nil }
    return Array("\u{1B}]52;c;\(data.base64EncodedString())\u{07}".utf8)
  }
}

/// A program of this machine that takes a text for its clipboard.
struct ClipboardProgram: Hashable {
  let path: String
  let arguments: [String]

  /// The program of the display that the person sits at; `nil` where there is none, or they
  /// sit elsewhere.
  static func found(
    in environment: TerminalEnvironment,
    isThere: (String) -> Bool = FileManager.default.isExecutableFile
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
      if let path = paths.first(where: isThere) {
        return ClipboardProgram(path: path, arguments: arguments)
      }
    }
    return nil
  }

  /// Hands a text over, without waiting for what becomes of it.
  func take(_ text: String) -> Bool {
    // A file rather than a pipe: a program that ends early would end this one with it.
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
