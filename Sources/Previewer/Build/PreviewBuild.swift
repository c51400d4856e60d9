import Foundation

/// Builds the previewed files to programs, each in a folder of its own below one that goes
/// with this value.
@MainActor
final class PreviewBuild {
  /// What came of a build.
  enum Outcome: Hashable, Sendable {
    case program(URL)
    case complaints([Complaint])
    /// The file declares nothing that could be shown.
    case nothing
  }

  /// The previewed file, and others that are compiled with it.
  let files: [String]
  /// What lies beside them.
  let resources: PreviewResources
  private let compiler: SwiftCompiler
  private let folder: URL
  private var count = 0

  /// Takes files or folders of them; the first is the one to preview.
  init(_ paths: [String], with compiler: SwiftCompiler) throws(PreviewError) {
    files = try Self.files(of: paths)
    resources = PreviewResources(of: paths)
    self.compiler = compiler
    var name = Array((NSTemporaryDirectory() + "/storeterm-preview-XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else {
      throw .refused(NSTemporaryDirectory(), reason: String(cString: strerror(errno)))
    }
    let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    folder = URL(fileURLWithPath: path)
  }

  /// The folder's place for a journal of a customer who is kept only as long as the preview.
  var journal: String { folder.appending(path: "customer.journal").path }

  /// Removes all that was built.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static func files(of paths: [String]) throws(PreviewError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw .unreadable(path)
      }
      guard isFolder.boolValue else {
        files.append(path)
        continue
      }
      let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
      files += names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }
    var known: Set<String> = []
    return files.filter { known.insert(URL(fileURLWithPath: $0).standardized.path).inserted }
  }

  /// Builds the files as they are now.
  ///
  /// - Throws: `PreviewError`, or `CancellationError`.
  func build() async throws -> Outcome {
    count += 1
    let place = folder.appending(path: "\(count)")
    var prepared = [place.appending(path: "main/StoretermMain.swift")]
    for (index, path) in files.enumerated() {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw PreviewError.unreadable(path)
      }
      let outline = SourceOutline(text)
      let content = index == 0 ? ShownContent(outline) : nil
      if let content, content.items.isEmpty { return .nothing }
      let name = "\(index)-" + URL(fileURLWithPath: path).lastPathComponent
      prepared.append(place.appending(path: name))
      let source = PreparedSource(outline, content: content, path: path)
      try write(source.text, to: prepared[index + 1])
    }
    try write(PreparedSource.main, to: prepared[0])
    return try await compile(prepared, in: place)
  }

  private func compile(_ prepared: [URL], in place: URL) async throws -> Outcome {
    let name = URL(fileURLWithPath: files[0]).deletingPathExtension().lastPathComponent
    let program = place.appending(path: "bin/\(name)")
    try makeFolder(of: program)
    switch try await compiler.build(prepared, to: program) {
    case .built:
      resources.link(beside: program)
      return .program(program)
    case .complaints(let complaints): return .complaints(complaints)
    }
  }

  private func write(_ text: String, to file: URL) throws(PreviewError) {
    try makeFolder(of: file)
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw .refused(file.path, reason: "the file cannot be written")
    }
  }

  private func makeFolder(of file: URL) throws(PreviewError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .refused(folder.path, reason: "the folder cannot be made")
    }
  }
}
