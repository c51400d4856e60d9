import Foundation
import PurchaseFlow
import PurchaseJournal

@testable import journal_writer

/// A change by another program to a journal's files while the journal is open.
enum JournalDisturbance: String, CaseIterable, Sendable {
  case deleted, otherFile, emptyFile, copy, folder, fifo, socketLink, danglingLink
  case folderMoved, folderReplaced, secondJournal
  case logDeleted, logReplaced, logIsFolder, indexDeleted, indexReplaced
  case cut, logCut, indexCut, rollbackAdded

  /// Whether the original file can be restored.
  var canBePutBack: Bool { ![.cut, .logCut, .indexCut].contains(self) }

  /// Whether it affects the log or its index.
  var isOfLog: Bool { name != "customer.journal" }

  /// The name of the affected file.
  private var name: String {
    switch self {
    case .logDeleted, .logReplaced, .logIsFolder, .logCut: "customer.journal-wal"
    case .indexDeleted, .indexReplaced, .indexCut: "customer.journal-shm"
    case .rollbackAdded: "customer.journal-journal"
    default: "customer.journal"
    }
  }

  /// Applies the change.
  func happen(to folder: JournalFolder) throws {
    let manager = FileManager.default
    let (path, kept) = (folder.path(name), folder.path("kept"))
    switch self {
    case .folderMoved, .folderReplaced:
      try manager.moveItem(atPath: folder.url.path, toPath: folder.url.path + ".kept")
      guard self == .folderReplaced else { return }
      try manager.createDirectory(at: folder.url, withIntermediateDirectories: false)
    case .secondJournal:
      for suffix in ["", "-wal", "-shm"] {
        try manager.moveItem(atPath: path + suffix, toPath: kept + suffix)
      }
      try folder.customer().perform(.purchase("second.only"))
    case .rollbackAdded: try Data("left".utf8).write(to: URL(fileURLWithPath: path))
    case .cut, .logCut, .indexCut:
      guard truncate(path, 0) == 0 else { throw POSIXError(.EIO) }
    default:
      try manager.moveItem(atPath: path, toPath: kept)
      try putSomethingElse(at: path, kept: kept)
    }
  }

  private func putSomethingElse(at path: String, kept: String) throws {
    let manager = FileManager.default
    switch self {
    case .otherFile, .logReplaced, .indexReplaced:
      try Data("something else".utf8).write(to: URL(fileURLWithPath: path))
    case .emptyFile: try Data().write(to: URL(fileURLWithPath: path))
    case .copy: try manager.copyItem(atPath: kept, toPath: path)
    case .folder, .logIsFolder:
      try manager.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .fifo: guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
    case .socketLink: try manager.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
    case .danglingLink: try manager.createSymbolicLink(atPath: path, withDestinationPath: "none")
    default: break
    }
  }

  /// Restores the original files.
  func undo(in folder: JournalFolder) throws {
    let manager = FileManager.default
    let (path, kept) = (folder.path(name), folder.path("kept"))
    switch self {
    case .folderMoved, .folderReplaced:
      try? manager.removeItem(at: folder.url)
      try manager.moveItem(atPath: folder.url.path + ".kept", toPath: folder.url.path)
    case .secondJournal:
      for suffix in ["", "-wal", "-shm"] {
        try? manager.removeItem(atPath: path + suffix)
        try manager.moveItem(atPath: kept + suffix, toPath: path + suffix)
      }
    case .rollbackAdded: try manager.removeItem(atPath: path)
    default:
      try? manager.removeItem(atPath: path)
      try manager.moveItem(atPath: kept, toPath: path)
    }
  }
}

/// An operation of a customer; each one is written to the journal differently.
enum JournaledOperation: String, CaseIterable, Sendable {
  case perform, advanceTo, advanceBy, move, stepBackCount, stepBackTo, stepBackKeeping
  case stepForward, take

  /// Creates a history in which each operation changes something.
  static func prepare(_ customer: JournaledSimulation) throws {
    try customer.perform(.purchase("first.low"))
    try customer.advance(by: CalendarSpan(days: 1))
    try customer.perform(.purchase("second.only"))
    try customer.stepBack(1)
    try customer.advance(by: CalendarSpan(days: 2))
    try customer.perform(.purchase("second.only"))
    try customer.stepBack(1)
  }

  /// Performs the operation.
  func happen(to customer: JournaledSimulation, knowing simulation: Simulation) throws {
    let (history, now) = (simulation.history, simulation.now)
    switch self {
    case .perform: try customer.perform(.purchase("second.only"))
    case .advanceTo: try customer.advance(to: now.advanced(byHours: 5))
    case .advanceBy: try customer.advance(by: CalendarSpan(months: 1))
    case .move: try customer.move(.by(CalendarSpan(days: 3)))
    case .stepBackCount: try customer.stepBack(1)
    case .stepBackTo: try customer.stepBack(to: history.entries[0].instant)
    case .stepBackKeeping: try customer.stepBack(keeping: 1, to: history.entries[0].instant)
    case .stepForward: try customer.stepForward()
    case .take: if let branch = simulation.otherBranches.first { try customer.switchTo(branch) }
    }
  }
}

extension Instant {
  fileprivate func advanced(byHours hours: Int64) -> Instant {
    Instant(milliseconds: milliseconds + hours * 3_600_000)
  }
}
