/// The options of a previewed program: the program that the previewer builds from a file and runs.
///
/// The options are passed as JSON in the environment variable ``variable``, because the arguments
/// belong to the previewed program.
package struct PreviewedProgramOptions: Codable, Hashable, Sendable {
  /// The environment variable that contains the options.
  package static let variable = "STORETERM_STAGE"

  /// The file descriptor to which the previewed program prints and logs.
  package static let logDescriptor: Int32 = 3

  /// The output of a previewed program.
  package enum Mode: Codable, Hashable, Sendable {
    /// Sends frames of a size in cells to the previewer until the previewer closes the pipe.
    case live(width: Int, height: Int)
    /// Presses the keys named in `press`, then prints one frame of a size in cells as text.
    case print(width: Int, height: Int, press: [String])
  }

  /// The output of the previewed program.
  package var mode: Mode
  /// The name of the preview to show; default: the first.
  package var preview: String?
  /// The index of the preview to show if there is no preview named ``preview``.
  package var fallback: Int?
  /// The path of the store's file; default: the file that `StoreSession.current` opens.
  package var store: String?
  /// The locale of the store and the views.
  package var locale: String?
  /// The locale of the views if ``locale`` is `nil`.
  package var viewLocale: String?
  /// The code of the storefront.
  package var storefront: String?
  /// The subscription group that is displayed with control styles.
  package var group: String?
  /// The placement of control styles.
  package var placement = "automatic"
  /// The start of the clock in milliseconds since 1970, for a customer without history.
  package var start: Int64
  /// The identifier of the clock's time zone.
  package var zone = "UTC"
  /// The path of the customer's journal; default: the customer is not saved.
  package var journal: String?
  /// The path of a scenario. The customer is the scenario's customer after the last step.
  package var scenario: String?
  /// Whether only ASCII characters are drawn.
  package var usesASCII = false
  /// Whether the background of the terminal is light (default: dark).
  package var isLight = false
  /// Whether pictures are drawn.
  package var showsPictures = true

  /// Creates options.
  package init(mode: Mode, start: Int64) {
    self.mode = mode
    self.start = start
  }
}
