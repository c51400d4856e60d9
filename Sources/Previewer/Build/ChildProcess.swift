import Foundation

/// A program that was started.
struct ChildProcess: Sendable {
  /// How a program ended.
  enum Ending: Hashable, Sendable {
    case code(Int32)
    case signal(Int32)
  }

  /// The descriptors that the program has as its own; what is not said goes nowhere.
  struct Streams: Sendable {
    var input: Int32?
    var output: Int32?
    var errors: Int32?
  }

  let pid: pid_t

  /// Starts a program.
  ///
  /// - Parameter isApart: Whether it is a process group of its own, which keys and the
  ///   shell's job control do not reach.
  init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    streams: Streams,
    isApart: Bool
  ) throws(PreviewError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let given = [(streams.input, Int32(0)), (streams.output, 1), (streams.errors, 2)]
    for (descriptor, number) in given {
      if let descriptor {
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = Self.attributes(isApart: isApart)
    defer { posix_spawnattr_destroy(&attributes) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var pid = pid_t()
    let failure = posix_spawn(&pid, path, &actions, &attributes, &words, &variables)
    guard failure == 0 else {
      throw .refused(path, reason: String(cString: strerror(failure)))
    }
    self.pid = pid
  }

  private static func attributes(isApart: Bool) -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
    if isApart { flags |= Int16(POSIX_SPAWN_SETPGROUP) }
    posix_spawnattr_setflags(&attributes, flags)
    return attributes
  }

  /// Waits until the program has ended. To be called once.
  func wait() -> Ending {
    var status = Int32(0)
    while waitpid(pid, &status, 0) < 0 {
      if errno != EINTR { return .code(0) }
    }
    let signal = status & 0x7F
    return signal == 0 ? .code((status >> 8) & 0xFF) : .signal(signal)
  }
}

/// The two ends of a pipe, which programs that are started do not inherit.
struct PipeEnds: Sendable {
  let reading: Int32
  let writing: Int32

  init() throws(PreviewError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .refused("pipe", reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }
}
