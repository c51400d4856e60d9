import NcursesTerminal
import TerminalUI

/// A screen that a program prints as text when it is idle.
///
/// Timers that repeat without limit run at most once, so that the text does not depend on the speed
/// of the machine. The main loop must run.
@MainActor
package struct PrintedScreen {
  private let host: ViewHost

  /// Creates a screen of a size in cells.
  package init(_ root: some View, size: Size, environment: EnvironmentValues) {
    ProgramClock.stopRepetitions()
    host = UIApplication.shared.connect(root, size: size, environment: environment)
  }

  /// Presses a key.
  package func press(_ key: Key) { host.send(.key(key)) }

  /// Waits until the program is idle, for at most two seconds.
  ///
  /// - Returns: The screen, a line for each row, and whether the program was idle.
  package func settled() async -> (text: String, isAtRest: Bool) {
    await withCheckedContinuation { continuation in
      let watch = RestWatch { [host] in
        host.update()
      } end: { [host] isAtRest in
        continuation.resume(returning: (host.render().plainText, isAtRest))
      }
      MainLoop.begin(watch)
    }
  }

  /// The message for a program that was not idle after two seconds.
  package static let restlessNote =
    "the program was not idle after 2 seconds, so the printed screen may differ between runs"
}
