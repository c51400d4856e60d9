import CNcurses

extension NcursesTerminal {
  /// Redirects what the process prints to standard output into an open file, until the terminal is
  /// closed. Otherwise it would appear on the screen.
  ///
  /// Standard error is still held back until the terminal is closed, and is also copied there.
  public func keepPrintedText(in descriptor: Int32) { nc_keep_printed(descriptor) }
}
