import Foundation
import PreviewChannel
import ProgramLog

/// The pipes between a stage and its previewer: standard input and output, put aside before
/// the previewed program can print to them. What it prints and logs goes to the previewer too,
/// which writes it to the log.
@MainActor
final class StagePipes {
  /// Where the previewer's messages are read from.
  let input: Int32
  private let output: Int32

  /// Puts both aside.
  init() {
    input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    connectLog()
  }

  /// Lets the program print and log to the previewer's pipe, which programs that it starts get
  /// as standard output only.
  private func connectLog() {
    let log = fcntl(StageOptions.logDescriptor, F_DUPFD_CLOEXEC, StageOptions.logDescriptor + 1)
    guard log >= 0 else { return }
    close(StageOptions.logDescriptor)
    dup2(log, STDOUT_FILENO)
    ProgramLog.shared.use(log)
  }

  /// Ends the program soon after its previewer, even when a view never returns.
  ///
  /// The descriptor is a copy, since the number of one that is closed can be another file's.
  func followPreviewer() {
    let input = fcntl(input, F_DUPFD_CLOEXEC, 3)
    guard input >= 0 else { return }
    Thread.detachNewThread {
      var entry = pollfd(fd: input, events: 0, revents: 0)
      let ends = Int16(POLLHUP) | Int16(POLLERR)
      while poll(&entry, 1, -1) <= 0 || entry.revents & ends == 0 {
        // The program has closed what it was not given; to ask again would never wait.
        if entry.revents & Int16(POLLNVAL) != 0 { return }
      }
      sleep(1)
      _exit(1)
    }
  }

  /// Tells the previewer something. One that has gone wants no more, and the program ends.
  /// What was printed until now reaches the log, lest a crash swallow it.
  func send(_ message: StageMessage) {
    fflush(nil)
    write(message.envelope.bytes)
  }

  /// Writes text to what was standard output.
  func print(_ text: String) { write(Array(text.utf8)) }

  /// Writes a line to standard error.
  func writeError(_ text: String) {
    FileHandle.standardError.writeAll(text + "\n")
  }

  private func write(_ bytes: [UInt8]) {
    if OpenFile(descriptor: output).write(bytes) != 0 { exit(0) }
  }
}
