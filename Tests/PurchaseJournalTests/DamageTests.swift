import Foundation
import PurchaseFlow
import PurchaseJournal
import TestSupport
import Testing

@testable import journal_writer

@Suite("Damaged journals")
struct DamageTests {
  /// The kind of damage to a file.
  private enum Damage: CaseIterable {
    case removed, replaced, overwritten, truncated, bitFlipped
  }

  /// The state of the journal at the moment of the damage.
  private enum Moment: CaseIterable {
    case open, killed, closed
  }

  @Test("a damaged journal opens with everything acknowledged, or an error gives the reason")
  func damaged() throws {
    var random = SeededRandom.forTest()
    for round in 0..<300 {
      let moment = Moment.allCases[round % Moment.allCases.count]
      let comment = Comment(rawValue: "round \(round), \(moment), seed \(random.seed)")
      try check(moment, &random, comment)
    }
  }

  private func check(
    _ moment: Moment,
    _ random: inout SeededRandom,
    _ comment: Comment
  ) throws {
    let folder = try JournalFolder()
    var (operations, plain) = (
      JournalOperations(seed: random.next()),
      Simulation(contents: CrashTestStore.contents, start: CrashTestStore.start)
    )
    var customer: JournaledSimulation? = try folder.customer()
    func act(_ count: Int) throws {
      for _ in 0..<count {
        let operation = operations.next()
        do {
          if let customer { try operation.perform(on: customer) }
          operation.perform(on: &plain)
        } catch is JournalError {}
      }
    }
    try act(Int.random(in: 0..<30, using: &random))
    let place = moment == .killed ? try Self.copy(of: folder) : folder
    if moment != .open { customer = nil }
    let suffix = try Self.damage(place, moment, &random)
    try act(moment == .open ? 10 : 0)
    customer = nil
    do {
      let found = try place.customer().simulation
      let isNew = found.history.entries.count == 1
      // A closed journal that is deleted, with no file left beside it, is a new journal.
      if suffix == nil, moment == .closed, isNew { return }
      if plain.account.store != CrashTestStore.contents {
        plain.perform(.open(CrashTestStore.contents))
      }
      #expect(found == plain, comment)
    } catch is JournalError {}
  }

  /// A copy of the files of an open journal, as after a kill.
  private static func copy(of folder: JournalFolder) throws -> JournalFolder {
    let copy = try JournalFolder()
    for suffix in ["", "-wal", "-shm"] {
      try copy.write(folder.bytes("customer.journal" + suffix), to: "customer.journal" + suffix)
    }
    return copy
  }

  /// Damages one of the files.
  ///
  /// - Returns: The suffix of the file; `nil` if the journal file itself was deleted.
  private static func damage(
    _ folder: JournalFolder,
    _ moment: Moment,
    _ random: inout SeededRandom
  ) throws -> String? {
    let there = ["", "", "-wal", "-shm"].filter {
      FileManager.default.fileExists(atPath: folder.path() + $0)
    }
    let suffix = there.randomElement(using: &random) ?? ""
    let damage = Damage.allCases.randomElement(using: &random) ?? .removed
    let path = folder.path() + suffix
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    // While a program runs, SQLite uses the index as shared memory.
    let isMemory = suffix == "-shm" && moment == .open
    switch damage {
    case .removed: try FileManager.default.removeItem(atPath: path)
    case .replaced:
      try FileManager.default.removeItem(atPath: path)
      try Self.noise(bytes.count, &random).write(to: URL(fileURLWithPath: path))
    case .overwritten where !isMemory:
      try Self.overwrite(path, Self.noise(bytes.count, &random), from: 0)
    case .bitFlipped where !isMemory && !bytes.isEmpty:
      let place = Int.random(in: bytes.indices, using: &random)
      bytes[place] ^= 1 << Int.random(in: 0..<8, using: &random)
      try Self.overwrite(path, bytes[place...place], from: place)
    default: truncate(path, off_t.random(in: 0...off_t(bytes.count), using: &random))
    }
    return damage == .removed && suffix.isEmpty ? nil : suffix
  }

  private static func noise(_ count: Int, _ random: inout SeededRandom) -> Data {
    Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  /// Writes into the existing file, as `cp` does.
  private static func overwrite(_ path: String, _ bytes: Data, from place: Int) throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
    try file.seek(toOffset: UInt64(place))
    try file.write(contentsOf: bytes)
    try file.close()
  }

  @Test("the same program does not open a journal again whose index was cut", arguments: [0, 9])
  func cutIndex(kibibytes: off_t) throws {
    let folder = try JournalFolder()
    var customer: JournaledSimulation? = try folder.customer()
    try customer?.perform(.purchase("first.low"))
    truncate(folder.path() + "-shm", kibibytes * 1024)
    #expect(throws: JournalError.self) { try customer?.perform(.purchase("second.only")) }
    customer = nil
    for _ in 0..<2 {
      let error = #expect(throws: JournalError.self) { try folder.customer() }
      guard case .movedLog? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }

  @Test("after an older copy is written over an open journal, actions fail")
  func olderCopy() throws {
    let folder = try JournalFolder()
    let customer = try folder.customer()
    try customer.perform(.purchase("first.low"))
    let copy = try folder.bytes()
    try customer.perform(.purchase("second.only"))
    try Self.overwrite(folder.path(), copy, from: 0)
    for _ in 0..<2 {
      let error = #expect(throws: JournalError.self) {
        try customer.perform(.purchase("first.high"))
      }
      guard case .damaged? = error?.reason else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}
