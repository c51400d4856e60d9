import Foundation
import PreviewChannel
import ProgramLog

/// The pipes between a previewed program and its previewer: standard input and output. They are
/// moved to other descriptors before the previewed program can print to them. The program's own
/// output and log also go to the previewer, which writes them to the program's log.
@MainActor
final class PreviewerPipes {
  /// The file descriptor from which the program reads the previewer's messages.
  let input: Int32
  private let output: Int32

  /// Moves both pipes to other descriptors.
  init() {
    input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
    close(nothing)
    connectLog()
  }

  /// Redirects the program's output and log to the previewer's log pipe. Child processes inherit
  /// the pipe only as standard output.
  private func connectLog() {
    let log = fcntl(
      PreviewedProgramOptions.logDescriptor,
      F_DUPFD_CLOEXEC,
      PreviewedProgramOptions.logDescriptor + 1
    )
    guard log >= 0 else { return }
    close(PreviewedProgramOptions.logDescriptor)
    dup2(log, STDOUT_FILENO)
    ProgramLog.shared.use(log)
  }

  /// Ends the program a second after its previewer ends, even if a view blocks forever.
  ///
  /// The descriptor is a copy, because the number of a closed descriptor may be reused for another
  /// file.
  func followPreviewer() {
    let input = fcntl(input, F_DUPFD_CLOEXEC, 3)
    guard input >= 0 else { return }
    Thread.detachNewThread {
      var entry = pollfd(fd: input, events: 0, revents: 0)
      let ends = Int16(POLLHUP) | Int16(POLLERR)
      while poll(&entry, 1, -1) <= 0 || entry.revents & ends == 0 {
        // The program closed this descriptor by mistake. Further polling would never block.
        if entry.revents & Int16(POLLNVAL) != 0 { return }
      }
      sleep(1)
      _exit(1)
    }
  }

  /// Sends a message to the previewer; if the previewer has ended, the program ends too. Buffered
  /// output is flushed first, so that it is not lost in a crash.
  func send(_ message: PreviewedProgramMessage) {
    fflush(nil)
    write(message.envelope.bytes)
  }

  /// Writes text to the original standard output.
  func print(_ text: String) { write(Array(text.utf8)) }

  /// Writes a line to standard error.
  func writeError(_ text: String) {
    FileHandle.standardError.writeAll(text + "\n")
  }

  private func write(_ bytes: [UInt8]) {
    if OpenFile(descriptor: output).write(bytes) != 0 { exit(0) }
  }
}
