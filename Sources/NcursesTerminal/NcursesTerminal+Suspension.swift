import CNcurses
import TerminalUI

extension NcursesTerminal {
  /// Gives the screen back, stops the program with its job as the shell's job control
  /// does, and takes the screen again when it continues. The next input is then a
  /// `.resize`, so that everything is drawn again.
  public func suspend() {
    guard !isClosed else { return }
    stop(group: true)
    deliverSoon()
  }

  func stop(group: Bool) {
    nc_leave(screen)
    nc_stop(group)
    retake()
  }

  func retake() {
    nc_enter(screen)
    followWindow()
  }
}
