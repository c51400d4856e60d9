import Foundation

/// The Swift files of a preview, and the content that the preview shows.
///
/// If the first path is a folder, the previews of all its files are shown, named `File/Name`.
/// Otherwise the previews of the first file are shown, and the other files are only compiled.
struct PreviewSources {
  /// A file that is compiled.
  struct File {
    let path: String
    let outline: SourceOutline
  }

  let files: [File]
  /// The content of ``files`` that is shown.
  let content: ShownContent

  /// Reads the present content of files.
  ///
  /// - Parameter paths: The files, as ``PreviewBuild/files(of:)`` returns them.
  /// - Parameter folder: The folder that is shown as a whole; `nil` to show the first file.
  /// - Throws: `PreviewError`, or `CancellationError`.
  init(of paths: [String], showing folder: String?) throws {
    var files: [File] = []
    for path in paths {
      try Task.checkCancellation()
      let file = File(path: path, outline: SourceOutline(try PreviewBuild.text(of: path)))
      if folder == nil || !Self.isOtherTarget(file) { files.append(file) }
    }
    try Task.checkCancellation()
    if files.isEmpty { throw PreviewError.noSources(folder ?? paths.joined(separator: ", ")) }
    try Self.checkMains(of: files)
    self.files = files
    guard let folder else {
      content = ShownContent(files[0].outline)
      return
    }
    let shown = files.prefix { $0.path.hasPrefix(folder + "/") }
    content = ShownContent(
      shown.map { file in
        let name = URL(fileURLWithPath: file.path).deletingPathExtension().lastPathComponent
        return ShownContent.File(outline: file.outline, prefix: name)
      }
    )
  }

  /// The modules of tests and of package manifests, which are not part of an app.
  private static let otherModules: Set = ["XCTest", "Testing", "PackageDescription"]

  private static func isOtherTarget(_ file: File) -> Bool {
    !file.outline.imports.isDisjoint(with: otherModules)
  }

  /// Checks that the files contain at most one `@main`. The compiler cannot check this, because
  /// `@main` is removed before compilation.
  private static func checkMains(of files: [File]) throws(PreviewError) {
    let places = files.flatMap { file in
      file.outline.mains
        .filter { $0.condition.map { BuildCondition($0).value == true } ?? true }
        .map { "\(file.path):\(file.outline.line(ofByteAt: $0.range.lowerBound))" }
    }
    if places.count > 1 { throw .severalMains(places) }
  }

  /// The modules that every file imports, because Apple's Foundation exports them: Combine's
  /// publishers, Observation, and `URLSession` with its types. On Linux, `URLSession` and its types
  /// are in FoundationNetworking, which is imported only if a file uses one of them.
  var imports: [String] {
    let usesNetwork = files.contains { file in
      file.outline.source.tokens.contains { $0.word.map(Self.networkTypes.contains) ?? false }
    }
    return ["Publishing", "Observation"] + (usesNetwork ? ["FoundationNetworking"] : [])
  }

  private static let networkTypes: Set = [
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLRequest",
    "URLResponse", "HTTPURLResponse", "URLCache", "URLCredential", "HTTPCookie",
    "HTTPCookieStorage",
  ]

  /// Returns the previews that one file contributes.
  func items(ofFileAt index: Int) -> [ShownContent.NamedItem] {
    content.items.filter { $0.file == index }
  }
}
