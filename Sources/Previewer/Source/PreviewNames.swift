import ExternalInput

/// The names of what a Swift file shows, read from the file without building it.
@MainActor
public struct PreviewNames {
  private let file: String

  /// Finds the previewed file: the first one of files, or folders of them.
  ///
  /// - Throws: ``PreviewError/unreadable(_:)`` when one of them cannot be read, and
  ///   ``PreviewError/noSources(_:)`` when there is no Swift file.
  public init(of paths: [String]) throws(PreviewError) {
    let files = try PreviewBuild.files(of: paths)
    guard let file = files.first else { throw .noSources(paths.joined(separator: ", ")) }
    self.file = file
  }

  /// The names, a line each; names under an `#if` that is false are left out.
  ///
  /// - Throws: ``PreviewError/unreadable(_:)``.
  public func printed() throws(PreviewError) -> Previewer.Printed {
    let items = ShownContent(SourceOutline(try PreviewBuild.text(of: file))).items
    if items.isEmpty { return .nothing(in: file) }
    let shown = items.filter { named in
      named.item.condition.flatMap { BuildCondition($0).value } != false
    }
    guard !shown.isEmpty else {
      let complaint = "There is nothing to show: no #if of the file that holds a preview is true."
      return Previewer.Printed(output: "", complaints: complaint, exitCode: 2)
    }
    return Previewer.Printed(
      output: shown.map { PrintableText.shortened($0.name) + "\n" }.joined(),
      complaints: "",
      exitCode: 0
    )
  }
}
