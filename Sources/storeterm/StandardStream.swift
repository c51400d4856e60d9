import Foundation
import ProgramLog
import StoreModel

/// Where the program writes text.
enum StandardStream {
  case output
  case error

  /// Writes text, and waits where a pipe takes no more. When the reader has gone, nobody wants
  /// the rest, and nothing is said. Any other failure to write to standard output ends the
  /// program with 2, also where there was no text: a result that nobody can get is none.
  ///
  /// - Returns: Whether all of it was written.
  @discardableResult
  func write(_ text: String) -> Bool {
    let descriptor = self == .output ? STDOUT_FILENO : STDERR_FILENO
    let code = OpenFile(descriptor: descriptor).write(text.utf8)
    if code != 0 { fail(code: code) }
    return code == 0
  }

  /// Writes text of a conversation, which is over when the reader has gone: the program then
  /// ends with 0.
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

  /// Opens the device that is always empty in the place of a standard stream that is closed: else
  /// the next file that is opened would get its number, and what is printed.
  static func keepNumbers() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      // What is written to standard output is to fail; complaints have nowhere to go.
      _ = open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
