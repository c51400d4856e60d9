import Foundation
import Testing

/// A program that a test starts.
///
/// Foundation's `Process` waits until every inherited descriptor is closed, and so forever for a
/// program that leaves a server running; this type waits for the program alone. With `Process`, a
/// program inherits the signals that the starting thread blocks, nearly all on Swift's own threads;
/// with this type it receives every signal.
struct Command {
  let arguments: [String]
  var environment = ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"]

  /// Runs the program, whose path is the first argument, and returns its exit code.
  func run(writingTo path: String = "/dev/null") throws -> Int32 {
    (Self.wait(for: try start(writingTo: path)) >> 8) & 0xFF
  }

  /// Starts the program and returns its process identifier.
  func start(writingTo path: String = "/dev/null") throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    )
    return try spawn(&actions, &attributes)
  }

  /// Waits until a process ends, and returns its status in the form of `waitpid`.
  static func wait(for process: pid_t) -> Int32 {
    var status = Int32(0)
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return status
  }

  private func spawn(
    _ actions: inout posix_spawn_file_actions_t,
    _ attributes: inout posix_spawnattr_t
  ) throws -> pid_t {
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var pid = pid_t()
    let failure = posix_spawn(&pid, arguments[0], &actions, &attributes, &words, &variables)
    try #require(failure == 0, "\(arguments[0]) does not start")
    return pid
  }
}
