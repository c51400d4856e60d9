import Observation

/// The windows that were opened over the first one, the topmost last.
@MainActor @Observable
final class OpenedWindows {
  /// A request for a window.
  struct Request: Equatable {
    var id: String?
    var value: AnyHashable?
    var isForSettings = false
  }

  var requests: [Request] = []

  func open(_ request: Request) {
    requests.removeAll { $0 == request }
    requests.append(request)
  }

  func close(where isMeant: (Request) -> Bool) { requests.removeAll(where: isMeant) }
}

/// An app's windows on top of one another.
struct WindowStack: View {
  let windows: [SceneWindow]
  let opened: OpenedWindows

  var body: some View {
    WindowLevel(windows: windows, opened: opened, level: 0)
      .environment(\.openedWindows, opened)
  }
}

/// One window, and over it the one that was opened next.
private struct WindowLevel: View {
  let windows: [SceneWindow]
  let opened: OpenedWindows
  let level: Int

  /// What was declared first and is a window; failing that, whatever was declared.
  private var first: SceneWindow? {
    windows.first { $0.kind == .window } ?? windows.first
  }

  /// What was asked for and exists.
  private var requests: [OpenedWindows.Request] {
    opened.requests.filter { request in windows.contains { answers($0, request) } }
  }

  /// The window above the first one at a level from 1, if one was opened.
  private func opened(_ level: Int) -> (window: SceneWindow, value: AnyHashable?)? {
    let requests = requests
    guard level > 0, level <= requests.count else { return nil }
    let request = requests[level - 1]
    return windows.first { answers($0, request) }.map { ($0, request.value) }
  }

  private var content: AnyView? {
    if level == 0 { return first?.content(nil) }
    return opened(level).map { $0.window.content($0.value) }
  }

  private func answers(_ window: SceneWindow, _ request: OpenedWindows.Request) -> Bool {
    if request.isForSettings { return window.kind == .settings }
    if let id = request.id, window.id != id { return false }
    guard let value = request.value else { return window.kind == .window }
    return window.valueType == ObjectIdentifier(Swift.type(of: value.base))
  }

  private var isNextOpen: Binding<Bool> {
    let (opened, level) = (opened, level)
    return Binding(
      get: { self.opened(level + 1) != nil },
      set: { if !$0 { opened.requests = Array(requests.prefix(level)) } }
    )
  }

  var body: some View {
    content.fullScreenCover(isPresented: isNextOpen) {
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
