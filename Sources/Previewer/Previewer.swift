import Foundation
import NcursesTerminal
import PreviewChannel
import TerminalUI

/// Builds Swift files that declare views or control styles, and shows them.
@MainActor
public struct Previewer {
  private let settings: PreviewSettings
  private let compiler: SwiftCompiler

  /// Finds what previews are built with.
  ///
  /// - Throws: ``PreviewError`` where there is no compiler, or no modules.
  public init(_ settings: PreviewSettings) throws(PreviewError) {
    self.settings = settings
    let environment = ProcessInfo.processInfo.environment
    compiler = try SwiftCompiler(
      modules: PreviewModules(besideProgram: Self.program),
      environment: environment
    )
  }

  private nonisolated static let program = URL(fileURLWithPath: "/proc/self/exe")

  /// The folder of the modules that previews are built with; `nil` when there is none.
  public nonisolated static var modulesFolder: String? {
    (try? PreviewModules(besideProgram: program))?.modules.path
  }

  /// The folder in which the compiler keeps what it has read of C headers.
  public nonisolated static var cacheFolder: String { SwiftCompiler.cache.path }

  /// Shows the file in the terminal that the program was started in, and again whenever it is
  /// saved, until the person leaves.
  ///
  /// - Returns: The program's exit code: 0, or 130 when it was interrupted.
  /// - Throws: ``PreviewError``, or `TerminalError` when there is no terminal or it cannot
  ///   show anything.
  public func show() async throws -> Int32 {
    var settings = settings
    let surroundings = TerminalEnvironment.current
    settings.stage.usesASCII = settings.stage.usesASCII || !surroundings.isUnicode
    settings.stage.showsPictures = settings.usesColor && surroundings.colorLevel != .none
    let build = try PreviewBuild(settings.files, with: compiler)
    defer { build.remove() }
    var options = NcursesTerminal.Options(surroundings, usesMouse: settings.usesMouse)
    if !settings.usesColor { options.colorLevel = .none }
    let terminal = try NcursesTerminal(options, environment: surroundings)
    defer { terminal.close() }
    return try await PreviewSession(settings, build, on: terminal).run()
  }

  /// What came of a preview that is printed.
  public struct Printed: Sendable {
    /// The screen, or the names.
    public let output: String
    /// What is wrong.
    public let complaints: String
    /// 0; 1 where the file does not compile or the preview has crashed or ended too soon; 2 where
    /// there is nothing to show.
    public let exitCode: Int32
  }

  /// Builds the file once and returns what it prints: a screen, or the names of its previews,
  /// as the settings say.
  ///
  /// - Throws: ``PreviewError``.
  public func print() async throws -> Printed {
    let build = try PreviewBuild(settings.files, with: compiler)
    defer { build.remove() }
    switch try await build.build() {
    case .program(let program): return try await run(program)
    case .complaints(let complaints):
      let lines = complaints.flatMap(\.lines).map { $0 + "\n" }
      return Printed(output: "", complaints: lines.joined(), exitCode: 1)
    case .nothing:
      let lines = PreviewProblem(nothingIn: build.files[0]).lines.map { $0.text + "\n" }
      return Printed(output: "", complaints: lines.joined(), exitCode: 2)
    }
  }

  private func run(_ program: URL) async throws -> Printed {
    let run = try PrintingRun(program, settings.stage)
    let (output, words, ending) = await run.outcome()
    let said = words.map { $0 + "\n" }.joined()
    let title = PreviewProblem(ending: ending, words: words).title
    switch ending {
    // A list may be empty, and what cannot be shown is said.
    case .code(let code) where !output.isEmpty || isList || code == 2 && !words.isEmpty:
      return Printed(output: output, complaints: said, exitCode: code)
    case .code:
      let complaint = "the preview \(title), without having shown anything\n"
      return Printed(output: "", complaints: complaint + said, exitCode: 1)
    case .signal:
      return Printed(output: "", complaints: "the preview \(title)\n" + said, exitCode: 1)
    }
  }

  private var isList: Bool { if case .list = settings.stage.mode { true } else { false } }
}
