#if os(Linux)
import Foundation
import Testing

/// A program in its own pseudo-terminal, controlled by the test, which may or may not read its
/// output.
final class TerminalProgram {
  struct Failure: Error, CustomStringConvertible { let description: String }

  // TIOCSPTLCK, TIOCGPTN and POSIX_SPAWN_SETSID, which Swift does not import.
  private static let lock: UInt = 0x4004_5431
  private static let number: UInt = 0x8004_5430
  private static let newSession: Int32 = 0x80

  private let person: Int32
  private let terminal: Int32
  let pid: pid_t
  private(set) var output: [UInt8] = []
  private var status: Int32?

  /// The modes of the terminal before the program started.
  let modes: [UInt32]

  /// The program's home folder, removed with this object.
  private let home: Program.Folder

  /// Starts a program as a session leader.
  init(
    _ program: URL,
    _ arguments: [String],
    environment: [String: String] = [:],
    columns: Int = 80,
    rows: Int = 24
  ) throws {
    person = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var (isLocked, number) = (Int32(0), UInt32(0))
    guard person >= 0, ioctl(person, Self.lock, &isLocked) == 0,
      ioctl(person, Self.number, &number) == 0
    else { throw Failure(description: "no pseudo-terminal") }
    let path = "/dev/pts/\(number)"
    terminal = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    _ = fcntl(person, F_SETFL, O_NONBLOCK)
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    modes = Self.modes(of: terminal)
    var variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]
    let home = try Program.Folder()
    self.home = home
    variables["HOME"] = home.url.path
    variables.merge(environment) { $1 }
    pid = try Self.spawn(program.path, arguments, variables, on: path)
  }

  deinit {
    if status == nil {
      kill(pid, SIGKILL)
      _ = waitpid(pid, nil, 0)
    }
    close(person)
    close(terminal)
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    _ variables: [String: String],
    on terminal: String
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // The first terminal that a session leader opens becomes the session's terminal.
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | newSession
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var texts: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + texts { free(pointer) } }
    var pid = pid_t()
    let code = posix_spawn(&pid, program, &actions, &attributes, &words, &texts)
    guard code == 0 else { throw Failure(description: "\(program) does not start: \(code)") }
    return pid
  }

  // MARK: The terminal

  private static func modes(of terminal: Int32) -> [UInt32] {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  /// Whether the terminal has its original modes.
  var isRestored: Bool { Self.modes(of: terminal) == modes }

  /// Blocks the terminal's output, like Ctrl-S.
  func freeze() { tcflow(terminal, TCOOFF) }

  /// Unblocks the terminal's output.
  func thaw() { tcflow(terminal, TCOON) }

  /// Whether the terminal accepts output.
  var takesOutput: Bool {
    var entry = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    return poll(&entry, 1, 0) > 0
  }

  /// Resizes the window, so that everything is redrawn.
  func resize(columns: Int, rows: Int) {
    var size = winsize()
    (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// Reads the available output; returns whether there was any.
  @discardableResult
  func read() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = Foundation.read(person, &bytes, bytes.count)
    if count > 0 { output += bytes[..<count] }
    return count > 0
  }

  /// The output that was read so far.
  var text: String { String(decoding: output, as: UTF8.self) }

  /// Discards the output that was read so far.
  func forget() { output = [] }

  /// Sends bytes, and reads the program's output meanwhile.
  func type(_ bytes: some Sequence<UInt8>) throws {
    var rest = Array(bytes)[...]
    let deadline = ContinuousClock.now + .seconds(60)
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(person, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { wait(for: POLLIN | POLLOUT) }
      read()
      guard ContinuousClock.now < deadline else {
        throw Failure(description: "the program does not read")
      }
    }
  }

  func type(_ text: String) throws { try type(text.utf8) }

  private func wait(for events: Int32, _ milliseconds: Int32 = 20) {
    var entry = pollfd(fd: person, events: Int16(events), revents: 0)
    _ = poll(&entry, 1, milliseconds)
  }

  /// Reads until the output contains a text.
  @discardableResult
  func waitFor(_ wanted: String, within limit: Duration = .seconds(60)) throws -> Duration {
    let start = ContinuousClock.now
    while !text.contains(wanted) {
      if !read() { wait(for: POLLIN) }
      guard ContinuousClock.now - start < limit, !hasEnded else {
        throw Failure(description: "no \"\(wanted)\" in \(text.suffix(2000).debugDescription)")
      }
    }
    return ContinuousClock.now - start
  }

  /// Reads until there is no output for some milliseconds.
  func waitForRest(_ milliseconds: Int = 200) {
    var last = ContinuousClock.now
    while ContinuousClock.now - last < .milliseconds(milliseconds) {
      if read() { last = ContinuousClock.now } else { wait(for: POLLIN, 10) }
    }
  }

  // MARK: The program

  func send(signal: Int32) { kill(pid, signal) }

  /// Whether the program has exited or was killed. Reaps the process once.
  var hasEnded: Bool {
    if status != nil { return true }
    var found = Int32(0)
    guard waitpid(pid, &found, WNOHANG) == pid else { return false }
    status = found
    return true
  }

  /// The processes that the program's first thread has started.
  var children: [pid_t] {
    let list = try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)
    return list?.split(separator: " ").compactMap { pid_t($0) } ?? []
  }

  /// Waits until the program ends; default: without reading its output.
  ///
  /// - Returns: The signal that ended it, or its exit code above 256.
  func end(within limit: Duration, reading: Bool = false) throws -> Int32 {
    let start = ContinuousClock.now
    while !hasEnded {
      if reading { read() }
      guard ContinuousClock.now - start < limit else {
        throw Failure(description: "the program still runs after \(limit)")
      }
      usleep(2000)
    }
    while reading, read() {}
    let found = status ?? 0
    return found & 0x7F == 0 ? 256 + (found >> 8) & 0xFF : found & 0x7F
  }
}
#endif
