import Foundation

/// A program to start without a terminal, as the leader of a new session.
struct SpawnRequest {
  /// The path of the program.
  let path: String
  /// The arguments after the program's name.
  let arguments: [String]
  let environment: [String: String]
  /// The previewer's descriptors by their number in the program. The program gets `/dev/null` for
  /// each of 0, 1 and 2 that is missing here.
  let descriptors: [Int32: Int32]

  /// The lowest number for copies of descriptors, above all numbers in programs. Descriptors are
  /// first copied to these numbers, so that no descriptor is overwritten before it is moved to its
  /// final number.
  private static let reserved: Int32 = 16

  /// Starts the program and returns its process identifier, which is also the identifier of its
  /// session.
  ///
  /// - Throws: `PreviewError.refused` with the system's reason.
  func start() throws(PreviewError) -> pid_t {
    let copies = descriptors.mapValues { fcntl($0, F_DUPFD_CLOEXEC, Self.reserved) }
    defer { for copy in copies.values where copy >= 0 { close(copy) } }
    guard copies.values.allSatisfy({ $0 >= 0 }) else {
      throw Self.refusal(of: path, code: EMFILE)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for number in Set(0...2).union(copies.keys).sorted() {
      if let copy = copies[number] {
        posix_spawn_file_actions_adddup2(&actions, copy, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    var attributes = Self.attributes()
    defer { posix_spawnattr_destroy(&attributes) }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    let (process, failure) = PipeEnds.making.withLock { _ in
      var process = pid_t()
      let failure = posix_spawn(&process, path, &actions, &attributes, &words, &variables)
      return (process, failure)
    }
    guard failure == 0 else {
      throw Self.refusal(of: path, code: failure)
    }
    return process
  }

  /// Returns the error for a program that the system cannot start.
  private static func refusal(of path: String, code: Int32) -> PreviewError {
    let advice =
      switch code {
      case EMFILE, ENFILE: "Allow more open files (ulimit -n 256)."
      case EAGAIN: "End some programs, or allow more processes (ulimit -u)."
      case ENOMEM: "End some programs, or allow more memory (ulimit -v)."
      default: "Check that the program exists and is executable."
      }
    return .refused(path, reason: String(cString: strerror(code)), advice: advice)
  }

  /// `POSIX_SPAWN_SETSID`, which Swift does not import from the C library.
  private static let newSession: Int16 = 0x80

  /// Returns attributes for default signal handling and a new session.
  private static func attributes() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF) | newSession
    )
    return attributes
  }
}
