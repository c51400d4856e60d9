import CNcurses
import TerminalUI

extension NcursesTerminal {
  /// Restores the terminal, stops the process group like the shell's Ctrl-Z, and uses the screen
  /// again when the process continues. The next input is then a `.resize` event, so that the whole
  /// screen is redrawn.
  public func suspend() {
    guard !isClosed else { return }
    stop(group: true)
    deliverSoon()
  }

  func stop(group: Bool) {
    willSuspend?()
    forgetPictureQuery()
    erasePictures()
    nc_leave(screen)
    nc_stop(group)
    retake()
    didContinue?()
  }

  func retake() {
    nc_enter(screen)
    // Entering the screen queries the background again.
    decoder.awaitsBackgroundColor = queriesBackgroundColor
    followWindow()
  }
}
