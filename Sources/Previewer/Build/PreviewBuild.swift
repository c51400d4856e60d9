import ClientSources
import ExternalInput
import Foundation

/// Builds programs from the previewed files. Each build has a folder in a common temporary folder.
@MainActor
final class PreviewBuild {
  /// The result of a build.
  enum Outcome: Hashable, Sendable {
    case program(URL)
    case diagnostics([CompilerDiagnostic])
    /// The file has no declaration that can be shown.
    case nothing
  }

  /// The previewed file, or the files of the previewed folder. The files that are compiled with
  /// them follow.
  let files: [String]
  /// The path of the previewed file or folder.
  let subject: String
  /// The resources in the folders of the files.
  let resources: PreviewResources
  private let compiler: SwiftCompiler
  private let folder: PreviewFolder
  private var count = 0

  /// Creates a build of files or folders of files. The first file or folder is previewed.
  init(_ paths: [String], with compiler: SwiftCompiler) throws(PreviewError) {
    files = try Self.files(of: paths)
    subject = Self.folder(of: paths) ?? files[0]
    resources = PreviewResources(of: paths)
    self.compiler = compiler
    folder = try PreviewFolder()
  }

  /// The path of the journal for a customer who is deleted when the preview ends.
  var journal: String { folder.url.appending(path: "customer.journal").path }

  /// The process that ends the built programs when the previewer has ended.
  var cleanup: CleanupProcess { folder.cleanup }

  /// Ends all built programs and removes the builds. Call it once.
  func remove() { folder.remove() }

  /// Returns the first path if it is a folder, without a slash at its end; otherwise `nil`.
  nonisolated static func folder(of paths: [String]) -> String? {
    var isFolder: ObjCBool = false
    guard var path = paths.first,
      FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the Swift files at paths of files and folders, without duplicates.
  ///
  /// - Throws: `PreviewError.unreadable` for a path without a readable file; `.configuration`,
  ///   `.notSwift` or `.refused` for a file of another kind; `.noSources` for folders without a
  ///   Swift file.
  nonisolated static func files(of paths: [String]) throws(PreviewError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        FileManager.default.isReadableFile(atPath: path)
      else { throw .unreadable(path) }
      // A StoreKit package is a folder too.
      if path.hasSuffix(".storekit") || path.hasSuffix(".storekit/") { throw .configuration(path) }
      guard isFolder.boolValue else {
        try checkKind(of: path)
        files.append(path)
        continue
      }
      files += try sources(in: folder(of: [path]) ?? path)
    }
    if files.isEmpty { throw .noSources(paths.joined(separator: ", ")) }
    var known: Set<String> = []
    return files.filter { known.insert(URL(fileURLWithPath: $0).standardized.path).inserted }
  }

  /// Returns the Swift files in a folder and its subfolders. Unreadable folders are skipped.
  ///
  /// - Throws: `PreviewError.noSources`, or `.refused` if the folder has more than 100,000 entries.
  private nonisolated static func sources(in folder: String) throws(PreviewError) -> [String] {
    var (names, count) = ([String](), 0)
    let all = FileManager.default.enumerator(atPath: folder)
    while let name = all?.nextObject() as? String {
      count += 1
      guard count <= entryLimit else {
        throw .refused(
          folder,
          reason: "it holds more than \(entryLimit) files and folders",
          advice: "Name a smaller one."
        )
      }
      guard name.hasSuffix(".swift") else { continue }
      if all?.fileAttributes?[.type] as? FileAttributeType != .typeDirectory { names.append(name) }
    }
    if names.isEmpty { throw .noSources(folder) }
    return names.sorted().map { "\(folder)/\($0)" }
  }

  /// The maximum number of entries of a folder: 100,000. A whole file system has millions of
  /// entries, and scanning them takes too long.
  private nonisolated static let entryLimit = 100_000

  private nonisolated static func checkKind(of path: String) throws(PreviewError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      let reason = RegularFile.ReadingError.notRegular.description
      throw .refused(path, reason: reason, advice: "Name a Swift file.")
    }
    if !path.hasSuffix(".swift") { throw .notSwift(path) }
  }

  /// Builds the present content of the files.
  ///
  /// - Throws: `PreviewError`, or `CancellationError`.
  func build() async throws -> Outcome {
    count += 1
    let place = folder.url.appending(path: "\(count)")
    let folder = subject == files[0] ? nil : subject
    let prepared = try await BackgroundWork.result { [files, resources] in
      try Self.prepare(PreviewSources(of: files, showing: folder), resources, in: place)
    }
    guard let prepared else { return .nothing }
    return try await compile(prepared, in: place)
  }

  /// The files that the compiler gets, and the modules that each of them imports.
  private struct PreparedFiles: Sendable {
    var files: [URL] = []
    let imports: [String]
  }

  /// Writes the prepared files; returns `nil` if there is nothing to show.
  ///
  /// Scanning 16 MiB takes a second in a release build and ten in a debug build.
  ///
  /// - Throws: `PreviewError`, or `CancellationError`.
  private nonisolated static func prepare(
    _ sources: PreviewSources,
    _ resources: PreviewResources,
    in place: URL
  ) throws -> PreparedFiles? {
    let items = sources.content.items
    if items.isEmpty { return nil }
    var prepared = PreparedFiles(imports: sources.imports)
    func add(_ name: String, _ text: String) throws(PreviewError) {
      let file = place.appending(path: name)
      try write(text, to: file)
      prepared.files.append(file)
    }
    try add("main/StoretermMain.swift", PreparedSource.main(showing: items))
    try add("main/StoretermClock.swift", ClockSource.text)
    let symbols = AssetSymbols(of: resources.catalogs)
    if !symbols.isEmpty {
      let declared = sources.files.reduce(into: [String: Set<String>]()) { declared, file in
        declared.merge(DeclaredMembers.all(in: file.outline.source)) { $0.union($1) }
      }
      try add("main/StoretermAssets.swift", symbols.text(bundle: .main, besides: declared))
    }
    for (index, file) in sources.files.enumerated() {
      let source = PreparedSource(
        file.outline,
        showing: sources.items(ofFileAt: index),
        file: index,
        path: file.path
      )
      try Task.checkCancellation()
      try add("\(index)-" + URL(fileURLWithPath: file.path).lastPathComponent, source.text)
    }
    return prepared
  }

  /// Returns the text of a Swift file. A FIFO is refused and not read, because reading would block.
  ///
  /// - Throws: `PreviewError`.
  nonisolated static func text(of path: String) throws(PreviewError) -> String {
    do {
      let bytes = try RegularFile.bytes(of: path, limit: sizeLimit)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      throw notUTF8(path, bytes)
    } catch let error as PreviewError {
      throw error
    } catch let problem as RegularFile.ReadingError {
      let advice =
        if case .tooLarge = problem { "Make it smaller." } else {
          "Check that it exists and that you have read permission."
        }
      throw .refused(path, reason: "\(problem)", advice: advice)
    } catch {
      throw .unreadable(path)
    }
  }

  /// Returns the error for a file that is not UTF-8, with the position of the first invalid byte.
  private nonisolated static func notUTF8(_ path: String, _ bytes: [UInt8]) -> PreviewError {
    var (decoder, rest, index) = (UTF8(), bytes.makeIterator(), 0)
    while case .scalarValue(let scalar) = decoder.decode(&rest) { index += UTF8.width(scalar) }
    let before = bytes.prefix(index)
    return .notUTF8(
      path,
      line: before.count { $0 == 0x0A } + 1,
      column: before.reversed().prefix { $0 != 0x0A }.count + 1,
      byte: bytes[min(index, bytes.count - 1)]
    )
  }

  /// The maximum size of a source file: 16 MiB. Even for a smaller file, the compiler can need
  /// minutes.
  nonisolated static let sizeLimit = 16 << 20

  private func compile(_ prepared: PreparedFiles, in place: URL) async throws -> Outcome {
    let name = URL(fileURLWithPath: files[0]).deletingPathExtension().lastPathComponent
    let program = place.appending(path: "bin/\(name)")
    try Self.makeFolder(of: program)
    switch try await compiler.build(
      prepared.files,
      importing: prepared.imports,
      to: program,
      cleanup: cleanup
    ) {
    case .built:
      resources.link(beside: program)
      return .program(program)
    case .diagnostics(let diagnostics): return .diagnostics(diagnostics)
    }
  }

  private nonisolated static let diskSpaceAdvice =
    "Free some space there, or set TMPDIR to another folder."

  private nonisolated static func write(_ text: String, to file: URL) throws(PreviewError) {
    try makeFolder(of: file)
    do {
      try Data(text.utf8).write(to: file)
    } catch {
      throw .refused(file.path, reason: "the file cannot be written", advice: Self.diskSpaceAdvice)
    }
  }

  private nonisolated static func makeFolder(of file: URL) throws(PreviewError) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .refused(
        folder.path,
        reason: "the folder cannot be created",
        advice: Self.diskSpaceAdvice
      )
    }
  }
}
