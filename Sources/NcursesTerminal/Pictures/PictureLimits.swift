import TerminalUI

/// The limits of pictures on a terminal. They keep a hostile or huge picture from filling the
/// terminal's memory or a slow connection. All numbers are this project's choice.
enum PictureLimits {
  /// The most pixels of a picture that is sent. A larger picture is reduced, or stays in half
  /// blocks if the protocol cannot enlarge it again.
  static let pixels = 1 << 19
  /// The most bytes of a PNG file that is sent.
  static let fileBytes = 1 << 20
  /// The most bytes of a picture in sixels.
  static let sixelBytes = 1 << 21
  /// The most bytes of all encoded pictures that this process keeps.
  static let keptSixelBytes = 1 << 24
  /// The most encoded pictures that this process keeps.
  static let keptSixels = 256
  /// The most refused pictures that this process remembers, besides those of the frame.
  static let keptRefusals = 256
  /// The most pixels of all pictures that the terminal keeps: 64 MiB. kitty keeps 320 MB.
  static let keptPixels = 1 << 24
  /// The number of bytes after which no further picture is sent with a frame. The others follow
  /// after the next input is handled.
  static let turnBytes = 1 << 18
  /// The size of a cell in pixels if it is unknown.
  static let usualCell = Size(width: 10, height: 20)
}
