import Observation

/// The screen and the sheet that are open, and whether the person has left.
@MainActor @Observable
final class NavigationModel {
  private let notices: NoticeModel
  private let log: BrowserLog
  /// The screen that is open.
  var screen = BrowserScreen.store {
    didSet {
      notices.remark = nil
      if screen != oldValue { log.info("screen.\(screen.rawValue)") }
    }
  }
  /// The sheet of the program's own that is open.
  var sheet: Sheet?
  /// The exit code, once the person has left.
  var exitCode: Int32?
  /// What Enter does where the focus is in a sheet that asks for something.
  var promptEnter = PromptEnter.confirm

  init(notices: NoticeModel, log: BrowserLog) {
    (self.notices, self.log) = (notices, log)
  }

  /// Whether the help or the palette is open.
  var isListingCommands: Bool { sheet == .help || sheet == .palette }

  /// A sheet of the program's own.
  enum Sheet: Hashable, Identifiable {
    /// The help: what keys there are.
    case help
    /// The palette: every command by its name.
    case palette
    /// How far the clock is to move.
    case clock
    /// The code of the store on the screen.
    case snippet
    /// Asks whether to overwrite the file.
    case overwrite
    /// What the file says of the chosen row of the configuration's screen.
    case fileDetails

    var id: Self { self }
  }
}
