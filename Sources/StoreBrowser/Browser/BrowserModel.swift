import Observation
import PurchaseFlow
import StoreModel
import StoreViews

/// What the application remembers beside the store: which screen and which of its own
/// sheets are open, and whether it is to end.
@MainActor @Observable
final class BrowserModel {
  let session: StoreSession
  /// The subscription group on the screen.
  var group: SubscriptionGroup?
  /// The chosen plan; kept here so that it outlives a window that is too small for the
  /// store.
  var selection: Product.ID?
  /// How the store is shown.
  var look: StoreLook
  /// The program's own words.
  let words: Words
  /// What the timeline's screen remembers.
  let timeline = TimelineModel()
  /// The screen that is open.
  var screen = BrowserScreen.store {
    didSet { remark = nil }
  }
  /// The sheet of the program's own that is open.
  var sheet: Sheet?
  /// What the program itself has to say of the last key; `nil` where the store has the
  /// word.
  var remark: String?
  /// The exit code, once the person has left.
  var exitCode: Int32?

  /// A sheet of the program's own.
  enum Sheet: Hashable, Identifiable {
    /// What keys there are.
    case help
    /// Every command by its name.
    case palette
    /// How far the clock is to move.
    case clock

    var id: Self { self }
  }

  init(
    session: StoreSession,
    group: SubscriptionGroup?,
    selection: Product.ID?,
    look: StoreLook,
    words: Words
  ) {
    self.session = session
    self.group = group
    self.selection = selection
    self.look = look
    self.words = words
  }

  /// What the keys are for at the moment.
  var context: BrowserCommand.Context {
    if session.requestedProduct != nil { return .purchase }
    switch sheet {
    case .help?, .palette?: return .reading
    case .clock?: return .prompt
    case nil: return session.openPolicy == nil ? .screen(screen) : .reading
    }
  }

  /// Does what a command is for, or says why it can't be done.
  func perform(_ command: BrowserCommand) {
    remark = nil
    if let obstacle = command.obstacle(self) {
      remark = obstacle
    } else {
      command.action?(self)
    }
  }

  /// Why a command can't be run now by its name; `nil` when it can.
  func obstacle(to command: BrowserCommand) -> String? {
    if !command.contexts.contains(.screen(screen)), let home = command.home {
      return words.text(BrowserText.worksOnScreen, words.text(home.title))
    }
    return command.obstacle(self)
  }

  /// Runs a command by its name, where a key would do so.
  func run(_ command: BrowserCommand) {
    remark = obstacle(to: command)
    if remark == nil { command.action?(self) }
  }

  /// Moments in the program's language.
  var dates: DateText { session.dateText(in: words) }

  /// What happened last, or what there is to say of the last key.
  var notice: String? {
    remark ?? session.notice.flatMap { words.line(for: $0, in: session) }
  }

  /// Whether anything was done that can be taken back.
  var canTakeBack: Bool { session.simulation.history.entries.count > 1 }

  /// Whether the file has a policy to read.
  var hasPolicies: Bool {
    let policies = session.catalog.policies
    return policies.licenseAgreement != nil || policies.hasPrivacyPolicy
  }
}
