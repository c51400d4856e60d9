import ExternalInput

/// The names of the previews of a Swift file or folder, read from the source without building it.
///
/// ```swift
/// import Previewer
///
/// @MainActor
/// func names(in path: String) async throws -> String {
///   try await PreviewNames(of: [path]).printed().output
/// }
/// ```
@MainActor
public struct PreviewNames {
  private let file: String
  private let items: [ShownContent.NamedItem]

  /// Reads files or folders of files. The first file or folder is previewed; the others are only
  /// validated.
  ///
  /// - Throws: ``PreviewError`` if a file cannot be read or is not a Swift file, or if there is no
  ///   Swift file; `CancellationError`.
  public init(of paths: [String]) async throws {
    (file, items) = try await BackgroundWork.result { try Self.read(paths) }
  }

  /// Reads files within a time limit. Returns `nil` if the limit is exceeded.
  ///
  /// - Throws: ``PreviewError``, as ``init(of:)`` does.
  public static func read(_ paths: [String], within limit: BuildLimit) async throws -> Self? {
    try await limit.result(of: paths.first ?? "") { try await Self(of: paths) }
  }

  private nonisolated static func read(
    _ paths: [String]
  ) throws -> (file: String, items: [ShownContent.NamedItem]) {
    let files = try PreviewBuild.files(of: paths)
    let folder = PreviewBuild.folder(of: paths)
    let sources = try PreviewSources(of: files, showing: folder)
    return (folder ?? sources.files[0].path, sources.content.items)
  }

  /// The result for a file that declares nothing to show; `nil` if there is something to show.
  public var nothing: Previewer.PrintResult? { items.isEmpty ? .nothing(in: file) : nil }

  /// Returns the names, one per line, without names in an `#if` that is false.
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
