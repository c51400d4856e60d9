import ExternalInput
import Foundation
import NcursesTerminal
import PreviewChannel
import TerminalUI

/// Builds Swift files and shows their previews, views or control styles.
///
/// ```swift
/// import Previewer
///
/// @MainActor
/// func screen(_ settings: PreviewSettings) async throws -> String {
///   let limit = BuildLimit(.seconds(60)) { print($0) }
///   return try await Previewer(settings).print(within: limit).output
/// }
/// ```
@MainActor
public struct Previewer {
  private let settings: PreviewSettings
  private let compiler: SwiftCompiler

  /// Finds the compiler and the modules.
  ///
  /// - Throws: ``PreviewError`` if there is no compiler or no modules.
  public init(_ settings: PreviewSettings) throws(PreviewError) {
    self.settings = settings
    let environment = ProcessInfo.processInfo.environment
    compiler = try SwiftCompiler(
      modules: PreviewModules(besideProgram: Self.program),
      defaultIsolation: settings.defaultIsolation,
      environment: environment
    )
  }

  private nonisolated static let program = URL(fileURLWithPath: "/proc/self/exe")

  /// The folder of the modules that previews are built with; `nil` if there is none.
  public nonisolated static var modulesFolder: String? {
    (try? PreviewModules(besideProgram: program))?.modules.path
  }

  /// The folder of the compiler's module cache for C headers.
  public nonisolated static var cacheFolder: String { SwiftCompiler.cache.path }

  /// Shows the file's previews in the process's terminal until the person quits. Each time the file
  /// is saved, the previews are updated.
  ///
  /// - Returns: The program's exit code: 0, or 130 after an interrupt.
  /// - Throws: ``PreviewError``, or `TerminalError` if there is no terminal or it cannot show
  ///   anything.
  public func show() async throws -> Int32 {
    var settings = settings
    let surroundings = TerminalEnvironment.current
    settings.options.usesASCII = settings.options.usesASCII || !surroundings.isUnicode
    settings.options.showsPictures = settings.usesColor && surroundings.colorLevel != .none
    let build = try PreviewBuild(settings.files, with: compiler)
    defer { build.remove() }
    var options = NcursesTerminal.Options(surroundings, usesMouse: settings.usesMouse)
    if !settings.usesColor { options.colorLevel = .none }
    options.theme = settings.theme
    let terminal = try NcursesTerminal(options, environment: surroundings)
    defer { terminal.close() }
    return try await PreviewSession(settings, build, on: terminal).run()
  }

  /// The result of a printed preview.
  public struct PrintResult: Sendable {
    /// The screen as text, or the names of the previews, one per line.
    public let output: String
    /// The errors, or output on standard error.
    public let diagnostics: String
    /// The exit code. 1: the file did not compile, the preview crashed or ended too early, or a
    /// limit was exceeded. 2: there is nothing to show.
    public let exitCode: Int32
  }

  /// Builds the file once and returns its first screen.
  ///
  /// - Parameter limit: The time limit of the build.
  /// - Throws: ``PreviewError``.
  public func print(within limit: BuildLimit) async throws -> PrintResult {
    let build = try PreviewBuild(settings.files, with: compiler)
    defer { build.remove() }
    switch try await limit.result(of: build.subject, build.build) {
    case .program(let program): return try await run(program, cleanup: build.cleanup)
    case .diagnostics(let diagnostics):
      let lines = diagnostics.flatMap(\.lines).map { $0 + "\n" }
      return PrintResult(output: "", diagnostics: lines.joined(), exitCode: 1)
    case .nothing: return .nothing(in: build.subject)
    case nil: return limit.exceeded
    }
  }

  private func run(_ program: URL, cleanup: CleanupProcess) async throws -> PrintResult {
    let limits = [ProgramLimit.time(settings.timeout), .standardMemory]
    let run = try PrintingRun(program, settings.options, limits: limits, cleanup: cleanup)
    return PrintResult(await run.outcome())
  }
}

extension Previewer.PrintResult {
  /// Returns the result for a file that declares nothing to show.
  static func nothing(in path: String) -> Self {
    let lines = PreviewProblem(nothingIn: path).lines.map { $0.text + "\n" }
    return Self(output: "", diagnostics: lines.joined(), exitCode: 2)
  }

  /// Creates the result of a run: the printed screen, or the reason why there is none.
  init(_ outcome: PrintingRun.Outcome) {
    let said = outcome.words.map { $0 + "\n" }.joined() + Self.dropNote(outcome.droppedCount)
    let title = PreviewProblem(ending: outcome.ending, words: outcome.words).title
    switch outcome.ending {
    // If the exit code is 2, the program has written to standard error why there is nothing to
    // show.
    case .code(let code) where !outcome.output.isEmpty || code == 2 && !outcome.words.isEmpty:
      self.init(output: outcome.output, diagnostics: said, exitCode: code)
    case .code:
      let diagnostic = "the preview \(title) before it showed anything\n"
      self.init(output: "", diagnostics: diagnostic + said, exitCode: 1)
    case .signal:
      self.init(output: "", diagnostics: "the preview \(title)\n" + said, exitCode: 1)
    case .exceeded(let limit):
      let diagnostic = "the preview \(title): \(limit.advice)\n"
      self.init(output: "", diagnostics: diagnostic + said, exitCode: 1)
    }
  }

  private static func dropNote(_ count: Int) -> String {
    guard count > 0 else { return "" }
    let (dropped, kept) = (ByteCount.text(count), ByteCount.text(PrintedOutput.limit))
    return "\(dropped) of the preview's output was dropped: the log keeps \(kept) of a run\n"
  }
}
