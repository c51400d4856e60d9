import Observation

/// The windows opened over the first window, bottom to top.
@MainActor @Observable
final class OpenedWindows {
  /// The identifier or value that a program passed to `openWindow`, or a request for the settings.
  struct Request: Equatable {
    var id: String?
    var value: AnyHashable?
    var isForSettings = false
  }

  private(set) var requests: [Request] = []
  /// The windows that the app declares.
  @ObservationIgnored var windows: [SceneWindow] = []

  /// Opens a window on top, or raises the window if it is already open. Does nothing if the app
  /// declares no matching window.
  func open(_ request: Request) {
    guard windows.contains(where: { $0.answers(request) }) else { return }
    requests.removeAll { $0 == request }
    requests.append(request)
  }

  func close(where isMeant: (Request) -> Bool) { requests.removeAll(where: isMeant) }

  /// Closes the opened windows from index `level` to the top.
  func close(from level: Int) { requests.removeLast(max(0, requests.count - level)) }

  func closeLast() { close(from: requests.count - 1) }
}

extension SceneWindow {
  /// Returns whether `request` opens this window.
  func answers(_ request: OpenedWindows.Request) -> Bool {
    if request.isForSettings { return kind == .settings }
    if let id = request.id, self.id != id { return false }
    guard let value = request.value else { return kind == .window }
    return valueType == ObjectIdentifier(type(of: value.base))
  }
}

/// The app's first window and the opened windows over it.
struct WindowStack: View {
  let windows: [SceneWindow]
  let opened: OpenedWindows

  var body: some View {
    WindowLevel(windows: windows, opened: opened, level: 0)
      .environment(\.openedWindows, opened)
  }
}

/// One window, with the next opened window as a cover over it.
private struct WindowLevel: View {
  let windows: [SceneWindow]
  let opened: OpenedWindows
  let level: Int

  /// The window shown at start: the first `Window` or `WindowGroup`, else the first scene of any
  /// kind.
  private var first: SceneWindow? {
    windows.first { $0.kind == .window } ?? windows.first
  }

  /// Returns the opened window at a level, or `nil` if there is none. Level 1 is directly above the
  /// first window.
  private func opened(_ level: Int) -> (window: SceneWindow, value: AnyHashable?)? {
    guard level > 0, level <= opened.requests.count else { return nil }
    let request = opened.requests[level - 1]
    return windows.first { $0.answers(request) }.map { ($0, request.value) }
  }

  private var content: AnyView? {
    if level == 0 { return first?.content(nil) }
    return opened(level).map { $0.window.content($0.value) }
  }

  private var isNextOpen: Binding<Bool> {
    let (opened, level) = (opened, level)
    return Binding(
      get: { self.opened(level + 1) != nil },
      set: { if !$0 { opened.close(from: level) } }
    )
  }

  var body: some View {
    VStack(spacing: .cells(0)) { content }.fullScreenCover(isPresented: isNextOpen) {
      AnyView(WindowLevel(windows: windows, opened: opened, level: level + 1))
    }
  }
}

private enum OpenedWindowsKey: EnvironmentKey {
  static var defaultValue: OpenedWindows? { nil }
}

extension EnvironmentValues {
  var openedWindows: OpenedWindows? {
    get { self[OpenedWindowsKey.self] }
    set { self[OpenedWindowsKey.self] = newValue }
  }
}
