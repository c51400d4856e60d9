import TerminalUI

/// The screen of a preview: the program's last frame, a panel with the problem over its lower part,
/// and the status line.
@MainActor
final class PreviewScreen {
  private(set) var size: Size
  /// The last frame of the previewed program; `nil` before the first frame.
  var content: Frame?
  private let environment: EnvironmentValues
  private let press: @MainActor (PreviewKey) -> Void
  private var status: ViewHost?
  private var panel: ViewHost?
  private var panelHeight = 0
  private var drawn: PreviewState?

  init(
    size: Size,
    environment: EnvironmentValues,
    press: @escaping @MainActor (PreviewKey) -> Void
  ) {
    self.size = size
    self.environment = environment
    self.press = press
  }

  /// The size of the previewed program's screen in cells.
  var contentSize: Size { Size(width: size.width, height: size.height - 1) }

  /// Changes the size of the screen.
  func resize(to size: Size) {
    self.size = size
    drawn = nil
  }

  /// Returns the whole screen: the program, the panel and the status line.
  func frame(of state: PreviewState) -> Frame {
    if drawn != state { makeHosts(state) }
    var frame = Frame(size: size)
    if let content {
      frame.copy(content, to: 0, height: contentSize.height)
      frame.cursor = content.cursor
    } else if state.problem == nil {
      frame.copy(waiting(state), to: 0, height: contentSize.height)
    }
    if let panel {
      frame.copy(panel.render(), to: contentSize.height - panelHeight, height: panelHeight)
      frame.cursor = nil
    }
    if let status, size.height > 0 { frame.copy(status.render(), to: size.height - 1, height: 1) }
    return frame
  }

  private func makeHosts(_ state: PreviewState) {
    let line = StatusLine(state: state, width: size.width, press: press)
    status = host(line, height: 1)
    if drawn == nil || drawn?.shownProblem != state.shownProblem {
      panelHeight = state.shownProblem.map { ProblemPanel.height(for: $0, in: contentSize) } ?? 0
      panel = state.shownProblem.map { host(ProblemPanel(problem: $0), height: panelHeight) }
    }
    drawn = state
  }

  private func host(_ view: some View, height: Int) -> ViewHost {
    ViewHost(view, size: Size(width: size.width, height: height), environment: environment)
  }

  private func waiting(_ state: PreviewState) -> Frame {
    let text = Text(state.isBuilding ? "Building \(state.file)" : "Starting \(state.file)")
    return host(
      text.foregroundStyle(.secondary).frame(maxWidth: .infinity, maxHeight: .infinity),
      height: contentSize.height
    )
    .render()
  }

  /// Sends an event to the panel or the status line. Returns false if the event is for the
  /// previewed program.
  func take(_ event: InputEvent) -> Bool {
    guard case .mouse(let action, let place) = event else {
      guard let panel else { return false }
      panel.send(event)
      return true
    }
    if place.y == size.height - 1 {
      status?.send(.mouse(action, at: Point(x: place.x, y: 0)))
      return true
    }
    let top = contentSize.height - panelHeight
    guard let panel, place.y >= top else { return false }
    panel.send(.mouse(action, at: Point(x: place.x, y: place.y - top)))
    return true
  }
}

extension Frame {
  /// Copies the first `height` rows of another frame to this frame, from `row` downwards. A wide
  /// character that would be cut is replaced by a blank.
  fileprivate mutating func copy(_ other: Frame, to row: Int, height: Int) {
    let width = min(size.width, other.size.width)
    for y in 0..<max(0, min(height, other.size.height)) where (0..<size.height).contains(row + y) {
      for x in 0..<width {
        let cell = other[x, y]
        self[x, row + y] = x + Int(cell.columns) > width ? .blank : cell
      }
    }
  }
}
