import Observation
import PurchaseFlow
import StoreModel
import StoreViews
import TerminalUI

/// The notice below each screen: the program's reply to the last key, or the last notice of the
/// store.
@MainActor @Observable
final class NoticeModel {
  private let session: StoreSession
  private let words: Words
  private let log: BrowserLog
  /// The program's reply to the last key; `nil` while the store's notice is shown.
  var remark: String? {
    didSet {
      guard let remark else { return }
      noticesBefore = session.noticeCount
      remarkCount += 1
      log.debug(remark)
    }
  }
  /// The number of remarks so far. A remark is a message of the browser; a notice is a message of
  /// the store.
  @ObservationIgnored private var remarkCount = 0
  /// The number of store notices at the time of the last remark. A notice after the remark replaces
  /// the remark. A notice from before the remark does not appear again.
  @ObservationIgnored private var noticesBefore: Int?

  init(session: StoreSession, words: Words, log: BrowserLog) {
    (self.session, self.words, self.log) = (session, words, log)
  }

  /// The text to show; `nil` if there is none.
  var text: String? {
    // The remark and the notice are read on each call, so that Observation updates the view when
    // either changes.
    let (remark, notice) = (self.remark, session.notice)
    if noticesBefore == session.noticeCount { return remark }
    return notice.flatMap { words.line(for: $0, in: session) }
  }

  /// The colour of the text: success after a purchase or a renewal, else the colour of text.
  var role: ColorRole {
    guard noticesBefore != session.noticeCount, case .events(let events)? = session.notice else {
      return .standard
    }
    let isGain = events.contains(where: \.kind.isGain) && !events.contains(where: \.kind.isLoss)
    return isGain ? .success : .standard
  }

  /// The number of notices and remarks so far, including repeated texts.
  var count: Int { session.noticeCount + remarkCount }

  /// Copies a text to the clipboard and shows the result as a remark.
  ///
  /// - Parameter name: The name of the copied text, in the program's language.
  func copy(_ text: String, as name: String) {
    let key = Clipboard.general.copy(text) ? BrowserText.copied : .noClipboard
    remark = words.text(key, name).asSentence
  }
}

extension StoreEvent.Kind {
  /// Whether the customer got or kept what they paid for.
  fileprivate var isGain: Bool {
    switch self {
    case .purchased, .resubscribed, .boughtOnce, .renewed, .recovered, .upgraded: true
    default: false
    }
  }

  /// Whether a charge failed or a subscription ended.
  fileprivate var isLoss: Bool {
    switch self {
    case .renewalChargeFailed, .gracePeriodBegan, .billingRetryBegan, .gracePeriodEnded, .expired,
      .refunded, .failed, .refused:
      true
    default: false
    }
  }
}
