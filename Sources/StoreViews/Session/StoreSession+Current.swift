import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

extension StoreSession {
  /// The store that the program belongs to, for what has no view around it:
  /// `Product.products(for:)`, `Transaction.updates` and the others.
  ///
  /// Unless one was set it is opened when first asked for, from the file that `--store`
  /// names, else the variable `STORETERM_STORE`, else the only `.storekit` of the program's
  /// resources or the current folder, for a new customer whose clock starts now. Without
  /// one nothing is sold, and ``openingProblem`` says why.
  public static var current: StoreSession {
    get { bound ?? opened }
    set { opened = newValue }
  }

  /// The store that takes the place of the program's in a task.
  @TaskLocal package static var bound: StoreSession?

  private static var opened: StoreSession = {
    SystemSheets.program.add(ProgramStoreSheets())
    return StorePlace.open()
  }()
}

/// Where a program's store is found.
@MainActor
private enum StorePlace {
  static func open() -> StoreSession {
    let start = Instant(milliseconds: Int64(Date().timeIntervalSince1970) * 1000)
    do {
      let configuration = try StoreConfiguration(path: try path())
      let contents = StoreCatalog(configuration)
      return StoreSession(catalog: contents, start: start)
    } catch {
      let session = StoreSession(catalog: StoreCatalog(StoreConfiguration()), start: start)
      session.openingProblem = "\(error)"
      return session
    }
  }

  private static func path() throws -> String {
    let arguments = CommandLine.arguments
    if let index = arguments.firstIndex(of: "--store"), arguments.indices.contains(index + 1) {
      return arguments[index + 1]
    }
    if let named = arguments.first(where: { $0.hasPrefix("--store=") }) {
      return String(named.dropFirst("--store=".count))
    }
    if let named = ProcessInfo.processInfo.environment["STORETERM_STORE"], !named.isEmpty {
      return named
    }
    let folders = [Bundle.main.resourcePath, FileManager.default.currentDirectoryPath]
    for folder in folders.compactMap(\.self) {
      if let only = try onlyConfiguration(in: folder) { return only }
    }
    throw StorePlaceError.none
  }

  private static func onlyConfiguration(in folder: String) throws -> String? {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let found = names.filter { $0.hasSuffix(".storekit") && $0.split(separator: "/").count <= 2 }
    guard found.count <= 1 else { throw StorePlaceError.several(found.sorted()) }
    return found.first.map { folder + "/" + $0 }
  }
}

/// Why no store was found.
private enum StorePlaceError: Error, CustomStringConvertible {
  case none
  case several([String])

  var description: String {
    switch self {
    case .none:
      "There is no .storekit file. Name one with --store FILE or the variable STORETERM_STORE."
    case .several(let names):
      "There are \(names.count) .storekit files. Name one with --store FILE: "
        + names.joined(separator: ", ")
    }
  }
}
