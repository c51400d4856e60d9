import ExternalInput

/// The names of what a Swift file shows, read from the file without building it.
@MainActor
public struct PreviewNames {
  private let file: String
  private let items: [ShownContent.NamedItem]

  /// Finds the previewed file, the first one of files or folders of them, and reads all of them.
  ///
  /// - Throws: ``PreviewError`` when one of them cannot be read or is no Swift file, or when there is
  ///   none; `CancellationError`.
  public init(of paths: [String]) async throws {
    (file, items) = try await BackgroundWork.result { try Self.read(paths) }
  }

  /// Reads files within a time limit, and returns `nil` when the time was over.
  ///
  /// - Throws: ``PreviewError``, as ``init(of:)`` does.
  public static func read(_ paths: [String], within limit: BuildLimit) async throws -> Self? {
    try await limit.result(of: paths.first ?? "") { try await Self(of: paths) }
  }

  private nonisolated static func read(
    _ paths: [String]
  ) throws -> (file: String, items: [ShownContent.NamedItem]) {
    let files = try PreviewBuild.files(of: paths)
    guard let file = files.first else {
      throw PreviewError.noSources(paths.joined(separator: ", "))
    }
    let outline = SourceOutline(try PreviewBuild.text(of: file))
    try Task.checkCancellation()
    let items = ShownContent(outline).items
    for other in files.dropFirst() {
      try Task.checkCancellation()
      _ = try PreviewBuild.text(of: other)
    }
    return (file, items)
  }

  /// What is printed of a file that declares nothing to show; `nil` where there is something.
  public var nothing: Previewer.PrintResult? { items.isEmpty ? .nothing(in: file) : nil }

  /// The names, a line each; names under an `#if` that is false are left out.
  public func printed() -> Previewer.PrintResult {
    if let nothing { return nothing }
    let shown = items.filter { named in
      named.item.condition.flatMap { BuildCondition($0).value } != false
    }
    guard !shown.isEmpty else {
      let diagnostic = "There is nothing to show: every preview is in an #if that is false."
      return Previewer.PrintResult(output: "", diagnostics: diagnostic, exitCode: 2)
    }
    return Previewer.PrintResult(
      output: shown.map { PrintableText.shortened($0.name) + "\n" }.joined(),
      diagnostics: "",
      exitCode: 0
    )
  }
}
