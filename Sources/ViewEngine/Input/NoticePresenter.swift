/// Shows notices over the screen, for views. Nodes call ``Node/showNotice(_:)``.
@MainActor
package final class NoticePresenter {
  weak var host: ViewHost?

  nonisolated init() {}

  /// Shows a line until the next input.
  package func show(_ notice: String) { host?.notice = notice }
}

private enum NoticePresenterKey: EnvironmentKey {
  static var defaultValue: NoticePresenter? { nil }
}

extension EnvironmentValues {
  /// Shows notices over the screen of this view; `nil` outside of a screen.
  package internal(set) var noticePresenter: NoticePresenter? {
    get { self[NoticePresenterKey.self] }
    set { self[NoticePresenterKey.self] = newValue }
  }
}
