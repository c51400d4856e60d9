import Foundation
import TestSupport
import Testing

@Suite(
  "A browser whose journal is replaced or cannot be written",
  .serialized,
  .timeLimit(.minutes(LongTest.minutes(30)))
)
struct JournalOnDiskTests {
  /// The kind of file that takes the place of the journal.
  enum Replacement: CaseIterable, Sendable {
    case nothing, otherFile, copy, folder, fifo, otherJournal

    func put(at path: String, keptAt kept: String) throws {
      switch self {
      case .nothing: break
      case .otherFile: try Data("other".utf8).write(to: URL(fileURLWithPath: path))
      case .copy: try FileManager.default.copyItem(atPath: kept, toPath: path)
      case .folder:
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      case .fifo: #expect(mkfifo(path, 0o600) == 0)
      case .otherJournal:
        for suffix in ["-wal", "-shm"] {
          try FileManager.default.moveItem(atPath: path + suffix, toPath: kept + suffix)
        }
        let second = try LineBrowser([Store.file, "--journal", path, "--start", "2026-06-01"])
        try second.wait(for: "2026")
        #expect(try second.finish().exitCode == 0)
      }
    }

    func remove(from path: String, keptAt kept: String) throws {
      for suffix in ["", "-wal", "-shm"] where self == .otherJournal || suffix.isEmpty {
        try? FileManager.default.removeItem(atPath: path + suffix)
        try FileManager.default.moveItem(atPath: kept + suffix, toPath: path + suffix)
      }
    }
  }

  @Test(
    "without its journal the browser does nothing, continues on its return, and else exits with 2",
    arguments: Replacement.allCases
  )
  func replaced(replacement: Replacement) throws {
    let folder = try Program.Folder()
    let (path, kept) = (
      folder.url.appending(path: "j").path, folder.url.appending(path: "kept").path
    )
    let arguments = [Store.file, "--journal", path, "--start", "2026-01-01"]
    let browser = try LineBrowser(arguments)
    try browser.wait(for: "Jan 1, 2026")
    try browser.passDay(andWaitFor: "Jan 2, 2026")
    for isBack in [true, false] {
      try FileManager.default.moveItem(atPath: path, toPath: kept)
      try replacement.put(at: path, keptAt: kept)
      try browser.passDay(andWaitFor: "Not done: the file of your history is gone or replaced.")
      guard isBack else { break }
      try replacement.remove(from: path, keptAt: kept)
      try browser.passDay(andWaitFor: "Jan 3, 2026")
    }
    try browser.send("q")
    let end = try browser.finish()
    #expect(end.exitCode == 2)
    #expect(end.errors.contains("\(path) is not the file that was opened: "), "\(end.errors)")
    try replacement.remove(from: path, keptAt: kept)
    let again = try LineBrowser(arguments)
    try again.wait(for: "Jan 3, 2026")
    #expect(try again.finish().exitCode == 0)
  }

  @Test("the message about a missing journal is in the language of the environment")
  func language() throws {
    let folder = try Program.Folder()
    let path = folder.url.appending(path: "j").path
    let browser = try LineBrowser(
      [Store.file, "--journal", path, "--start", "2026-01-01"],
      environment: ["LC_ALL": "de_DE.UTF-8"]
    )
    try browser.wait(for: "2026")
    try FileManager.default.removeItem(atPath: path)
    try browser.passDay(andWaitFor: "Nicht ausgeführt: Die Datei deines Verlaufs ist weg")
  }

  @Test(
    "a failing disk is reported, and the browser continues when the disk works again",
    .enabled(if: FailingDisk.isAvailable, "there is no C compiler"),
    arguments: [
      (FailingDisk.Call.write, ENOSPC), (.write, EDQUOT), (.write, EIO), (.sync, EIO),
      (.sync, ENOSPC),
    ]
  )
  func failing(call: FailingDisk.Call, code: Int32) throws {
    let (folder, scratch) = (try Program.Folder(), try Program.Folder())
    let disk = try FailingDisk(at: folder.url, in: scratch)
    let path = folder.url.appending(path: "j").path
    let arguments = [Store.file, "--journal", path, "--start", "2026-01-01"]
    let browser = try LineBrowser(arguments, environment: disk.environment)
    try browser.wait(for: "Jan 1, 2026")
    try browser.passDay(andWaitFor: "Jan 2, 2026")
    try disk.fail(call, with: code)
    for _ in 0..<2 {
      try browser.passDay(andWaitFor: "Not done: your history cannot be written.")
    }
    try disk.mend()
    try browser.passDay(andWaitFor: "Jan 3, 2026")
    try disk.fail(call, with: code)
    try browser.passDay(andWaitFor: "Not done: your history cannot be written.")
    try browser.send("q")
    let end = try browser.finish()
    #expect(end.exitCode == 2)
    #expect(end.errors.contains("cannot be written: \(Self.words(code))."), "\(end.errors)")
    let again = try LineBrowser(arguments)
    try again.wait(for: "Jan 3, 2026")
    #expect(try again.finish().exitCode == 0)
  }

  @Test(
    "an error says why a journal cannot be opened on a failing disk",
    .enabled(if: FailingDisk.isAvailable, "there is no C compiler"),
    arguments: FailingDisk.Call.allCases
  )
  func failingAtOpening(call: FailingDisk.Call) throws {
    for (isNew, code) in [(true, ENOSPC), (true, EIO), (false, ENOSPC), (false, EIO)] {
      let (folder, scratch) = (try Program.Folder(), try Program.Folder())
      let disk = try FailingDisk(at: folder.url, in: scratch)
      let arguments = [Store.file, "--journal", folder.url.appending(path: "j").path]
      if !isNew {
        let first = try LineBrowser(arguments)
        try first.wait(for: "2026")
        #expect(try first.finish().exitCode == 0)
      }
      try disk.fail(call, with: code)
      let end = try LineBrowser(arguments, environment: disk.environment).finish()
      // An existing journal can be read without writing.
      if end.exitCode == 0, !isNew || call == .truncate { continue }
      #expect(end.exitCode == 2, "\(call) \(code)")
      #expect(end.errors.contains(Self.words(code)), "\(call) \(code): \(end.errors)")
      #expect(!end.errors.contains("last action"), "\(call) \(code): \(end.errors)")
      #expect(end.errors.contains("--ephemeral saves nothing"), "\(call) \(code)")
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!isNew || left.allSatisfy { !$0.hasSuffix(".new") }, "\(left)")
    }
  }

  private static func words(_ code: Int32) -> String { String(cString: strerror(code)) }
}

extension LineBrowser {
  /// Moves the clock by a day, with the clock prompt.
  func passDay(andWaitFor text: String) throws {
    for line in ["T", "1d"] { try send(line) }
    try send("enter", waitingFor: text)
  }
}
