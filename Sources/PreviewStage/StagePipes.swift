import Foundation
import PreviewChannel
import ProgramLog

/// The ways between a stage and its previewer: standard input and output, put aside before
/// the previewed program can print to them. What it prints goes to the log.
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
    dup2(ProgramLog.shared.descriptorOrNowhere(), STDOUT_FILENO)
  }

  /// Lets the program end soon after its previewer, even where it hangs and does not hear
  /// of that.
  func followPreviewer() {
    let input = input
    Thread.detachNewThread {
      var entry = pollfd(fd: input, events: 0, revents: 0)
      while poll(&entry, 1, -1) <= 0 || entry.revents & Int16(POLLHUP) == 0 {}
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
  func complain(_ text: String) {
    FileHandle.standardError.writeAll(text + "\n")
  }

  private func write(_ bytes: [UInt8]) {
    if OpenFile(descriptor: output).write(bytes) != 0 { exit(0) }
  }
}
