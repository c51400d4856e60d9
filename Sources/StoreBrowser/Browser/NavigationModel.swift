import Observation

/// The open screen, the open sheet and the exit code.
@MainActor @Observable
final class NavigationModel {
  private let notices: NoticeModel
  private let log: BrowserLog
  /// The open screen.
  var screen = BrowserScreen.store {
    didSet {
      notices.remark = nil
      if screen != oldValue { log.info("screen.\(screen.rawValue)") }
    }
  }
  /// The open sheet of the program.
  var sheet: Sheet?
  /// The exit code; `nil` until the person quits.
  var exitCode: Int32?
  /// The effect of Enter at the focus in an open prompt.
  var promptEnter = PromptEnter.confirm

  init(notices: NoticeModel, log: BrowserLog) {
    (self.notices, self.log) = (notices, log)
  }

  /// Whether the help or the palette is open.
  var isListingCommands: Bool { sheet == .help || sheet == .palette }

  /// A sheet of the program, as opposed to a sheet of the store.
  enum Sheet: Hashable, Identifiable {
    /// The help: the list of keys.
    case help
    /// The palette: every command by its name.
    case palette
    /// The prompt for moving the clock.
    case clock
    /// The Swift code of the store on the screen.
    case snippet
    /// The confirmation before the file is overwritten.
    case overwrite
    /// The file's text for the selected row of the configuration screen.
    case fileDetails

    var id: Self { self }
  }
}
