import Foundation

/// What a preview is compiled against and linked with: modules, the C headers behind them,
/// the library of all their code, and the compiler's helper for macros.
struct PreviewModules: Hashable, Sendable {
  /// The folder of the Swift modules.
  let modules: URL
  /// The maps of the C modules that they stand on.
  let maps: [URL]
  /// The folder of the library.
  let libraries: URL
  /// The compiler's helper behind `#Preview` and `@Entry`.
  let plugin: URL

  /// The library's name, without `lib` and `.so`.
  static let library = "StoretermPreview"

  /// Finds them for a program: installed at `../lib/storeterm`, else beside it where it was
  /// built.
  init(besideProgram program: URL) throws(PreviewError) {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "lib/storeterm")
    for candidate in [Self(installed: installed), Self(built: folder)] where candidate.isThere {
      self = candidate
      return
    }
    throw .noModules(searched: [installed.path, folder.path])
  }

  private init(installed folder: URL) {
    modules = folder.appending(path: "modules")
    libraries = folder
    plugin = folder.appending(path: "SwiftUIMacros")
    maps = Self.folders(in: folder.appending(path: "include")).map {
      $0.appending(path: "module.modulemap")
    }
  }

  private init(built folder: URL) {
    modules = folder.appending(path: "Modules")
    libraries = folder
    plugin = folder.appending(path: "SwiftUIMacros-tool")
    let packages = Self.packages(ofBuildIn: folder)
    let headers = Self.headers.compactMap { name in
      packages.flatMap { package in
        ["include/", ""].map { package.appending(path: "Sources/\(name)/\($0)module.modulemap") }
      }
      .first { FileManager.default.fileExists(atPath: $0.path) }
    }
    let written = ["CNcurses", "EmbeddedCatalogs"].map {
      folder.appending(path: "\($0).build/module.modulemap")
    }
    maps = written + headers
  }

  /// The C modules that ours stand on and whose maps the build does not write.
  private static let headers = ["COpenSSL", "CYaml", "GRDBSQLite"]

  /// The folders of packages that a build may have used: those that were checked out for it, and
  /// the package that it lies in.
  private static func packages(ofBuildIn folder: URL) -> [URL] {
    let build = folder.deletingLastPathComponent().deletingLastPathComponent()
    let above = sequence(first: build) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    return folders(in: build.appending(path: "checkouts")) + above
  }

  private var isThere: Bool {
    let files = [
      modules.appending(path: "PreviewStage.swiftmodule"), plugin,
      libraries.appending(path: "lib\(Self.library).so"),
    ]
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
  }

  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }

  /// What the compiler is told of them.
  var arguments: [String] {
    ["-I", modules.path, "-load-plugin-executable", "\(plugin.path)#SwiftUIMacros"]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  /// What the linker is told of them.
  var linkerArguments: [String] {
    [
      "-L", libraries.path, "-l\(Self.library)", "-Xlinker", "-rpath", "-Xlinker",
      libraries.path,
    ]
  }
}
