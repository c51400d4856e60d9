import Foundation
import ProgramLog
import StoreModel

/// A standard stream of the process.
enum StandardStream {
  case output
  case error

  /// Writes text, blocking while a pipe is full. If the reader has closed the pipe, the rest is
  /// dropped silently. After any other error of standard output, the program ends with exit code 2,
  /// even for an empty text, because the result is lost.
  ///
  /// - Returns: Whether the whole text was written.
  @discardableResult
  func write(_ text: String) -> Bool {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    let code = OpenFile(descriptor: descriptor).write(text.utf8)
    if code != 0 { fail(code: code) }
    return code == 0
  }

  /// Writes text of an interactive session. If the reader has closed the pipe, the program ends
  /// with 0.
  func writeInteractive(_ text: String) {
    if !write(text) { exit(0) }
  }

  private func fail(code: Int32) {
    guard self == .output, code != EPIPE else { return }
    let why =
      switch code {
      case EBADF: "stdout is closed. Redirect it."
      case ENOSPC, EDQUOT:
        "\(String(cString: strerror(code))). Free some space, or redirect stdout elsewhere."
      default: "\(String(cString: strerror(code))). Redirect stdout elsewhere."
      }
    Self.error.write("storeterm: cannot write to stdout: \(why)\n")
    exit(2)
  }

  /// Opens `/dev/null` for each closed standard stream. Otherwise the next opened file would get
  /// the number of the closed stream, and printed text would be written to that file.
  static func keepNumbers() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // Standard output is opened for reading, so that writing to it fails. Messages for standard
      // error are dropped.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
