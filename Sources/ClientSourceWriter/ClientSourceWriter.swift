import ClientSources
import Foundation

/// Writes the sources that the plugin `StoretermClient` adds to a target.
///
/// The arguments are the folder of the sources, the name of the bundle with the asset catalogs
/// (`main` or `module`), and the catalogs.
@main
enum ClientSourceWriter {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count >= 2,
      let bundle = AssetSymbols.ResourceBundle(rawValue: arguments[2])
    else { fail("usage: ClientSourceWriter FOLDER main|module [CATALOG …]") }
    let folder = URL(filePath: arguments[1], directoryHint: .isDirectory)
    let catalogs = arguments.dropFirst(2).map { URL(filePath: $0, directoryHint: .isDirectory) }
    write(ClockSource.text, to: folder.appending(path: "StoretermClock.swift"))
    guard !catalogs.isEmpty else { return }
    let symbols = AssetSymbols(of: catalogs)
    write(symbols.text(bundle: bundle), to: folder.appending(path: "StoretermAssets.swift"))
  }

  /// Writes a file. An unchanged file keeps its date, so that the target is not compiled again.
  private static func write(_ text: String, to file: URL) {
    let data = Data(text.utf8)
    if FileManager.default.contents(atPath: file.path) == data { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: file, options: .atomic)
    } catch {
      fail("cannot write \(file.path): \(error.localizedDescription)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(1)
  }
}
