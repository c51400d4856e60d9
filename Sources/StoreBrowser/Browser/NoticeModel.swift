import Observation
import StoreModel
import StoreViews
import TerminalUI

/// The notice below each screen: what the program says of the last key, or what the store said
/// last.
@MainActor @Observable
final class NoticeModel {
  private let session: StoreSession
  private let words: Words
  private let log: BrowserLog
  /// What the program itself says of the last key; `nil` where the store's notice is shown.
  var remark: String? {
    didSet {
      guard let remark else { return }
      noticesBefore = session.noticeCount
      remarkCount += 1
      log.debug(remark)
    }
  }
  /// The number of remarks so far.
  @ObservationIgnored private var remarkCount = 0
  /// The number of the store's notices at the last remark. A later notice is shown in place of the
  /// remark; an earlier one is old, and not shown again when the remark has gone.
  @ObservationIgnored private var noticesBefore: Int?

  init(session: StoreSession, words: Words, log: BrowserLog) {
    (self.session, self.words, self.log) = (session, words, log)
  }

  /// The text to show; `nil` where there is nothing to say.
  var text: String? {
    // Reads both each time, so that Observation tells a view when either changes.
    let (said, told) = (remark, session.notice)
    if noticesBefore == session.noticeCount { return said }
    return told.flatMap { words.line(for: $0, in: session) }
  }

  /// The number of notices and remarks so far, the same words again included.
  var count: Int { session.noticeCount + remarkCount }

  /// Copies a text to the clipboard, and says so.
  ///
  /// - Parameter name: What the text is, in the program's language.
  func copy(_ text: String, as name: String) {
    let key = Clipboard.general.copy(text) ? BrowserText.copied : .noClipboard
    remark = words.text(key, name).asSentence
  }
}
