import Foundation

/// Runs the Swift compiler on a client's files, with the modules that were built for the tests.
public struct ClientCompiler {
  private let languageVersion: Int

  /// An error: the tests were built without modules beside them.
  public struct NotBuilt: Error {}

  /// An error: the program does not compile.
  public struct CompilationError: Error, CustomStringConvertible {
    /// The compiler's output.
    public let description: String
  }

  /// Creates a compiler.
  ///
  /// - Parameter languageVersion: The version of the Swift language: 5 or 6.
  public init(languageVersion: Int = 6) { self.languageVersion = languageVersion }

  /// The folder of the test bundle and of the other products of its build.
  public static var products: URL? {
    let folders =
      Bundle.allBundles.map(\.bundleURL) + [URL(fileURLWithPath: CommandLine.arguments[0])]
    return folders.map { $0.deletingLastPathComponent().resolvingSymlinksInPath() }
      .first { FileManager.default.fileExists(atPath: $0.appending(path: "Modules").path) }
  }

  /// Whether `swiftc` is in `PATH`.
  public static var isAvailable: Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
    }
  }

  /// Type-checks files as one module and returns what the compiler prints.
  public func complaints(about files: [URL]) throws -> String {
    // Without `-wmo`, the modules are loaded again for each file.
    try run(["-typecheck", "-wmo", "-parse-as-library"] + files.map(\.path))
  }

  /// Builds a program, runs it and returns what it prints to standard output.
  public func output(of source: String) throws -> String {
    try withProgram(of: source) { try $0.run([]).output }
  }

  /// Builds a program and passes it to a closure.
  public func withProgram<Result>(
    of source: String,
    _ body: (Tool) throws -> Result
  ) throws -> Result {
    try inTemporaryFolder { folder in
      let file = folder.appending(path: "Client.swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let program = folder.appending(path: "client")
      let said = try run(
        ["-parse-as-library", "-Onone", file.path, "-o", program.path, "-lncursesw", "-ltinfo"]
          + ["-lpng16", "-ljpeg"] + objects().map(\.path)
      )
      guard FileManager.default.isExecutableFile(atPath: program.path) else {
        throw CompilationError(description: said)
      }
      return try body(Tool(program))
    }
  }

  /// The objects of `SwiftUI` and of the modules that it uses.
  ///
  /// A folder can also contain old objects of deleted files. The build's output file map lists the
  /// current objects of a Swift module.
  private func objects() throws -> [URL] {
    guard let products = Self.products else { throw NotBuilt() }
    let folders = [
      "SwiftUI", "UIKit", "TerminalUI", "ViewEngine", "Publishing", "NcursesTerminal", "ProgramLog",
      "ExternalInput", "ImageDecoding", "CImageDecoding", "CNcurses", "EmbeddedCatalogs",
    ]
    return try folders.flatMap { name in
      let folder = products.appending(path: "\(name).build")
      let map = folder.appending(path: "output-file-map.json")
      guard let data = try? Data(contentsOf: map) else { return try Self.objects(in: folder) }
      let files = try JSONDecoder().decode([String: OutputFiles].self, from: data)
      // The entry without a source file is the whole module, which has no object of its own.
      return files.filter { !$0.key.isEmpty }.values.compactMap(\.object)
        .map { URL(fileURLWithPath: $0) }
    }
  }

  private struct OutputFiles: Decodable {
    var object: String?
  }

  private static func objects(in folder: URL) throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    )
    return files.filter { $0.pathExtension == "o" }
  }

  /// The module maps of the C modules that the Swift modules import.
  private static func maps(beside products: URL) -> [URL] {
    let checkouts = products.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "checkouts")
    let package = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return [
      products.appending(path: "CImageDecoding.build/module.modulemap"),
      products.appending(path: "CNcurses.build/module.modulemap"),
      products.appending(path: "EmbeddedCatalogs.build/module.modulemap"),
      package.appending(path: "Sources/COpenSSL/module.modulemap"),
      package.appending(path: "Sources/OSSubmodules/module.modulemap"),
      checkouts.appending(path: "Yams/Sources/CYaml/include/module.modulemap"),
      checkouts.appending(path: "GRDB.swift/Sources/GRDBSQLite/module.modulemap"),
    ]
  }

  private func run(_ arguments: [String]) throws -> String {
    guard let products = Self.products else { throw NotBuilt() }
    let modules = products.appending(path: "Modules").path
    let outcome = try Tool(URL(fileURLWithPath: "/usr/bin/env")).run(
      [
        "swiftc", "-swift-version", "\(languageVersion)", "-I", modules,
        "-load-plugin-executable",
        "\(products.path)/SwiftUIMacros-tool#SwiftUIMacros",
        // As previews are compiled: a module named Combine beside those of other packages would change
        // what these packages compile.
        "-module-alias", "Combine=Publishing",
        "-module-cache-path", products.appending(path: "ClientModuleCache").path,
        "-warnings-as-errors",
      ] + Self.maps(beside: products).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
        + arguments
    )
    return outcome.output + outcome.errors
  }
}
