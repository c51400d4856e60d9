#if os(Linux)
import Testing

extension Program {
  /// Prints the screen of a paywall after some keys, with `storeterm preview --print`.
  ///
  /// - Parameter files: The sources by name. `Shop.swift` has the preview, and `Manager.swift` is
  ///   compiled with it.
  static func previewedPaywall(_ files: [String: String], press keys: [String]) throws -> String {
    let folder = try Folder()
    for (name, text) in files { try folder.file(name, text) }
    let outcome = try run(
      [
        "preview", "Shop.swift", "Manager.swift", "--store", config("StreamingPass"),
        "--print", "--height", "16", "--width", "64",
      ] + keys.flatMap { ["--press", $0] },
      in: folder.url,
      environment: PreviewCommandTests.variables(of: folder)
    )
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return outcome.output
  }
}
#endif
