import Foundation

/// The inputs of a preview's build: modules, C headers, the library of all code, and the macro
/// plugin.
struct PreviewModules: Hashable, Sendable {
  /// The folder of the Swift modules.
  let modules: URL
  /// The module maps of the C modules that the Swift modules import.
  let maps: [URL]
  /// The folder of the library.
  let libraries: URL
  /// The compiler plugin for `#Preview` and `@Entry`.
  let plugin: URL

  /// The library's name, without `lib` and `.so`.
  static let library = "StoretermPreview"

  /// Finds the inputs: in `../lib/storeterm` if `program` is installed, else in the folder of
  /// `program`.
  ///
  /// - Parameter program: The storeterm executable.
  init(besideProgram program: URL) throws(PreviewError) {
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "lib/storeterm")
    for candidate in [Self(installed: installed), Self(built: folder)] where candidate.exists {
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
    let written = ["CImageDecoding", "CNcurses", "EmbeddedCatalogs"].map {
      folder.appending(path: "\($0).build/module.modulemap")
    }
    maps = written + headers
  }

  /// The C modules for which the build creates no module maps.
  private static let headers = ["COpenSSL", "CYaml", "GRDBSQLite", "OSSubmodules"]

  /// Returns the package folders of a build: the build's checkouts, and all folders above the
  /// build. One of the returned folders is storeterm's own package.
  private static func packages(ofBuildIn folder: URL) -> [URL] {
    let build = folder.deletingLastPathComponent().deletingLastPathComponent()
    let above = sequence(first: build) {
      $0.path == "/" ? nil : $0.deletingLastPathComponent()
    }
    return folders(in: build.appending(path: "checkouts")) + above
  }

  private var exists: Bool {
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

  /// The arguments for the compiler.
  var arguments: [String] {
    ["-I", modules.path, "-load-plugin-executable", "\(plugin.path)#SwiftUIMacros"]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  var linkerArguments: [String] {
    [
      "-L", libraries.path, "-l\(Self.library)", "-Xlinker", "-rpath", "-Xlinker",
      libraries.path,
    ]
  }
}
