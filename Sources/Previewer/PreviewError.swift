import ExternalInput

/// The reason why a file cannot be previewed. Most of these errors cannot be fixed by editing and
/// saving the file. Compiler errors in the file are not included.
public enum PreviewError: Error, Hashable, Sendable {
  /// The system has no Swift compiler.
  case noCompiler
  /// The modules for previews are missing in the searched folders.
  case noModules(searched: [String])
  /// The modules were built by a compiler other than the compiler on this system.
  case otherCompiler(modules: String, compiler: String, path: String)
  /// A file cannot be read.
  case unreadable(String)
  /// The file is a StoreKit configuration.
  case configuration(String)
  /// The name of the file does not end in `.swift`.
  case notSwift(String)
  /// The file is not UTF-8 at a position. Line and column start at 1; the column counts bytes.
  case notUTF8(String, line: Int, column: Int, byte: UInt8)
  /// Several types have the attribute `@main`, at positions `PATH:LINE`.
  case severalMains([String])
  /// The folders contain no Swift file.
  case noSources(String)
  /// A file cannot be used, a program cannot start, or a folder cannot be created. The payload has
  /// the reason, often from the system, and a sentence with the next step.
  case refused(String, reason: String, advice: String)
}

extension PreviewError: CustomStringConvertible {
  /// The error with the next step, in one line.
  public var description: String {
    switch self {
    case .noCompiler:
      "no Swift compiler found: install Swift (https://www.swift.org/install) so that "
        + "swiftc is in PATH, or set SWIFT_EXEC to its path"
    case .noModules(let searched):
      "the modules for previews are missing; searched: "
        + searched.joined(separator: ", ") + ". Run `swift build` in storeterm's package, or "
        + "run `make install` again"
    case .otherCompiler(let modules, let compiler, let path):
      "storeterm's modules were built with Swift \(modules), but \(path) is Swift \(compiler): "
        + "rebuild storeterm with this compiler, or set SWIFT_EXEC to the other one"
    case .unreadable(let path):
      "\(PrintableText.path(path)): the file cannot be read. Check that it exists and that "
        + "you have read permission."
    case .configuration(let path):
      "\(PrintableText.path(path)): this is a StoreKit configuration, not a Swift file. Open it with "
        + "`storeterm browse`, or pass it with --store and a Swift file."
    case .notSwift(let path):
      "\(PrintableText.path(path)): this is not a Swift file, since its name does not end in .swift. "
        + "Name a Swift file."
    case .notUTF8(let path, let line, let column, let byte):
      "\(PrintableText.path(path)):\(line):\(column): the file is not valid UTF-8: byte "
        + "0x\(Hexadecimal.byte(byte, uppercase: true)). Save it as UTF-8."
    case .severalMains(let places):
      "several types are marked @main: "
        + "\(places.map { PrintableText.path($0) }.joined(separator: ", ")). "
        + "Preview the files of one app, without the others."
    case .noSources(let path):
      "\(PrintableText.path(path)): there is no Swift file in this folder. Name a Swift file."
    case .refused(let what, let reason, let advice):
      "\(PrintableText.path(what)): \(reason). \(advice)"
    }
  }
}
