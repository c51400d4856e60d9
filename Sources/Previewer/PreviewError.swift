import ExternalInput

/// Why a file cannot be previewed, and what to do: what its author cannot mend by saving
/// the file.
public enum PreviewError: Error, Hashable, Sendable {
  /// There is no Swift compiler on the machine.
  case noCompiler
  /// The modules that a preview is compiled against are not where they belong.
  case noModules(searched: [String])
  /// The modules are of another compiler than the one found.
  case otherCompiler(modules: String, compiler: String, path: String)
  /// A file cannot be read.
  case unreadable(String)
  /// A StoreKit configuration was named in place of a Swift file.
  case configuration(String)
  /// A file that is no Swift file, by its name, was named.
  case notSwift(String)
  /// A file is not text in UTF-8 from a line and a column on, counted from 1, columns in bytes.
  case notUTF8(String, line: Int, column: Int, byte: UInt8)
  /// There is no Swift file in the named folders.
  case noSources(String)
  /// A file cannot be used, a program cannot be started, or a folder cannot be made; the reason,
  /// often the system's, and what to do as a sentence.
  case refused(String, reason: String, advice: String)
}

extension PreviewError: CustomStringConvertible {
  /// What is wrong and what to do, in one line.
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
        + "0x\(String(byte, radix: 16, uppercase: true)). Save it as UTF-8."
    case .noSources(let path):
      "\(PrintableText.path(path)): there is no Swift file in this folder. Name a Swift file."
    case .refused(let what, let reason, let advice):
      "\(PrintableText.path(what)): \(reason). \(advice)"
    }
  }
}
