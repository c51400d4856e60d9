import Foundation
import PurchaseFlow
import StoreModel
import TerminalUI

extension StoreSession {
  /// The session of the program, for calls outside of a view such as `Product.products(for:)` and
  /// `Transaction.updates`.
  ///
  /// The first access opens the session, unless a session was set before. The option `--store` or
  /// else the variable `STORETERM_STORE` names the store file. If neither is set, the store file is
  /// the only `.storekit` file in the program's resources, or else in the current folder. The
  /// customer is new, and the customer's clock starts at the present time. If there is no file, the
  /// store is empty and ``openingProblem`` gives the reason.
  ///
  /// The customer's clock is then the clock of the program: `ProgramClock.now`.
  public static var current: StoreSession {
    get { bound ?? opened }
    set {
      opened = newValue
      newValue.driveProgramClock()
    }
  }

  /// The session that replaces the program's session within a task.
  @TaskLocal package static var bound: StoreSession?

  private static var opened: StoreSession = {
    SystemSheets.program.add(ProgramStoreSheets())
    let session = openStoreOfProgram(start: systemTime)
    session.driveProgramClock()
    return session
  }()

  /// Opens the store file of the program, as ``current`` does at its first access, with a customer
  /// whose clock starts at a given time.
  package static func openStoreOfProgram(start: Instant) -> StoreSession {
    StorePlace.open(start: start)
  }

  /// The system's time in whole seconds.
  private static var systemTime: Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970) * 1000)
  }
}

/// Finds and opens the store file of the program.
@MainActor
private enum StorePlace {
  static func open(start: Instant) -> StoreSession {
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

/// The reason why no store file was found.
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
