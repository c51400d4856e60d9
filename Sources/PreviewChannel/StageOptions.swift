/// The options of a stage, which is the program that a previewed file is built to.
///
/// It travels as JSON in the variable ``variable``, since the arguments are the previewed
/// program's.
package struct StageOptions: Codable, Hashable, Sendable {
  /// The variable of the environment that holds the options.
  package static let variable = "STORETERM_STAGE"

  /// The number of the descriptor that the stage prints and logs to.
  package static let logDescriptor: Int32 = 3

  /// How the views are shown.
  package enum Mode: Codable, Hashable, Sendable {
    /// Frames to the previewer, in a size of cells, until it has enough.
    case live(width: Int, height: Int)
    /// Once, as text on standard output, after some keys were pressed.
    case print(width: Int, height: Int, press: [String])
  }

  /// How the views are shown.
  package var mode: Mode
  /// The name of the preview to show; the first unless given.
  package var preview: String?
  /// The place of the preview to show where there is none of that name any more.
  package var fallback: Int?
  /// The store's file; what the program finds by itself unless given.
  package var store: String?
  /// The language of store and views.
  package var locale: String?
  /// The language of the views where none is given for both.
  package var viewLocale: String?
  /// The storefront's code.
  package var storefront: String?
  /// The subscription group that control styles are shown with.
  package var group: String?
  /// Where control styles stand.
  package var placement = "automatic"
  /// The clock's first moment in milliseconds, for a customer without history.
  package var start: Int64
  /// The clock's time zone.
  package var zone = "UTC"
  /// The file that the customer is kept in; kept nowhere unless given.
  package var journal: String?
  /// The scenario whose end is the customer to show.
  package var scenario: String?
  /// Whether nothing outside ASCII is drawn.
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
