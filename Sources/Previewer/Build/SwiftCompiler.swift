import Foundation

/// The Swift compiler of the system, with the inputs of previews.
struct SwiftCompiler: Sendable {
  /// The path of `swiftc`.
  let path: String
  let modules: PreviewModules
  private let defaultIsolation: DefaultIsolation

  /// Finds the compiler: the path in `SWIFT_EXEC`, else `swiftc` in `PATH`.
  init(
    modules: PreviewModules,
    defaultIsolation: DefaultIsolation,
    environment: [String: String]
  ) throws(PreviewError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let named = environment["SWIFT_EXEC"].map { [$0] } ?? []
    let candidates = named + folders.map { $0 + "/swiftc" }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let found else { throw .noCompiler }
    path = found
    self.modules = modules
    self.defaultIsolation = defaultIsolation
  }

  /// The result of a build.
  enum Outcome: Hashable, Sendable {
    case built
    case diagnostics([CompilerDiagnostic])
  }

  /// Compiles files to a program: one unoptimized module in Swift 5 mode with `DEBUG` set, as Xcode
  /// builds most apps.
  ///
  /// - Parameter imports: Modules that every file imports.
  /// - Throws: `PreviewError`, or `CancellationError` after a cancelled compiler was killed.
  func build(
    _ files: [URL],
    importing imports: [String],
    to program: URL,
    cleanup: CleanupProcess
  ) async throws -> Outcome {
    let run = try ToolRun(
      path,
      files.map(\.path) + ["-o", program.path] + arguments(importing: imports) + linker
        + modules.linkerArguments,
      temporary: program.deletingLastPathComponent().path,
      cleanup: cleanup
    )
    let outcome = await run.outcome()
    try Task.checkCancellation()
    if outcome.ending == .code(0) { return .built }
    if let error = mismatch(in: outcome.text) { throw error }
    let diagnostics = CompilerDiagnostic.all(in: outcome.text)
    guard diagnostics.isEmpty else {
      let named = try await withNames(diagnostics, files, arguments(importing: imports), cleanup)
      return .diagnostics(named.map(ExpressionLimit.explained))
    }
    return .diagnostics(CompilerDiagnostic.all(in: "error: the compiler failed\n\(outcome.text)"))
  }

  /// The arguments of each start of the compiler.
  private func arguments(importing imports: [String]) -> [String] {
    [
      "-module-name", "Previewed", "-parse-as-library", "-Onone",
      "-wmo", "-swift-version", "5", "-D", "DEBUG", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-module-cache-path", Self.cache.path,
      // `Packages/Combine` explains why no module is named Combine.
      "-module-alias", "Combine=Publishing",
    ] + ExpressionLimit.arguments + defaultIsolation.arguments
      + imports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] } + modules.arguments
  }

  /// Returns the errors. Where they hide a wrong name in an interpolated string, the error about the
  /// name replaces them. This needs another run of the type checker.
  private func withNames(
    _ diagnostics: [CompilerDiagnostic],
    _ files: [URL],
    _ arguments: [String],
    _ cleanup: CleanupProcess
  ) async throws -> [CompilerDiagnostic] {
    let places = diagnostics.filter(\.canHideName).compactMap(\.place)
    var (splits, paths) = ([SplitStrings](), [String]())
    for file in files where !places.isEmpty {
      var path = file.path
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      for place in Set(places.map(\.path)).sorted() where text.contains(place) {
        guard let split = SplitStrings(text, of: place, stoppedAt: places) else { continue }
        let copy = file.deletingPathExtension().appendingPathExtension("split.swift")
        guard (try? Data(split.text.utf8).write(to: copy)) != nil else { return diagnostics }
        splits.append(split)
        path = copy.path
      }
      paths.append(path)
    }
    guard let folder = files.first?.deletingLastPathComponent().path, !splits.isEmpty else {
      return diagnostics
    }
    let check = try ToolRun(
      path,
      paths + ["-typecheck"] + arguments,
      temporary: folder,
      cleanup: cleanup
    )
    let outcome = await check.outcome()
    try Task.checkCancellation()
    let found = CompilerDiagnostic.all(in: outcome.text)
    let names = splits.flatMap { $0.wrongNames(in: found) }
    let others = diagnostics.filter { diagnostic in
      !names.contains(diagnostic)
        && !splits.contains { $0.isExplained(diagnostic, by: names) }
    }
    return names + others
  }

  /// Selects the linker in the compiler's installation, if there is one. That linker is twice as
  /// fast as the system's linker.
  private var linker: [String] {
    let folder = URL(fileURLWithPath: path).resolvingSymlinksInPath().deletingLastPathComponent()
    let isThere = FileManager.default.isExecutableFile(atPath: folder.path + "/ld.lld")
    return isThere ? ["-use-ld=lld"] : []
  }

  /// The folder of the compiler's module cache.
  static var cache: URL {
    let environment = ProcessInfo.processInfo.environment
    let caches: URL
    if let path = environment["XDG_CACHE_HOME"], path.hasPrefix("/") {
      caches = URL(fileURLWithPath: path)
    } else {
      caches = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
        .appending(path: ".cache")
    }
    return caches.appending(path: "storeterm/modules")
  }

  /// Returns an error if the compiler reports modules of another compiler version.
  private func mismatch(in text: String) -> PreviewError? {
    let pattern = /module compiled with Swift (.+?) cannot be imported by the Swift (.+?) compiler/
    // Lines are truncated because the time for matching the pattern is quadratic in the length of a
    // line.
    let lines = text.split(separator: "\n").lazy.map { $0.prefix(2_000) }
    guard let match = lines.compactMap({ $0.firstMatch(of: pattern) }).first else { return nil }
    return .otherCompiler(
      modules: String(match.1),
      compiler: String(match.2),
      path: path
    )
  }
}
