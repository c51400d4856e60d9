import Foundation
import PurchaseFlow
import PurchaseJournal

@testable import journal_writer

/// A temporary folder, removed with this object.
final class JournalFolder {
  let url: URL

  init() throws {
    url = Self.base.appendingPathComponent("storeterm-journal-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder in memory if available: each action waits for the disk four times, and these tests do
  /// not test the disk's speed.
  private static let base =
    access("/dev/shm", W_OK | X_OK) == 0
    ? URL(fileURLWithPath: "/dev/shm") : FileManager.default.temporaryDirectory

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "customer.journal") -> String {
    url.appendingPathComponent(name).path
  }

  /// Opens a journal of this folder with the store of the crash tests.
  ///
  /// - Parameter milliseconds: The time by which the clock of a new customer starts later.
  func customer(
    _ name: String = "customer.journal",
    milliseconds: Int64 = 0
  ) throws -> JournaledSimulation {
    try JournaledSimulation(
      path: path(name),
      contents: CrashTestStore.contents,
      start: CrashTestStore.start.adding(milliseconds: milliseconds)
    )
  }

  func bytes(_ name: String = "customer.journal") throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path(name)))
  }

  func write(_ bytes: Data, to name: String = "customer.journal") throws {
    try bytes.write(to: URL(fileURLWithPath: path(name)))
  }
}

extension JournaledSimulation {
  var simulation: Simulation {
    get throws { try read { $0 } }
  }
}
