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
  var sheet: Sheet? {
    didSet { if sheet != oldValue { essentials = [] } }
  }
  /// The commands that the help lists first, by name, in their order. Empty while the help lists
  /// all commands.
  private(set) var essentials: [BrowserCommand.ID] = []
  /// The exit code; `nil` until the person quits.
  var exitCode: Int32?
  /// The effect of Enter at the focus in an open prompt.
  var promptEnter = PromptEnter.confirm

  init(notices: NoticeModel, log: BrowserLog) {
    (self.notices, self.log) = (notices, log)
  }

  /// Whether a list of commands is open: the help, the palette or the list of screens.
  var isListingCommands: Bool { sheet == .help || sheet == .palette || sheet == .screens }

  /// Whether the help lists only the essential commands.
  var showsEssentials: Bool { sheet == .help && !essentials.isEmpty }

  /// Opens the help with the essential commands.
  func openHelp(_ essentials: [BrowserCommand.ID]) {
    sheet = .help
    self.essentials = essentials
  }

  /// Opens the help with all commands, or lists all commands in the open help.
  func openAllKeys() {
    sheet = .help
    essentials = []
  }

  /// A sheet of the program, as opposed to a sheet of the store.
  enum Sheet: Hashable, Identifiable {
    /// The help: the essential keys, then all keys.
    case help
    /// The list of the screens.
    case screens
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
