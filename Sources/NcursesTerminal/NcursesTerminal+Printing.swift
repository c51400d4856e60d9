import CNcurses

extension NcursesTerminal {
  /// Redirects printed text from standard output to an open file until the terminal is closed.
  /// Otherwise printed text would appear on the screen.
  ///
  /// Text for standard error is still held back until the terminal is closed, and is also copied to
  /// the file.
  public func keepPrintedText(in descriptor: Int32) { nc_keep_printed(descriptor) }
}
