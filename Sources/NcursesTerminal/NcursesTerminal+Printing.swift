import CNcurses

extension NcursesTerminal {
  /// Sends what the program prints meanwhile to an open file instead of onto the
  /// screen, until the terminal is closed.
  ///
  /// What it says on standard error is held back as ever, and copied there too.
  public func keepPrintedText(in descriptor: Int32) { nc_keep_printed(descriptor) }
}
