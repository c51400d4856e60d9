import Foundation
import PreviewChannel
import StoreModel
import TerminalUI

/// A preview on a terminal: builds, shows and watches the file, and rebuilds it after changes.
@MainActor
final class PreviewSession {
  private let settings: PreviewSettings
  private let build: PreviewBuild
  private let terminal: any Terminal
  private var state: PreviewState
  private var options: PreviewedProgramOptions
  private var screen: PreviewScreen?
  private var watch: FileWatch?
  private var building: Task<Void, Never>?
  /// The program whose frames are on the screen.
  private var shownProgram: RunningProgram?
  /// The next program, which replaces the running program when it sends its first frame.
  private var nextProgram: RunningProgram?
  /// The last program that was built.
  private var program: URL?
  private var ended: Result<Int32, PreviewError>?
  private var whenEnded: CheckedContinuation<Void, Never>?

  init(_ settings: PreviewSettings, _ build: PreviewBuild, on terminal: any Terminal) {
    self.settings = settings
    self.build = build
    self.terminal = terminal
    options = settings.options
    // A customer without a journal gets a temporary one, so that the customer is not lost when the
    // file is saved.
    if settings.options.journal == nil, settings.options.scenario == nil {
      options.journal = build.journal
    }
    state = PreviewState(file: PathText.shownName(of: build.subject))
  }

  /// Shows the file until the person quits. Returns the exit code.
  func run() async throws(PreviewError) -> Int32 {
    let screen = PreviewScreen(size: terminal.size, environment: settings.environment) {
      [weak self] in self?.press($0)
    }
    self.screen = screen
    let watched =
      build.files + build.resources.watched + [options.store, options.scenario].compactMap(\.self)
    let watch = FileWatch(watched, catalogs: build.resources.catalogs.map(\.path)) {
      [weak self] in self?.noteChange(of: $0)
    }
    self.watch = watch
    rebuild()
    terminal.listen { [weak self] in self?.take($0) }
    if ended == nil { await withCheckedContinuation { whenEnded = $0 } }
    terminal.listen(nil)
    watch.end()
    building?.cancel()
    for each in [shownProgram, nextProgram] { each?.endAtOnce() }
    return try ended?.get() ?? 0
  }

  private func end(_ result: Result<Int32, PreviewError>) {
    guard ended == nil else { return }
    ended = result
    whenEnded?.resume()
    whenEnded = nil
  }

  private func show() {
    guard ended == nil, let screen else { return }
    terminal.present(screen.frame(of: state))
  }

  // MARK: Building

  private func noteChange(of paths: Set<String>) {
    let sources = build.files + build.resources.catalogs.map(\.path)
    if paths.isDisjoint(with: sources) { restart() } else { rebuild() }
  }

  private func rebuild() {
    building?.cancel()
    state.isBuilding = true
    show()
    building = Task { [weak self, build] in
      let result: Result<PreviewBuild.Outcome, any Error>
      do { result = .success(try await build.build()) } catch { result = .failure(error) }
      guard !Task.isCancelled else { return }
      self?.take(result)
    }
  }

  private func take(_ result: Result<PreviewBuild.Outcome, any Error>) {
    state.isBuilding = false
    switch result {
    case .success(.program(let program)):
      self.program = program
      restart()
    case .success(.diagnostics(let diagnostics)): report(PreviewProblem(diagnostics: diagnostics))
    case .success(.nothing): report(PreviewProblem(nothingIn: build.subject))
    case .failure(let error as PreviewError):
      switch error {
      // The next save may fix these errors.
      case .unreadable, .notUTF8, .severalMains:
        report(PreviewProblem(title: "unreadable", text: error.description))
      default: end(.failure(error))
      }
    case .failure: break
    }
    show()
  }

  private func report(_ problem: PreviewProblem) {
    state.problem = problem
    state.isProblemHidden = false
  }

  // MARK: The program

  /// Starts the last program that was built. The screen does not change until the new program sends
  /// a frame.
  private func restart() {
    guard let program, let screen else { return rebuild() }
    nextProgram?.end()
    options.mode = .live(width: screen.contentSize.width, height: screen.contentSize.height)
    if state.names.indices.contains(state.shown) {
      options.preview = state.names[state.shown]
      options.fallback = state.shown
    }
    state.problem = nil
    state.droppedCount = 0
    do {
      nextProgram = try RunningProgram(program, options, cleanup: build.cleanup) {
        [weak self] event, source in
        self?.take(event, from: source)
      }
    } catch {
      report(PreviewProblem(title: "not started", text: error.description))
    }
    show()
  }

  private func take(_ event: RunningProgram.Event, from source: RunningProgram) {
    guard source === nextProgram || source === shownProgram else { return }
    switch event {
    case .message(.previews(let names, let shown)):
      (state.names, state.shown) = (names, shown)
    case .message(.frame(let frame)):
      promote(source)
      screen?.content = frame
    case .message(.left): end(.success(0))
    case .message(.problem(let text)): report(PreviewProblem(title: "not shown", text: text))
    case .dropped(let count): state.droppedCount = count
    case .ended(let ending, let words): noteEnd(of: source, ending, words)
    }
    show()
  }

  /// Replaces the running program with the next one, which has sent its first frame.
  private func promote(_ source: RunningProgram) {
    guard source === nextProgram else { return }
    shownProgram?.end()
    (shownProgram, nextProgram) = (source, nil)
    state.isLive = true
  }

  private func noteEnd(of source: RunningProgram, _ ending: LimitedRun.Ending, _ words: [String]) {
    if source === shownProgram {
      shownProgram = nil
      state.isLive = false
    } else {
      nextProgram = nil
    }
    if state.problem == nil { report(PreviewProblem(ending: ending, words: words)) }
  }

  // MARK: Keys

  private func take(_ events: [InputEvent]?) {
    guard let events else { return end(.success(0)) }
    for event in events where ended == nil { take(event) }
    show()
  }

  private func take(_ event: InputEvent) {
    if let key = PreviewKey(event) { return press(key) }
    switch event {
    case .key(.control("c")): end(.success(130))
    case .key(.control("l")): terminal.invalidate()
    case .key(.control("z")): suspend()
    case .resize(let size): resize(to: size)
    case .key(.escape) where state.shownProblem != nil: press(.problem)
    case .key(.character("q")) where state.shownProblem != nil || !state.isLive: press(.leave)
    default:
      if screen?.take(event) != true { shownProgram?.send([event]) }
    }
  }

  /// Suspends the previewer's job, and the previewed program, which does not belong to that job.
  private func suspend() {
    for each in [shownProgram, nextProgram] { each?.suspend() }
    terminal.suspend()
    for each in [shownProgram, nextProgram] { each?.resume() }
  }

  private func resize(to size: Size) {
    guard let screen else { return }
    screen.resize(to: size)
    for each in [shownProgram, nextProgram] { each?.send([.resize(screen.contentSize)]) }
  }

  private func press(_ key: PreviewKey) {
    switch key {
    case .leave: end(.success(0))
    case .problem: state.isProblemHidden.toggle()
    case .again: restart()
    case .next:
      guard state.names.count > 1 else { return }
      state.shown = (state.shown + 1) % state.names.count
      restart()
    }
    show()
  }
}
